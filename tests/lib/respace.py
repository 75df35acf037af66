"""The same module in other spacing: what stands between tokens says nothing."""
import re

# A comment; a string, which may be a name or a label; a name, number, keyword or label; dots; any other character by itself.
TOKEN = re.compile(rb';[^\n]*|(?:[@%$]|c(?="))?"[^"]*":?|[@%$!#^]?[-+a-zA-Z$._0-9\\]+:?|.', re.S)
WORD = re.compile(rb"[-+a-zA-Z$._0-9\\]")


def tokens(text):
    return [t for t in TOKEN.findall(text) if not t.isspace() and not t.startswith(b";")]


def tight(text):
    """No space where none is needed."""
    out, last = [], b""
    for t in tokens(text):
        if last and (WORD.match(last[-1:]) or last.endswith(b":")) and (WORD.match(t[:1]) or t == b":"):
            out.append(b" ")
        elif last.endswith((b"!", b"#", b"@", b"%", b"$", b"^")) or t == b":":
            out.append(b" ")
        out.append(t)
        last = t
    return b"".join(out)


FORMS = {
    "tight": tight,
    "lines": lambda x: b"\n".join(tokens(x)) + b"\n",
    "tabs": lambda x: b"\t\t" + b"\t".join(tokens(x)),
    "comments": lambda x: b";,)]}\n" + b" ; label %x, align 4 \"\n".join(tokens(x)) + b";",
    "wide": lambda x: (b" " * 37).join(tokens(x)),
    "crlf": lambda x: x.replace(b"\n", b"\r\n"),
    "crs": lambda x: b"\r".join(tokens(x)),
}
