"""What all random_*.py write functions with: lines, values and blocks with names of their own, and a seed that decides everything."""
import random


class Code:
    def __init__(self, seed=0, r=None):
        self.r, self.lines, self.count = r or random.Random(seed), [], 0

    def fresh(self):
        """Of a value that nobody has yet."""
        self.count += 1
        return "%%t%d" % self.count

    def emit(self, text):
        """The value of an instruction."""
        name = self.fresh()
        self.lines.append("  %s = %s" % (name, text))
        return name

    def do(self, text):
        """An instruction without a value."""
        self.lines.append("  " + text)

    def label(self, what="b"):
        """Of a block that nobody has yet; it begins where it is placed."""
        self.count += 1
        return "%s%d" % (what, self.count)

    def place(self, label):
        self.lines.append(label + ":")
