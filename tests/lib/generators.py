"""Modules of size n, for scaling and determinism. The text grows linearly with n in every kind."""


def functions(n):
    """n small independent functions."""
    return "".join("define i32 @f%d(i32 %%x, i32 %%y) {\n  %%a = add i32 %%x, %d\n  %%b = mul i32 %%a, %%y\n  %%c = icmp slt i32 %%b, %%x\n"
                   "  %%d = select i1 %%c, i32 %%a, i32 %%b\n  ret i32 %%d\n}\n" % (i, i) for i in range(n))


def calls(n):
    """A chain of calls, internal functions, callees after callers."""
    out = ["define i32 @main(i32 %%x) {\n  %%r = call i32 @g%d(i32 %%x)\n  ret i32 %%r\n}\n" % (n - 1)]
    for i in reversed(range(n)):
        callee = "  %%r = call i32 @g%d(i32 %%a)\n" % (i - 1) if i else "  %r = xor i32 %a, 7\n"
        out.append("define internal i32 @g%d(i32 %%x) {\n  %%a = add i32 %%x, %d\n%s  ret i32 %%r\n}\n" % (i, i, callee))
    return "".join(out)


def wrappers(n):
    """n kernels over inlined functions as templates leave them: three levels, each calls the next twice, arguments in structs on the stack; the lowest is shared."""
    slot = "  %%s = alloca %%idx\n  %%pa = alloca ptr\n  store ptr %%p, ptr %%pa\n  %%q = load ptr, ptr %%pa\n  call void @llvm.memcpy.p0.p0.i64(ptr %%s, ptr %%i, i64 8, i1 false)\n"
    out = ["%idx = type { i32, i32 }\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"]
    for k in range(n):
        out.append("define ptx_kernel void @k%d(ptr %%p, i32 %%a, i32 %%b) {\n  %%i = alloca %%idx\n  store i32 %%a, ptr %%i\n  %%y = getelementptr %%idx, ptr %%i, i32 0, i32 1\n  store i32 %%b, ptr %%y\n"
                   "  call void @w%d.2(ptr %%i, ptr %%p)\n  ret void\n}\n" % (k, k))
        for d in (2, 1, 0):
            callee = "w%d.%d" % (k, d - 1) if d else "leaf"
            out.append(("define linkonce_odr void @w%d.%d(ptr %%i, ptr %%p) alwaysinline {\n" + slot) % (k, d))
            for j in range(2):
                out.append("  %%f%d = getelementptr %%idx, ptr %%s, i32 0, i32 %d\n  %%v%d = load i32, ptr %%f%d\n  %%w%d = add i32 %%v%d, %d\n  store i32 %%w%d, ptr %%f%d\n  call void @%s(ptr %%s, ptr %%q)\n"
                           % (j, j, j, j, j, j, 3 * d + j + 1, j, j, callee))
            out.append("  ret void\n}\n")
    out.append("define linkonce_odr void @leaf(ptr %i, ptr %p) alwaysinline {\n" + slot.replace("%%", "%") + "  %x = load i32, ptr %s\n  %f = getelementptr %idx, ptr %s, i32 0, i32 1\n"
               "  %y = load i32, ptr %f\n  %e = mul i32 %x, %y\n  %o = sext i32 %e to i64\n  %g = getelementptr float, ptr %q, i64 %o\n  %l = load float, ptr %g\n  %m = fadd float %l, 1.0\n"
               "  store float %m, ptr %g\n  ret void\n}\n")
    return "".join(out)


def ring(n):
    """n functions that call each other in a ring: half of them come into the others, and go one by one, each with the last mention of the next."""
    out = ["define i32 @f(i32 %x) {\n  %r = call i32 @g0(i32 %x)\n  ret i32 %r\n}\n"]
    out += ["define internal i32 @g%d(i32 %%x) {\n  %%c = icmp eq i32 %%x, %d\n  br i1 %%c, label %%a, label %%b\na:\n  ret i32 %%x\nb:\n  %%y = sub i32 %%x, 1\n"
            "  %%r = call i32 @g%d(i32 %%y)\n  %%z = add i32 %%r, %d\n  ret i32 %%z\n}\n" % (i, i, (i + 1) % n, i) for i in range(n)]
    return "".join(out)


def large_callee(n):
    """n calls of a function of n instructions, which stays one: one function makes half of them, another each of the others."""
    call = "  call void @large(ptr %p, i32 %x)\n"
    bodies = [("large", "  store volatile i32 %x, ptr %p\n" * n), ("f", call * (n // 2))] + [("g%d" % i, call) for i in range(n // 2)]
    return "".join("define void @%s(ptr %%p, i32 %%x) {\n%s  ret void\n}\n" % b for b in bodies)


def call_row(n):
    """n calls in one block, of a small function that is inlined everywhere."""
    out = ["define internal i32 @mix(i32 %a, i32 %b) {\n  %x = mul i32 %a, 77\n  %y = xor i32 %x, %b\n  ret i32 %y\n}\ndefine i32 @f(i32 %v0, i32 %n) {\n"]
    out += ["  %%v%d = call i32 @mix(i32 %%v%d, i32 %%n)\n" % (i + 1, i) for i in range(n)]
    return "".join(out) + "  ret i32 %%v%d\n}\n" % n


def branch_row(n):
    """The same with a function of three blocks."""
    out = ["define internal i32 @pick(i32 %a, i32 %b) {\n  %c = icmp sgt i32 %a, %b\n  br i1 %c, label %t, label %e\nt:\n  %m = mul i32 %a, %b\n  br label %e\n"
           "e:\n  %r = phi i32 [ %m, %t ], [ %a, %0 ]\n  ret i32 %r\n}\ndefine i32 @f(i32 %v0, i32 %n) {\n"]
    out += ["  %%v%d = call i32 @pick(i32 %%v%d, i32 %%n)\n" % (i + 1, i) for i in range(n)]
    return "".join(out) + "  ret i32 %%v%d\n}\n" % n


def straight(n):
    """One block of n instructions over the last few values."""
    out = ["define i32 @f(i32 %v0, i32 %v1) {\n"]
    for i in range(2, n + 2):
        out.append("  %%v%d = %s i32 %%v%d, %%v%d\n" % (i, ("add", "mul", "xor", "sub")[i % 4], i - 1, i - 2))
    return "".join(out) + "  ret i32 %%v%d\n}\n" % (n + 1)


def diamonds(n):
    """n diamonds in a row, a phi in each join."""
    out = ["define i32 @f(i32 %x, i1 %c) {\nentry:\n  br label %h0\n"]
    for i in range(n):
        p = "%%p%d" % (i - 1) if i else "%x"
        out.append("h%d:\n  br i1 %%c, label %%a%d, label %%b%d\na%d:\n  %%u%d = add i32 %s, %d\n  br label %%j%d\nb%d:\n  %%w%d = mul i32 %s, 3\n"
                   "  br label %%j%d\nj%d:\n  %%p%d = phi i32 [ %%u%d, %%a%d ], [ %%w%d, %%b%d ]\n  br label %%h%d\n"
                   % (i, i, i, i, i, p, i, i, i, i, p, i, i, i, i, i, i, i, i + 1))
    return "".join(out) + "h%d:\n  ret i32 %%p%d\n}\n" % (n, n - 1)


def switch(n):
    """A switch with n cases into one join with a phi."""
    cases = "".join("    i32 %d, label %%c%d\n" % (i * 3, i) for i in range(n))
    blocks = "".join("c%d:\n  br label %%j\n" % i for i in range(n))
    phi = ", ".join("[ %d, %%c%d ]" % (i * 7, i) for i in range(n))
    return "define i32 @f(i32 %%x) {\n  switch i32 %%x, label %%d [\n%s  ]\n%sd:\n  br label %%j\nj:\n  %%r = phi i32 [ 0, %%d ], %s\n  ret i32 %%r\n}\n" % (cases, blocks, phi)


def memory(n):
    """Allocas, stores and loads in one block."""
    out = ["define i32 @f(i32 %x, ptr %p) {\n"]
    for i in range(n):
        out.append("  %%a%d = alloca i32\n" % i)
    for i in range(n):
        out.append("  store i32 %%x, ptr %%a%d\n  %%g%d = getelementptr i32, ptr %%p, i64 %d\n  %%l%d = load i32, ptr %%a%d\n  store i32 %%l%d, ptr %%g%d\n" % (i, i, i, i, i, i, i))
    return "".join(out) + "  ret i32 %x\n}\n"


def loops(n):
    """n loops one after the other."""
    out = ["define void @f(ptr %p, i64 %n) {\nentry:\n  br label %l0\n"]
    for i in range(n):
        prev = "l%d" % (i - 1) if i else "entry"
        out.append("l%d:\n  %%i%d = phi i64 [ 0, %%%s ], [ %%k%d, %%l%d ]\n  %%q%d = getelementptr float, ptr %%p, i64 %%i%d\n  store float 0.0, ptr %%q%d\n"
                   "  %%k%d = add i64 %%i%d, 1\n  %%c%d = icmp slt i64 %%k%d, %%n\n  br i1 %%c%d, label %%l%d, label %%l%d\n" % (i, i, prev, i, i, i, i, i, i, i, i, i, i, i, i + 1))
    return "".join(out) + "l%d:\n  ret void\n}\n" % n


def decided(n):
    """n loops one after the other, with a branch on a constant; a few may leave to another place, but do not."""
    out = ["define void @f(ptr %p, i64 %n) {\nentry:\n  br label %l0\n"]
    for i in range(n):
        prev = "t%d" % (i - 1) if i else "entry"
        other = "x%d" % i if i % 100 == 7 else "t%d" % i
        out.append("l%d:\n  %%i%d = phi i64 [ 0, %%%s ], [ %%k%d, %%t%d ]\n  br i1 true, label %%a%d, label %%b%d\na%d:\n  %%s%d = add i64 %%i%d, 0\n  br label %%t%d\nb%d:\n  br label %%%s\n" % (i, i, prev, i, i, i, i, i, i, i, i, i, other))
        if other[0] == "x":
            out.append("x%d:\n  ret void\n" % i)
        out.append("t%d:\n  store i64 %%i%d, ptr %%p\n  %%k%d = add i64 %%i%d, 1\n  %%c%d = icmp slt i64 %%k%d, %%n\n  br i1 %%c%d, label %%l%d, label %%l%d\n" % (i, i, i, i, i, i, i, i, i + 1))
    return "".join(out) + "l%d:\n  ret void\n}\n" % n


def walked(n):
    """n nests of two loops, one after the other, that walk an array from end to end."""
    out = ["define void @f(ptr %p) {\nentry:\n  br label %o0\n"]
    for i in range(n):
        out.append("oI:\n  %iI = phi i64 [ 0, %PREV ], [ %inI, %lI ]\n  %rI = mul i64 %iI, 20\n  br label %hI\nhI:\n  %jI = phi i64 [ 0, %oI ], [ %jnI, %hI ]\n  %vI = add i64 %rI, %jI\n"
                   "  %qI = getelementptr float, ptr %p, i64 %vI\n  store float 0.0, ptr %qI\n  %jnI = add i64 %jI, 1\n  %djI = icmp eq i64 %jnI, 20\n  br i1 %djI, label %lI, label %hI\n"
                   "lI:\n  %inI = add i64 %iI, 1\n  %diI = icmp eq i64 %inI, 10\n  br i1 %diI, label %oNEXT, label %oI\n".replace("PREV", "l%d" % (i - 1) if i else "entry").replace("NEXT", str(i + 1)).replace("I", str(i)))
    return "".join(out) + "o%d:\n  ret void\n}\n" % n


def globals_(n):
    """n variables with initialisers and a function that uses each."""
    out = ["@g%d = internal global [4 x i32] [i32 %d, i32 1, i32 2, i32 3]\n" % (i, i) for i in range(n)]
    out.append("define void @f() {\n" + "".join("  store i32 %d, ptr @g%d\n" % (i, i) for i in range(n)) + "  ret void\n}\n")
    return "".join(out)


def globals_of_one(n):
    """n variables that one function alone uses; each is read before it is written."""
    out = "".join("@g%d = internal global i32 %d\n" % (i, i) for i in range(n)) + "define void @f() norecurse {\n"
    return out + "".join("  %%l%d = load i32, ptr @g%d\n  %%a%d = add i32 %%l%d, 1\n  store i32 %%a%d, ptr @g%d\n" % (i, i, i, i, i, i) for i in range(n)) + "  ret void\n}\n"


def metadata(n):
    """A chain of nodes and n attachments."""
    out = ["define void @f(ptr %p) {\n" + "".join("  store i32 %d, ptr %%p, !tbaa !%d\n" % (i, 3 + 2 * i) for i in range(n)) + "  ret void\n}\n", "!0 = !{!\"root\"}\n!1 = !{!\"int\", !0, i64 0}\n"]
    for i in range(n):
        out.append("!%d = !{!\"t%d\", !%d, i64 0}\n!%d = !{!%d, !%d, i64 0}\n" % (2 + 2 * i, i, 0, 3 + 2 * i, 2 + 2 * i, 2 + 2 * i))
    return "".join(out)


def aggregate(n):
    """One array of n structures."""
    return "%%t = type { i32, float }\n@a = constant [%d x %%t] [%s]\n" % (n, ", ".join("%%t { i32 %d, float 1.5 }" % i for i in range(n)))


KINDS = {"functions": functions, "calls": calls, "wrappers": wrappers, "call-row": call_row, "branch-row": branch_row, "straight": straight, "diamonds": diamonds, "switch": switch, "memory": memory, "loops": loops,
         "globals": globals_, "metadata": metadata, "aggregate": aggregate}
RING_KINDS = {"ring": ring, "large-callee": large_callee}


def nest(n):
    """n loops, one in the other."""
    out = ["define void @f(i1 %c) {\nentry:\n  br label %h0\n"]
    out += ["h%d:\n  br label %%%s\n" % (i, "h%d" % (i + 1) if i < n - 1 else "l%d" % i) for i in range(n)]
    out += ["l%d:\n  br i1 %%c, label %%h%d, label %%%s\n" % (i, i, "l%d" % (i - 1) if i else "exit") for i in reversed(range(n))]
    return "".join(out) + "exit:\n  ret void\n}\n"


def ladder(n):
    """Two rails with rungs both ways: n cycles with two entries."""
    out = ["define void @f(i1 %c) {\nentry:\n  br i1 %c, label %a0, label %b0\n"]
    for i in range(n):
        for x, y in ("ab", "ba"):
            out.append("%s%d:\n  br i1 %%c, label %%%s%d, label %%%s\n" % (x, i, y, i, "%s%d" % (x, i + 1) if i < n - 1 else "exit"))
    return "".join(out) + "exit:\n  ret void\n}\n"


def endless(n):
    """n branches to endless loops; nothing leaves the function."""
    return ("define void @f(i1 %c) {\nentry:\n  br label %c0\n" + "".join("c%d:\n  br i1 %%c, label %%h%d, label %%c%d\nh%d:\n  br label %%h%d\n" % (i, i, i + 1, i, i) for i in range(n))
            + "c%d:\n  br label %%c%d\n}\n" % (n, n))


def promoted(n):
    """Loops in a row: in each, a product to hoist, a place in memory to keep in a value, a sum used behind it only."""
    body = "".join(f"l{k}:\n  %i{k} = phi i32 [ 0, %{f'x{k - 1}' if k else 'entry'} ], [ %j{k}, %l{k} ]\n  %m{k} = mul i32 %a, {k + 3}\n  %o{k} = load i32, ptr %r\n"
                   f"  %s{k} = add i32 %o{k}, %m{k}\n  %u{k} = xor i32 %s{k}, %i{k}\n  store i32 %u{k}, ptr %r\n  %g{k} = getelementptr i32, ptr %p, i32 %i{k}\n  store i32 %m{k}, ptr %g{k}\n"
                   f"  %t{k} = shl i32 %i{k}, 3\n  %j{k} = add i32 %i{k}, 1\n  %c{k} = icmp slt i32 %j{k}, %n\n  br i1 %c{k}, label %l{k}, label %x{k}\n"
                   f"x{k}:\n  %q{k} = getelementptr i32, ptr %p, i32 %t{k}\n  store i32 0, ptr %q{k}\n  br label %{f'l{k + 1}' if k + 1 < n else 'end'}\n" for k in range(n))
    return f"define void @f(ptr noalias %p, ptr noalias %r, i32 %a, i32 %n) {{\nentry:\n  br label %l0\n{body}end:\n  ret void\n}}\n"


def invariants(n):
    """One loop: every product and every load in it is the same in every round."""
    body = "".join(f"  %g{k} = getelementptr i32, ptr %r, i32 {k}\n  %v{k} = load i32, ptr %g{k}\n  %x{k} = xor i32 %x{k - 1}, %v{k}\n" for k in range(1, n))
    return ("define void @f(ptr noalias %p, ptr noalias %r, i32 %n) {\nentry:\n  br label %l\nl:\n  %i = phi i32 [ 0, %entry ], [ %j, %l ]\n  %x0 = mul i32 %n, %n\n" + body +
            f"  %q = getelementptr i32, ptr %p, i32 %i\n  store i32 %x{n - 1}, ptr %q\n  %j = add i32 %i, 1\n  %c = icmp slt i32 %j, %n\n  br i1 %c, label %l, label %e\ne:\n  ret void\n}}\n")


def exits(n):
    """A loop with n exits to cold blocks."""
    return ("declare void @cold() cold\ndefine void @f(i1 %c) {\nentry:\n  br label %c0\n" + "".join("c%d:\n  br i1 %%c, label %%x%d, label %%c%d\n" % (i, i, i + 1) for i in range(n))
            + "c%d:\n  br i1 %%c, label %%c0, label %%done\n" % n + "".join("x%d:\n  call void @cold()\n  br label %%done\n" % i for i in range(n)) + "done:\n  ret void\n}\n")


def irreducible(n):
    """n loops one after the other, each with a cycle of two entries inside."""
    return ("define void @f(i1 %c) {\nentry:\n  br label %h0\n" + "".join(
        "h%d:\n  br i1 %%c, label %%a%d, label %%b%d\na%d:\n  br label %%b%d\nb%d:\n  br i1 %%c, label %%a%d, label %%l%d\nl%d:\n  br i1 %%c, label %%h%d, label %%h%d\n" % (i, i, i, i, i, i, i, i, i, i, i + 1)
        for i in range(n)) + "h%d:\n  ret void\n}\n" % n)


def polynomials(n):
    """Recurrences of recurrences: every phi adds the one before, products of them."""
    out = ["define i32 @f(i32 %a, i32 %n) {\nentry:\n  br label %l\nl:\n  %i = phi i32 [ 0, %entry ], [ %i1, %l ]\n"]
    out += ["  %%p%d = phi i32 [ %%a, %%entry ], [ %%q%d, %%l ]\n" % (j, j) for j in range(n)]
    out += ["  %%q%d = add i32 %%p%d, %s\n" % (j, j, "%%p%d" % (j - 1) if j % 7 else "%i") for j in range(n)]
    out += ["  %%m%d = mul i32 %%p%d, %%q%d\n" % (j, j, (j * 5 + 3) % n) for j in range(n)]
    return "".join(out) + "  %i1 = add nsw i32 %i, 1\n  %c = icmp slt i32 %i1, %n\n  br i1 %c, label %l, label %x\nx:\n  ret i32 %i\n}\n"


def sums(n):
    """A chain of additions of values nothing is known of."""
    return "declare i32 @g()\ndefine i32 @f(i32 %v0) {\n" + "".join("  %%u%d = call i32 @g()\n  %%v%d = add i32 %%v%d, %%u%d\n" % (j, j + 1, j, j) for j in range(n)) + "  ret i32 %%v%d\n}\n" % n


def sequence(n):
    """Loops one after the other, each counting on from where the last one stopped."""
    out = ["define i32 @f(i32 %n) {\nentry:\n  br label %l0\n"]
    for j in range(n):
        start, prev = ("%%k%d" % (j - 1), "x%d" % (j - 1)) if j else ("0", "entry")
        out.append("l%d:\n  %%i%d = phi i32 [ %s, %%%s ], [ %%k%d, %%l%d ]\n  %%k%d = add nsw i32 %%i%d, 1\n  %%c%d = icmp slt i32 %%k%d, %%n\n  br i1 %%c%d, label %%l%d, label %%x%d\n"
                   "x%d:\n  br label %%l%d\n" % (j, j, start, prev, j, j, j, j, j, j, j, j, j, j, j + 1))
    return "".join(out) + "l%d:\n  ret i32 %%k%d\n}\n" % (n, n - 1)


def counters(n):
    """Nests of 40 loops, one after the other: a counter in each, and sums of the counters around."""
    deep, groups, out, prev = 40, max(1, n // 40), ["define void @f(i32 %n) {\nentry:\n  br label %h0\n"], "entry"
    for g in range(groups):
        b = g * deep
        for j in range(b, b + deep):
            out.append("h%d:\n  %%i%d = phi i32 [ 0, %%%s ], [ %%k%d, %%t%d ]\n  %%s%d = add i32 %%i%d, %s\n  br label %%%s\n"
                       % (j, j, prev if j == b else "h%d" % (j - 1), j, j, j, j, "%n" if j == b else "%%s%d" % (j - 1), "h%d" % (j + 1) if j < b + deep - 1 else "t%d" % j))
        for j in reversed(range(b, b + deep)):
            out.append("t%d:\n  %%k%d = add nsw i32 %%i%d, 1\n  %%c%d = icmp slt i32 %%k%d, %%n\n  br i1 %%c%d, label %%h%d, label %%%s\n" % (j, j, j, j, j, j, j, "t%d" % (j - 1) if j > b else "e%d" % g))
        out.append("e%d:\n  br label %%%s\n" % (g, "h%d" % (b + deep) if g < groups - 1 else "end"))
        prev = "e%d" % g
    return "".join(out) + "end:\n  ret void\n}\n"


# Shapes of control flow, for analyses.
CFG_KINDS = {"nest": nest, "ladder": ladder, "endless": endless, "exits": exits, "irreducible": irreducible, "switch": switch, "diamonds": diamonds, "loops": loops}


def addresses(n):
    """n accesses by variable offsets: chains of getelementptr, phis that walk, selects, locals that escape late."""
    out = ["declare void @take(ptr)\ndeclare void @look(ptr captures(none))\ndefine void @f(i1 %c, ptr noalias %p, ptr %q, i64 %n) {\nentry:\n  br label %b0\n"]
    for i in range(n // 8):
        back = "b%d" % (i - 1) if i else "entry"
        prev = "%%w%d" % (i - 1) if i else "%p"
        out.append("b%d:\n  %%i%d = phi i64 [ 0, %%%s ], [ %%j%d, %%b%d ]\n  %%w%d = phi ptr [ %s, %%%s ], [ %%x%d, %%b%d ]\n" % (i, i, back, i, i, i, prev, back, i, i))
        out.append("  %%a%d = alloca [8 x i32]\n  %%e%d = getelementptr [8 x i32], ptr %%a%d, i64 0, i64 %%i%d\n  store i32 0, ptr %%e%d\n" % (i, i, i, i, i))
        out.append("  %%g%d = getelementptr { i32, i32, i32 }, ptr %%w%d, i64 %%i%d, i32 1\n  %%s%d = select i1 %%c, ptr %%g%d, ptr %%e%d\n  store i32 1, ptr %%s%d\n" % (i, i, i, i, i, i, i))
        out.append("  %%l%d = load ptr, ptr %%q\n  store i32 2, ptr %%l%d\n  call void @%s(ptr %%a%d)\n  store i32 3, ptr %%g%d\n" % (i, i, "take" if i % 7 == 0 else "look", i, i))
        out.append("  %%x%d = getelementptr i8, ptr %%w%d, i64 12\n  %%j%d = add nuw nsw i64 %%i%d, 1\n  br i1 %%c, label %%b%d, label %%%s\n" % (i, i, i, i, i, "b%d" % (i + 1) if i < n // 8 - 1 else "exit"))
    return "".join(out) + "exit:\n  ret void\n}\n"


ALIAS_KINDS = {"addresses": addresses, "memory": memory}


def store_run(n):
    """n stores to places of their own through one pointer that may be any, then n loads of them."""
    out = ["define void @f(ptr %p, ptr noalias %q, ptr %s) {\n"]
    out += ["  %%a%d = getelementptr i32, ptr %%%s, i64 %d\n  store i32 %d, ptr %%a%d\n" % (i, "qp"[i % 2], i, i, i) for i in range(n)]
    out += ["  %%v%d = load i32, ptr %%a%d\n" % (i, i) for i in range(n)]
    return "".join(out) + "  ret void\n}\n"


def store_ladder(n):
    """n diamonds in a row, a store to another place in one side of each, loads in every join."""
    out = ["define void @f(i1 %c, ptr noalias %p, ptr noalias %q, ptr %s) {\nentry:\n  br label %h0\n"]
    for i in range(n):
        out.append("h%d:\n  %%u%d = load i32, ptr %%p\n  %%x%d = getelementptr i32, ptr %%s, i64 %d\n  br i1 %%c, label %%a%d, label %%b%d\na%d:\n  store i32 %d, ptr %%q\n  br label %%j%d\n"
                   "b%d:\n  br label %%j%d\nj%d:\n  %%v%d = load i32, ptr %%x%d\n  store i32 %%v%d, ptr %%p\n  br label %%h%d\n" % (i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i + 1))
    return "".join(out) + "h%d:\n  ret void\n}\n" % n


def store_nest(n):
    """n loops, one in the other, each with a load at its head and a store to another place at its end."""
    out = ["define void @f(i1 %c, ptr noalias %p, ptr noalias %q) {\nentry:\n  br label %h0\n"]
    out += ["h%d:\n  %%v%d = load i32, ptr %%p\n  br label %%%s\n" % (i, i, "h%d" % (i + 1) if i < n - 1 else "l%d" % i) for i in range(n)]
    out += ["l%d:\n  store i32 %d, ptr %%q\n  br i1 %%c, label %%h%d, label %%%s\n" % (i, i, i, "l%d" % (i - 1) if i else "exit") for i in reversed(range(n))]
    return "".join(out) + "exit:\n  ret void\n}\n"


def store_switch(n):
    """A switch with n cases, few of which write, and n loads of places of their own after the join."""
    return ("define void @f(i32 %x, ptr noalias %p, ptr noalias %q) {\nentry:\n  switch i32 %x, label %j [\n" + "".join("    i32 %d, label %%c%d\n" % (i, i) for i in range(n)) + "  ]\n"
            + "".join("c%d:\n%s  br label %%j\n" % (i, "  store i32 1, ptr %q\n" if i % 50 == 0 else "") for i in range(n)) + "j:\n"
            + "".join("  %%a%d = getelementptr i32, ptr %%p, i64 %d\n  %%v%d = load i32, ptr %%a%d\n" % (i, i, i, i) for i in range(n)) + "  ret void\n}\n")


def store_chain(n):
    """n getelementptr, one on the other, by constants and by one number in turn, and a load and a store at each."""
    out = ["define i32 @f(ptr %p0, i64 %i) {\n"]
    out += ["  %%p%d = getelementptr inbounds i32, ptr %%p%d, i64 %s\n  %%v%d = load i32, ptr %%p%d\n  store i32 %%v%d, ptr %%p%d\n" % (j + 1, j, "%i" if j % 2 else j % 7, j, j, j, j + 1) for j in range(n)]
    return "".join(out) + "  %%r = load i32, ptr %%p%d\n  ret i32 %%r\n}\n" % n


MEM_KINDS = {"store-chain": store_chain, "store-ladder": store_ladder, "store-nest": store_nest, "store-run": store_run, "store-switch": store_switch}
# Recurrences, for scalar evolution.
REC_KINDS = {"polynomials": polynomials, "sums": sums, "sequence": sequence, "counters": counters, "loops": loops, "diamonds": diamonds, "straight": straight}


def counter_nest(n):
    """n loops, one in the other, each with a counter of its own that starts from the one around."""
    out = ["define void @f(i32 %n) {\nentry:\n  br label %h0\n"]
    for j in range(n):
        start, prev = ("%%i%d" % (j - 1), "h%d" % (j - 1)) if j else ("0", "entry")
        out.append("h%d:\n  %%i%d = phi i32 [ %s, %%%s ], [ %%k%d, %%t%d ]\n  br label %%%s\n" % (j, j, start, prev, j, j, "h%d" % (j + 1) if j < n - 1 else "t%d" % j))
    out += ["t%d:\n  %%k%d = add nsw i32 %%i%d, 1\n  %%c%d = icmp slt i32 %%k%d, %%n\n  br i1 %%c%d, label %%h%d, label %%%s\n" % (j, j, j, j, j, j, j, "t%d" % (j - 1) if j else "exit") for j in reversed(range(n))]
    return "".join(out) + "exit:\n  ret void\n}\n"


def powers(n):
    """Products of a counter with itself and with earlier products: recurrences of growing degree."""
    out = ["define i32 @f(i32 %n) {\nentry:\n  br label %l\nl:\n  %i = phi i32 [ 0, %entry ], [ %i1, %l ]\n  %p0 = mul i32 %i, %i\n"]
    out += ["  %%p%d = mul i32 %%p%d, %s\n" % (j, j - 1, "%i" if j % 3 else "%%p%d" % (j // 2)) for j in range(1, n)]
    return "".join(out) + "  %i1 = add nsw i32 %i, 1\n  %c = icmp slt i32 %i1, %n\n  br i1 %c, label %l, label %x\nx:\n  ret i32 %i\n}\n"


def subscripts(n):
    """Nests of two loops, each in a function of its own, that read and write an array of two dimensions with sizes unknown."""
    return "".join("define void @f%d(ptr %%a, i64 %%n, i64 %%m) {\nentry:\n  br label %%o\no:\n  %%i = phi i64 [ 0, %%entry ], [ %%i1, %%t ]\n  %%r = mul nsw i64 %%i, %%m\n  br label %%l\n"
                   "l:\n  %%j = phi i64 [ 0, %%o ], [ %%j1, %%l ]\n  %%x = add nsw i64 %%r, %%j\n  %%p = getelementptr inbounds double, ptr %%a, i64 %%x\n  %%v = load double, ptr %%p\n"
                   "  %%y = add nsw i64 %%x, %d\n  %%q = getelementptr inbounds double, ptr %%a, i64 %%y\n  store double %%v, ptr %%q\n  %%j1 = add nuw nsw i64 %%j, 1\n  %%c = icmp slt i64 %%j1, %%m\n"
                   "  br i1 %%c, label %%l, label %%t\nt:\n  %%i1 = add nuw nsw i64 %%i, 1\n  %%d = icmp slt i64 %%i1, %%n\n  br i1 %%d, label %%o, label %%e\ne:\n  ret void\n}\n" % (i, i % 5) for i in range(max(1, n // 12)))


def divergence(n):
    """Loops that threads leave one by one, and branches that part them; values live out of each."""
    out = ["declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndefine ptx_kernel void @f(ptr %p, i32 %n) {\nentry:\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  br label %h0\n"]
    for j in range(n // 10 + 1):
        start, prev = ("%%m%d" % (j - 1), "j%d" % (j - 1)) if j else ("0", "entry")
        out.append("h%d:\n  %%i%d = phi i32 [ %s, %%%s ], [ %%k%d, %%h%d ]\n  %%k%d = add i32 %%i%d, 1\n  %%c%d = icmp slt i32 %%k%d, %%%s\n  br i1 %%c%d, label %%h%d, label %%x%d\n"
                   % (j, j, start, prev, j, j, j, j, j, j, "t" if j % 2 else "n", j, j, j))
        out.append("x%d:\n  %%d%d = icmp sgt i32 %%k%d, 5\n  br i1 %%d%d, label %%a%d, label %%j%d\na%d:\n  br label %%j%d\nj%d:\n  %%m%d = phi i32 [ 1, %%x%d ], [ %%k%d, %%a%d ]\n  br label %%h%d\n"
                   % (j, j, j, j, j, j, j, j, j, j, j, j, j, j + 1))
    return "".join(out) + "h%d:\n  ret void\n}\n" % (n // 10 + 1)


# What analyses are asked with besides.
def truncations(n):
    """A chain of n sums, each truncated as well: a graph for every truncation."""
    out = ["define i16 @f(i16 %a, ptr %p) {\n  %x0 = zext i16 %a to i64\n"]
    for i in range(n):
        out.append("  %%x%d = add i64 %%x%d, %d\n  %%t%d = trunc i64 %%x%d to i16\n  store i16 %%t%d, ptr %%p\n" % (i + 1, i, i, i, i + 1, i))
    return "".join(out) + "  %%r = trunc i64 %%x%d to i16\n  ret i16 %%r\n}\n" % n


def bytes_of_numbers(n):
    """n numbers put together from bytes, in one block."""
    out = ['target triple = "nvptx64-nvidia-cuda"\ndefine i16 @f(ptr align 2 %p, ptr noalias %q) {\n  %r0 = add i16 0, 0\n']
    for i in range(n):
        out.append("  %%l%d = getelementptr i8, ptr %%p, i64 %d\n  %%h%d = getelementptr i8, ptr %%p, i64 %d\n  %%a%d = load i8, ptr %%l%d\n  %%b%d = load i8, ptr %%h%d\n  %%x%d = zext i8 %%a%d to i16\n"
                   "  %%y%d = zext i8 %%b%d to i16\n  %%s%d = shl i16 %%y%d, 8\n  %%o%d = or i16 %%x%d, %%s%d\n  %%r%d = xor i16 %%o%d, %%r%d\n"
                   % (i, 2 * i, i, 2 * i + 1, i, i, i, i, i, i, i, i, i, i, i, i, i, i + 1, i, i))
    return "".join(out) + "  ret i16 %%r%d\n}\n" % n


def elements(n):
    """A row of n operations on single elements of vectors, each of what the one before made."""
    out = ["define i32 @f(<4 x i32> %v, ptr %p) {\n  %r0 = extractelement <4 x i32> %v, i64 0\n"]
    for i in range(n):
        out.append("  %%i%d = insertelement <4 x i32> zeroinitializer, i32 %%r%d, i64 1\n  %%a%d = add <4 x i32> %%i%d, splat (i32 %d)\n  %%e%d = extractelement <4 x i32> %%a%d, i64 1\n"
                   "  %%w%d = extractelement <4 x i32> %%v, i64 %d\n  %%r%d = xor i32 %%e%d, %%w%d\n" % (i, i, i, i, i, i, i, i, i % 4, i + 1, i, i))
    return "".join(out) + "  ret i32 %%r%d\n}\n" % n


def machines(n):
    """n machines of two states, one behind the other."""
    out = ["define i32 @f(i32 %n, i32 %r0) {\ne:\n  br label %h0\n"]
    for i in range(n):
        before = "x%d" % (i - 1) if i else "e"
        out.append(("h#:\n  %i# = phi i32 [ 0, %@ ], [ %j#, %n# ]\n  %s# = phi i32 [ 1, %@ ], [ %t#, %n# ]\n  %a# = phi i32 [ %r#, %@ ], [ %z#, %n# ]\n  switch i32 %s#, label %x# [\n    i32 1, label %o#\n    i32 2, label %w#\n  ]\n"
                    "o#:\n  %b# = add i32 %a#, 5\n  br label %n#\nw#:\n  %c# = mul i32 %a#, 7\n  br label %n#\nn#:\n  %t# = phi i32 [ 2, %o# ], [ 1, %w# ]\n  %z# = phi i32 [ %b#, %o# ], [ %c#, %w# ]\n  %j# = add i32 %i#, 1\n"
                    "  %k# = icmp ult i32 %j#, %n\n  br i1 %k#, label %h#, label %x#\nx#:\n").replace("#", str(i)).replace("@", before) + "  %%r%d = phi i32 [ %%a%d, %%h%d ], [ %%z%d, %%n%d ]\n  br label %%h%d\n" % (i + 1, i, i, i, i, i + 1))
    return "".join(out) + "h%d:\n  ret i32 %%r%d\n}\n" % (n, n)


def stores_of_sides(n):
    """n branches one behind the other, the sides of which store to one place each."""
    out = ["define void @f(ptr %p, i32 %x, i1 %c) {\n  br label %h0\n"]
    for i in range(n):
        out.append(("h#:\n  br i1 %c, label %t#, label %e#\nt#:\n  %g# = getelementptr i32, ptr %p, i64 #\n  store i32 %x, ptr %g#\n  br label %j#\n"
                    "e#:\n  %k# = getelementptr i32, ptr %p, i64 #\n  store i32 #, ptr %k#\n  br label %j#\nj#:\n").replace("#", str(i)) + "  br label %%h%d\n" % (i + 1))
    return "".join(out) + "h%d:\n  ret void\n}\n" % n


NVPTX = 'target triple = "nvptx64-nvidia-cuda"\n'


def copies(n):
    """n variables, each a copy of the one below it, read at an index: the last one first."""
    out = [NVPTX + "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndefine ptx_kernel void @f(ptr byval([8 x i32]) %v0, i64 %i, ptr %o) {\n"]
    for i in range(n, 0, -1):
        out.append("  %%v%d = alloca [8 x i32]\n" % i)
    for i in range(1, n + 1):
        out.append("  call void @llvm.memcpy.p0.p0.i64(ptr %%v%d, ptr %%v%d, i64 32, i1 false)\n  %%a%d = getelementptr i32, ptr %%v%d, i64 %%i\n  %%r%d = load i32, ptr %%a%d\n"
                   "  store volatile i32 %%r%d, ptr %%o\n" % (i, i - 1, i, i, i, i, i))
    return "".join(out) + "  ret void\n}\n"


def handed_down(n):
    """n functions, each of which hands its pointer to the next; and what each does with it."""
    out = [NVPTX + "@s = internal addrspace(3) global [8 x i32] undef\n"]
    for i in range(n):
        out.append("define internal void @f%d(ptr %%p, i1 %%c) {\n  %%a = getelementptr i32, ptr %%p, i64 1\n  %%s = select i1 %%c, ptr %%a, ptr %%p\n  %%v = load i32, ptr %%s\n  store i32 %%v, ptr %%p\n%s  ret void\n}\n"
                   % (i, "  call void @f%d(ptr %%s, i1 %%c)\n" % (i + 1) if i + 1 < n else ""))
    return "".join(out) + "define ptx_kernel void @k(i1 %c) {\n  call void @f0(ptr addrspacecast (ptr addrspace(3) @s to ptr), i1 %c)\n  ret void\n}\n"


def restricted(n):
    """n accesses through restrict arguments, and long copies between them."""
    out = [NVPTX + "declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\ndefine ptx_kernel void @f(ptr noalias %p0, ptr noalias %p1, ptr noalias %p2, ptr %p3, ptr byval({ptr, i32}) %p4, i1 %c) {\n"]
    for i in range(n):
        out.append("  %%a%d = getelementptr i32, ptr %%p%d, i64 %d\n  %%v%d = load i32, ptr %%a%d\n  store i32 %%v%d, ptr %%p%d\n" % (i, i % 4, i, i, i, i, (i + 1) % 4))
        if i % 8 == 0:
            out.append("  call void @llvm.memmove.p0.p0.i64(ptr align 8 %%p%d, ptr align 8 %%p3, i64 256, i1 false)\n  %%q%d = load ptr, ptr %%p4\n  store i32 %%v%d, ptr %%q%d\n" % (i % 3, i, i, i))
    return "".join(out) + "  ret void\n}\n"


SPACE_KINDS = {"copies": copies, "handed-down": handed_down, "restricted": restricted}
def recurrences_beside(n):
    """n loops, one behind the other, each with a recurrence through memory and a store beside it, in places that may be the same."""
    out = ["define void @f(ptr %a, ptr %c, i64 %n) {\nx0:\n"]
    for i in range(n):
        out.append(("  br label %h#\nh#:\n  %i# = phi i64 [ 0, %x# ], [ %j#, %h# ]\n  %p# = getelementptr inbounds i32, ptr %a, i64 %i#\n  %y# = load i32, ptr %p#\n  %j# = add nuw nsw i64 %i#, 1\n"
                    "  %q# = getelementptr inbounds i32, ptr %a, i64 %j#\n  store i32 %y#, ptr %q#\n  %r# = getelementptr inbounds i32, ptr %c, i64 %i#\n  store i32 7, ptr %r#\n"
                    "  %d# = icmp eq i64 %j#, %n\n  br i1 %d#, label %x@, label %h#, !llvm.loop !0\nx@:\n").replace("#", str(i)).replace("@", str(i + 1)))
    return "".join(out) + '  ret void\n}\n!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.distribute.enable", i1 true}\n'


def chosen_slots(n):
    """n stack slots of which one half is written and the other chosen by a select."""
    slots = "".join("  %%a%d = alloca [2 x i32]\n" % i for i in range(n))
    halves = "".join("  %g# = getelementptr i8, ptr %a#, i64 4\n  store i32 #, ptr %g#\n  %v# = load volatile i32, ptr %g#\n".replace("#", str(i)) for i in range(n))
    chosen = "".join("  %p# = select i1 %c, ptr %a#, ptr %o\n  store volatile i32 #, ptr %p#\n".replace("#", str(i)) for i in range(n))
    return "define void @f(i1 %c, ptr %o) {\n" + slots + halves + chosen + "  ret void\n}\n"


SLOT_KINDS = {"chosen-slots": chosen_slots}
DISTRIBUTE_KINDS = {"recurrences-beside": recurrences_beside}
SIDE_KINDS = {"stores-of-sides": stores_of_sides}
MACHINE_KINDS = {"machines": machines}
SHAPE_KINDS = {"truncations": truncations, "bytes-of-numbers": bytes_of_numbers, "elements": elements}
def divisor(n):
    """A loop divides by what n operations make before it."""
    out = "define i32 @f(i32 %a, i32 %b, i32 %n) {\nentry:\n  br label %l\nl:\n  %i = phi i32 [ 0, %entry ], [ %j, %l ]\n  %s = phi i32 [ 0, %entry ], [ %t, %l ]\n  %v0 = add i32 %a, 1\n"
    out += "".join("  %%v%d = %s i32 %%v%d, %%b\n" % (i + 1, ("mul", "xor")[i % 2], i) for i in range(n))
    return out + "  %%o = or i32 %%v%d, 1\n  %%d = udiv i32 %%a, %%o\n  %%t = add i32 %%s, %%d\n  %%j = add i32 %%i, 1\n  %%c = icmp ult i32 %%j, %%n\n  br i1 %%c, label %%l, label %%x\nx:\n  ret i32 %%t\n}\n" % n
HOIST_KINDS = {"promoted": promoted, "invariants": invariants, "divisor": divisor}
def uses_of_one_counter(n):
    """One loop of one block: of a counter n sums that are extended, n comparisons that are always true and n remainders that are the counter."""
    out = ['target datalayout = "n8:16:32:64"\ndefine void @f(ptr %a) {\ne:\n  br label %l\nl:\n  %i = phi i32 [ 0, %e ], [ %j, %l ]\n  %j = add nsw i32 %i, 1\n']
    for k in range(n):
        out.append("  %%s%d = add i32 %%i, %d\n  %%x%d = sext i32 %%s%d to i64\n  store volatile i64 %%x%d, ptr %%a\n" % (k, k % 7 + 1, k, k, k))
        out.append("  %%c%d = icmp ult i32 %%i, %d\n  store volatile i1 %%c%d, ptr %%a\n" % (k, k + 1000000, k))
        out.append("  %%r%d = urem i32 %%i, %d\n  store volatile i32 %%r%d, ptr %%a\n" % (k, k + 1000000, k))
    return "".join(out) + "  %c = icmp slt i32 %j, 1000\n  br i1 %c, label %l, label %x\nx:\n  ret void\n}\n"


def rounds_that_go(n):
    """n loops, one behind the other: of every four one does nothing, one goes round once, one is tested at the top, one has a branch that is decided."""
    out = ["define void @f(ptr %p, i32 %n) {\nentry:\n  br label %p0\n"]
    head = "p#:\n  br label %h#\nh#:\n  %i# = phi i32 [ 0, %p# ], [ %j#, %l# ]\n"
    tail = "l#:\n%s  %%j# = add nuw nsw i32 %%i#, 1\n  %%c# = icmp ult i32 %%j#, %s\n  br i1 %%c#, label %%h#, label %%p@\n"
    store = "  %g# = getelementptr i32, ptr %p, i32 %i#\n  store i32 %i#, ptr %g#\n"
    for i in range(n):
        kind = i % 4
        if kind == 0:
            text = head + "  br label %l#\n" + tail % ("", "17")
        elif kind == 1:
            text = head + "  br label %l#\n" + tail % (store, "1")
        elif kind == 2:
            text = head + "  %c# = icmp ult i32 %i#, %n\n  br i1 %c#, label %l#, label %p@\nl#:\n" + store + "  %j# = add nuw nsw i32 %i#, 1\n  br label %h#\n"
        else:
            text = head + "  br i1 true, label %l#, label %m#\nm#:\n  store i32 %i#, ptr %p\n  br label %l#\n" + tail % (store, "%n")
        out.append(text.replace("#", str(i)).replace("@", str(i + 1)))
    return "".join(out) + "p%d:\n  ret void\n}\n" % n


def _loops(n, body):
    """n times the body, one behind the other: # is its number, @ the next one's; it begins in block p#."""
    head = "define void @f(ptr noalias %p, ptr noalias %q, i64 %n, i1 %c) {\nentry:\n  br label %p0\n"
    return head + "".join(body.replace("#", str(i)).replace("@", str(i + 1)) for i in range(n)) + "p%d:\n  ret void\n}\n" % n


def loops_left(n):
    """n nests of two loops, of whose inner one a block falls out when the branch on %c is decided before it."""
    return _loops(n, "p#:\n  br label %o#\no#:\n  %k# = phi i64 [ 0, %p# ], [ %k1.#, %t# ]\n  br label %h#\n"
                     "h#:\n  %i# = phi i64 [ 0, %o# ], [ %j#, %l# ]\n  %a# = getelementptr i32, ptr %p, i64 %i#\n  %v# = load i32, ptr %a#\n  store i32 1, ptr %a#\n  %e# = icmp eq i32 %v#, 0\n  br i1 %e#, label %m#, label %l#\n"
                     "m#:\n  %w# = add i32 %v#, 1\n  store i32 %w#, ptr %q\n  br i1 %c, label %l#, label %x#\nx#:\n  store i32 %v#, ptr %q\n  br label %t#\n"
                     "l#:\n  %j# = add nsw i64 %i#, 1\n  %d# = icmp slt i64 %j#, %n\n  br i1 %d#, label %h#, label %t#\n"
                     "t#:\n  %k1.# = add nsw i64 %k#, 1\n  %g# = icmp slt i64 %k1.#, %n\n  br i1 %g#, label %o#, label %p@\n")


def loops_of_accesses(n):
    """n / 25 loops, tested at the top, with 102 accesses each."""
    pairs = "".join("  %z#.{0} = getelementptr i32, ptr %a#, i64 {0}\n  %v#.{0} = load i32, ptr %z#.{0}\n  store i32 %v#.{0}, ptr %q\n".format(k) for k in range(51))
    return _loops(max(n // 25, 1), "p#:\n  br label %h#\nh#:\n  %i# = phi i64 [ 0, %p# ], [ %j#, %l# ]\n  %d# = icmp slt i64 %i#, %n\n  br i1 %d#, label %l#, label %p@\n"
                                   "l#:\n  %a# = getelementptr i32, ptr %p, i64 %i#\n" + pairs + "  %j# = add nsw i64 %i#, 1\n  br label %h#\n")


def loops_that_agree(n):
    """n loops that one condition, which all of them ask, ends at once."""
    return _loops(n, "p#:\n  br label %h#\nh#:\n  %i# = phi i64 [ 0, %p# ], [ %j#, %l# ]\n  %a# = getelementptr i32, ptr %p, i64 %i#\n  store i32 1, ptr %a#\n  br i1 %c, label %l#, label %m#\n"
                     "l#:\n  %j# = add nsw i64 %i#, 1\n  %d# = icmp slt i64 %j#, %n\n  br i1 %d#, label %h#, label %p@\nm#:\n  store i32 2, ptr %q\n  br label %p@\n")


EDGES_OF_LOOPS_KINDS = {"loops-left": loops_left, "loops-of-accesses": loops_of_accesses, "loops-that-agree": loops_that_agree, "rounds-that-go": rounds_that_go}
LOOP_KINDS = {"decided": decided, "walked": walked}
MORE_KINDS = {"counter-nest": counter_nest, "powers": powers, "subscripts": subscripts, "divergence": divergence}


def rows(*lines):
    """n of each of the lines, one kind after the other; i is the number, j the next one, from 0 again at the end."""
    return lambda n: "".join(line.format(i=i, j=(i + 1) % n) + "\n" for line in lines for i in range(n))


# What stands outside of functions, for the reader and the verifier: chains, rows, lists.
GLOBAL_KINDS = {
    "globals-of-one": globals_of_one,
    "aliases": lambda n: "@g = global i8 0\n" + rows("@a{i} = alias i8, ptr @a{j}")(n).replace("@a%d = alias i8, ptr @a0\n" % (n - 1), "@a%d = alias i8, ptr @g\n" % (n - 1)),
    "ifuncs": lambda n: ("define ptr @r() {\n  ret ptr null\n}\n" + rows("@i{i} = ifunc void (), ptr @a0", "@a{i} = alias ptr (), ptr @a{j}")(n)).replace("@a%d = alias ptr (), ptr @a0\n" % (n - 1), "@a%d = alias ptr (), ptr @r\n" % (n - 1)),
    "initialisers": rows("@g{i} = constant ptr getelementptr (i8, ptr @g{j}, i64 {i})"),
    "named-metadata": rows("!n{i} = !{{!{i}}}", "!all = !{{!{i}}}", "!{i} = !{{i32 {i}}}"),
    "module-flags": lambda n: "!llvm.module.flags = !{" + ", ".join("!%d" % i for i in range(n)) + "}\n" + rows("!{i} = !{{i32 1, !\"f{i}\", i32 {i}}}")(n),
    "attribute-groups": lambda n: "declare void @f() " + " ".join("#%d" % i for i in range(n)) + "\n" + rows("declare void @f{i}() #{i}", "attributes #{i} = {{ \"k{i}\" }}")(n),
    "comdats": rows("$c{i} = comdat any", "define linkonce_odr void @f{i}() comdat($c{i}) {{\n  ret void\n}}"),
    "types": lambda n: rows("%t{i} = type {{ i32, %t{j} }}")(n).replace("%%t%d = type { i32, %%t0 }" % (n - 1), "%%t%d = type { i32 }" % (n - 1)) + "@g = external global %t0\n",
}


def pointers(n):
    """Functions handed on by address to an internal one that calls what it gets, and functions that load what they call from a constant table."""
    table = ", ".join("ptr @leaf%d" % i for i in range(n))
    out = ["@table = internal constant [%d x ptr] [%s]\ndefine internal i32 @apply(ptr %%fn, ptr %%p) {\n  %%r = call i32 %%fn(ptr %%p)\n  ret i32 %%r\n}\n" % (n, table)]
    for i in range(n):
        out.append("define i32 @pass%d(ptr %%p) {\n  %%r = call i32 @apply(ptr @leaf%d, ptr %%p)\n  %%s = call i32 @apply(ptr @pass%d, ptr %%p)\n  %%t = add i32 %%r, %%s\n  ret i32 %%t\n}\n" % (i, (i * 7) % n, (i * 5 + 1) % n))
        out.append("define i32 @look%d(ptr %%p) {\n  %%g = getelementptr [%d x ptr], ptr @table, i64 0, i64 %d\n  %%f = load ptr, ptr %%g\n  %%r = call i32 %%f(ptr %%p)\n  ret i32 %%r\n}\n" % (i, n, i))
        out.append("define i32 @leaf%d(ptr %%p)%s {\n  %%v = load i32, ptr %%p\n  %%a = call i32 @deep%d(ptr %%p)\n  %%w = add i32 %%v, %%a\n  ret i32 %%w\n}\n" % (i, " noinline" if i % 2 else "", i))
        out.append("define internal i32 @deep%d(ptr %%p)%s {\n  %%v = load i32, ptr %%p\n  ret i32 %%v\n}\n" % (i, " noinline" if i % 3 else ""))
    return "".join(out)


def if_row(n):
    """n `if (a == k) u(k)` in a row."""
    return ("declare void @u(i32)\ndefine i32 @f(i32 %a) {\n  br label %b0\n"
            + "".join("b%d:\n  %%c%d = icmp eq i32 %%a, %d\n  br i1 %%c%d, label %%t%d, label %%b%d\nt%d:\n  call void @u(i32 %d)\n  br label %%b%d\n" % (i, i, i * 3, i, i, i + 1, i, i, i + 1) for i in range(n))
            + "b%d:\n  ret i32 %%a\n}\n" % n)


def else_if(n):
    """if (a == 0) u(0); else if (a == 7) u(1); ... with every third value tested twice."""
    return ("declare void @u(i32)\ndefine i32 @f(i32 %a) {\n  br label %b0\n"
            + "".join("b%d:\n  %%c%d = icmp eq i32 %%a, %d\n  br i1 %%c%d, label %%t%d, label %%b%d\nt%d:\n  call void @u(i32 %d)\n  br label %%e\n" % (i, i, (i - i % 3) * 7, i, i, i + 1, i, i) for i in range(n))
            + "b%d:\n  br label %%e\ne:\n  ret i32 %%a\n}\n" % n)


def else_if_values(n):
    """The same, choosing a value."""
    phi = ", ".join("[ %d, %%t%d ]" % (i * i % 1000, i) for i in range(n))
    return ("define i32 @f(i32 %a) {\n  br label %b0\n"
            + "".join("b%d:\n  %%c%d = icmp eq i32 %%a, %d\n  br i1 %%c%d, label %%t%d, label %%b%d\nt%d:\n  br label %%e\n" % (i, i, i * 7, i, i, i + 1, i) for i in range(n))
            + "b%d:\n  br label %%e\ne:\n  %%r = phi i32 %s, [ -1, %%b%d ]\n  ret i32 %%r\n}\n" % (n, phi, n))


def else_if_nested(n):
    """Every arm of one chain holds a short one of another value; all meet behind."""
    out = ["declare void @u(i32)\ndefine i32 @f(i32 %a, i32 %b) {\n  br label %b0\n"]
    for i in range(n):
        out.append("b%d:\n  %%c%d = icmp eq i32 %%a, %d\n  br i1 %%c%d, label %%t%d, label %%b%d\nt%d:\n  %%d%d = icmp eq i32 %%b, %d\n  br i1 %%d%d, label %%x%d, label %%y%d\n"
                   "x%d:\n  call void @u(i32 %d)\n  br label %%e\ny%d:\n  %%f%d = icmp eq i32 %%b, %d\n  br i1 %%f%d, label %%z%d, label %%e\nz%d:\n  call void @u(i32 1)\n  br label %%e\n"
                   % (i, i, i * 5, i, i, i + 1, i, i, i, i, i, i, i, i, i, i, i + 1, i, i, i))
    return "".join(out) + "b%d:\n  br label %%e\ne:\n  ret i32 %%a\n}\n" % n


def switch_ladder(n):
    """Switches of one value, each the default of the one before."""
    out = ["declare void @u(i32)\ndefine i32 @f(i32 %a) {\n  br label %b0\n"]
    for i in range(n):
        out.append("b%d:\n  switch i32 %%a, label %%b%d [\n    i32 %d, label %%t%d\n    i32 %d, label %%s%d\n  ]\nt%d:\n  call void @u(i32 %d)\n  br label %%b%d\ns%d:\n  call void @u(i32 -%d)\n  br label %%e\n"
                   % (i, i + 1, 4 * i, i, 4 * i + 1, i, i, i, i + 1, i, i))
    return "".join(out) + "b%d:\n  br label %%e\ne:\n  ret i32 %%a\n}\n" % n


def if_row_bodies(n):
    """n `if (a == k) { if (b) u(k); v(k) }` in a row: where an arm ends nobody knows the value from one edge."""
    out = ["declare void @u(i32)\ndeclare void @v(i32)\ndefine i32 @f(i32 %a, i1 %b) {\n  br label %b0\n"]
    for i in range(n):
        out.append("b%d:\n  %%c%d = icmp eq i32 %%a, %d\n  br i1 %%c%d, label %%t%d, label %%b%d\nt%d:\n  br i1 %%b, label %%x%d, label %%y%d\nx%d:\n  call void @u(i32 %d)\n  br label %%y%d\ny%d:\n  call void @v(i32 %d)\n  br label %%b%d\n"
                   % (i, i, i * 3, i, i, i + 1, i, i, i, i, i, i, i, i, i + 1))
    return "".join(out) + "b%d:\n  ret i32 %%a\n}\n" % n


def entered_ladder(n):
    """A chain of tests that a switch of another value enters at every place."""
    cases = "".join("    i32 %d, label %%e%d\n" % (i, i) for i in range(n))
    out = ["declare void @u(i32)\ndefine i32 @f(i32 %%a, i32 %%b) {\n  switch i32 %%b, label %%b0 [\n%s  ]\n" % cases]
    for i in range(n):
        out.append("e%d:\n  call void @u(i32 -%d)\n  br label %%b%d\nb%d:\n  %%c%d = icmp eq i32 %%a, %d\n  br i1 %%c%d, label %%t%d, label %%b%d\nt%d:\n  call void @u(i32 %d)\n  br label %%x\n" % (i, i, i, i, i, i * 3, i, i, i + 1, i, i))
    return "".join(out) + "b%d:\n  br label %%x\nx:\n  ret i32 %%a\n}\n" % n


def flags_row(n):
    """Conditions known on one way into a block, in a function with a barrier."""
    out = ["declare void @u(i32)\ndeclare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\ndefine void @f(i1 %c, i1 %d) {\n  br label %h0\n"]
    for i in range(n):
        out.append("h%d:\n  br i1 %%c, label %%x%d, label %%y%d\nx%d:\n  call void @u(i32 %d)\n  br label %%j%d\ny%d:\n  call void @u(i32 -%d)\n  br label %%j%d\nj%d:\n  %%f%d = phi i1 [ true, %%x%d ], [ %%d, %%y%d ]\n  br i1 %%f%d, label %%t%d, label %%h%d\n"
                   "t%d:\n  call void @u(i32 7)\n  br label %%h%d\n" % (i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i + 1, i, i + 1))
    return "".join(out) + "h%d:\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n  ret void\n}\n" % n


def warp_row(n):
    """Tests of one value with a warp operation here and there."""
    out = ["declare void @u(i32)\ndeclare i32 @llvm.nvvm.activemask()\ndefine void @f(i32 %a) {\n  br label %b0\n"]
    for i in range(n):
        call = "%%m%d = call i32 @llvm.nvvm.activemask()\n  call void @u(i32 %%m%d)" % (i, i) if i % 8 == 7 else "call void @u(i32 %d)" % i
        out.append("b%d:\n  %%c%d = icmp eq i32 %%a, %d\n  br i1 %%c%d, label %%t%d, label %%b%d\nt%d:\n  %s\n  br label %%b%d\n" % (i, i, i * 3, i, i, i + 1, i, call, i + 1))
    return "".join(out) + "b%d:\n  ret void\n}\n" % n


# Tests of one value in a row, for simplifycfg.
def else_if_apart(n):
    """else_if with an empty block before every test: the chain shows only as these go."""
    return ("declare void @u(i32)\ndefine i32 @f(i32 %a) {\n  br label %b0\n"
            + "".join("b%d:\n  %%c%d = icmp eq i32 %%a, %d\n  br i1 %%c%d, label %%t%d, label %%x%d\nx%d:\n  br label %%b%d\nt%d:\n  call void @u(i32 %d)\n  br label %%e\n" % (i, i, i * 7, i, i, i, i, i + 1, i, i) for i in range(n))
            + "b%d:\n  br label %%e\ne:\n  ret i32 %%a\n}\n" % n)


def else_if_weights(n):
    """else_if with branch weights."""
    return ("declare void @u(i32)\ndefine i32 @f(i32 %a) {\n  br label %b0\n"
            + "".join("b%d:\n  %%c%d = icmp eq i32 %%a, %d\n  br i1 %%c%d, label %%t%d, label %%b%d, !prof !0\nt%d:\n  call void @u(i32 %d)\n  br label %%e\n" % (i, i, i * 7, i, i, i + 1, i, i) for i in range(n))
            + "b%d:\n  br label %%e\ne:\n  ret i32 %%a\n}\n!0 = !{!\"branch_weights\", i32 1, i32 3}\n" % n)


def one_condition(n):
    """n times `if (z) u(k)` in a row: every branch but the first is decided by the way that leads to it."""
    return ("declare void @u(i32)\ndefine void @f(i1 %z) {\n  br label %b0\n"
            + "".join("b%d:\n  br i1 %%z, label %%t%d, label %%b%d\nt%d:\n  call void @u(i32 %d)\n  br label %%b%d\n" % (i, i, i + 1, i, i, i + 1) for i in range(n)) + "b%d:\n  ret void\n}\n" % n)


def equal_phis(n):
    """n equal phis in one block."""
    return ("declare void @u(i32)\ndefine void @f(i1 %z, i32 %a, i32 %b) {\n  br i1 %z, label %t, label %e\nt:\n  call void @u(i32 0)\n  br label %e\ne:\n"
            + "".join("  %%x%d = phi i32 [ %%a, %%0 ], [ %%b, %%t ]\n" % i for i in range(n)) + "".join("  call void @u(i32 %%x%d)\n" % i for i in range(n)) + "  ret void\n}\n")


def returns(n):
    """Tests in a row, each with a return of its own: all become edges into one block."""
    return ("declare i1 @t()\ndefine i32 @f() {\n  br label %b0\n"
            + "".join("b%d:\n  %%c%d = call i1 @t()\n  br i1 %%c%d, label %%t%d, label %%b%d\nt%d:\n  ret i32 %d\n" % (i, i, i, i, i + 1, i, i) for i in range(n)) + "b%d:\n  ret i32 -1\n}\n" % n)


def label_table(n):
    """One indirectbr to n blocks whose addresses lie in a table, all of them empty."""
    return ("@t = internal constant [%d x ptr] [%s]\ndefine i32 @f(i32 %%a) {\n  %%g = getelementptr ptr, ptr @t, i32 %%a\n  %%l = load ptr, ptr %%g\n  indirectbr ptr %%l, [%s]\n"
            % (n, ", ".join("ptr blockaddress(@f, %%b%d)" % i for i in range(n)), ", ".join("label %%b%d" % i for i in range(n)))
            + "".join("b%d:\n  br label %%e\n" % i for i in range(n)) + "e:\n  %%r = phi i32 %s\n  ret i32 %%r\n}\n" % ", ".join("[ %d, %%b%d ]" % (i, i) for i in range(n)))


TEST_KINDS = {"if-row": if_row, "else-if": else_if, "else-if-values": else_if_values, "else-if-nested": else_if_nested, "switch-ladder": switch_ladder, "if-row-bodies": if_row_bodies,
              "entered-ladder": entered_ladder, "flags-row": flags_row, "warp-row": warp_row}
EDGE_KINDS = {"else-if-apart": else_if_apart, "else-if-weights": else_if_weights, "one-condition": one_condition, "equal-phis": equal_phis, "label-table": label_table, "returns": returns}


# ---- barriers ----
SHARED = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [4096 x i32] undef
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(i32 %n) "nvvm.reqntid"="256" {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""


def _store(i):
    return "  %%p%d = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %%i\n  store i32 %d, ptr addrspace(3) %%p%d\n" % (i, i, i)


def barrier_row(n):
    """n barriers in a row of a thread's own accesses: all go, and what was between grows together."""
    return SHARED + "".join(_store(i) + "  call void @llvm.nvvm.barrier0()\n" for i in range(n)) + "  ret void\n}\n"


def barrier_ifs(n):
    """n conditions of the whole block, with a barrier on one way."""
    return (SHARED + "  br label %b0\n" + "".join("b%d:\n  %%c%d = icmp eq i32 %%n, %d\n  br i1 %%c%d, label %%t%d, label %%b%d\nt%d:\n%s  call void @llvm.nvvm.barrier0()\n  br label %%b%d\n"
                                                  % (i, i, i, i, i, i + 1, i, _store(i), i + 1) for i in range(n)) + "b%d:\n  ret void\n}\n" % n)


def barrier_switch(n):
    """n cases with a barrier, before and behind the same n accesses."""
    shared = lambda at: "".join("  %%%s%d = load i32, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @s, i32 %d)\n" % (at, i, i) for i in range(n))
    return (SHARED + shared("a") + "  switch i32 %n, label %out [ " + " ".join("i32 %d, label %%t%d" % (i, i) for i in range(n)) + " ]\n"
            + "".join("t%d:\n  call void @llvm.nvvm.barrier0()\n  br label %%out\n" % i for i in range(n)) + "out:\n" + shared("b") + "  store i32 1, ptr addrspace(3) @s\n  ret void\n}\n")


def barrier_nest(n):
    """Loops in loops, n deep at most 60, again and again, with a barrier in each."""
    deep, parts = 30, []
    for r in range(max(1, n // deep)):
        head = "".join("  br label %%h%d_%d\nh%d_%d:\n  %%x%d_%d = phi i32 [ 0, %%%s ], [ %%y%d_%d, %%l%d_%d ]\n%s  call void @llvm.nvvm.barrier0()\n"
                       % (r, d, r, d, r, d, ("h%d_%d" % (r, d - 1)) if d else ("e%d" % (r - 1) if r else "entry"), r, d, r, d, _store(r * deep + d)) for d in range(deep))
        tail = "".join("  br label %%l%d_%d\nl%d_%d:\n  %%y%d_%d = add i32 %%x%d_%d, 1\n  %%z%d_%d = icmp slt i32 %%y%d_%d, %%n\n  br i1 %%z%d_%d, label %%h%d_%d, label %%%s\n%s"
                       % (r, d, r, d, r, d, r, d, r, d, r, d, r, d, r, d, ("q%d_%d" % (r, d)) if d else "e%d" % r, "q%d_%d:\n" % (r, d) if d else "e%d:\n" % r) for d in reversed(range(deep)))
        parts.append(head + tail)
    return SHARED + "".join(parts) + "  ret void\n}\n"


def barrier_fences(n):
    """n fences that stand beside one barrier, with questions for lanes between them, and n barriers behind those."""
    lanes, fence, barrier = "  call i1 @llvm.nvvm.vote.all(i1 true)\n", "  fence syncscope(\"block\") acq_rel\n", "  call void @llvm.nvvm.barrier0()\n"
    return SHARED.replace("define", "declare i1 @llvm.nvvm.vote.all(i1)\ndefine") + fence * n + barrier + (lanes + fence) * n + barrier * n + "  ret void\n}\n"


BARRIER_KINDS = {"barrier-row": barrier_row, "barrier-fences": barrier_fences, "barrier-ifs": barrier_ifs, "barrier-switch": barrier_switch, "barrier-nest": barrier_nest}

# ---- addresses ----
ADDRESSES = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %p, i64 %n, i64 %i, i1 %c) {
entry:
"""
_LOOP_END = "  %ni = add i64 %j, 1\n  %go = icmp slt i64 %ni, %n\n  br i1 %go, label %loop, label %exit\nexit:\n  ret void\n}\n"


def _pair(r, index, offset="1"):
    """Two stores, at index and behind it."""
    return ("  %%a%d = getelementptr float, ptr %%p, i64 %s\n  store float 0.0, ptr %%a%d\n  %%u%d = add i64 %s, %s\n  %%b%d = getelementptr float, ptr %%p, i64 %%u%d\n  store float 1.0, ptr %%b%d\n"
            % (r, index, r, r, index, offset, r, r, r))


def loop_bases(n):
    """A loop of one block with n bases, each of two accesses."""
    return (ADDRESSES + "  br label %loop\nloop:\n  %j = phi i64 [ 0, %entry ], [ %ni, %loop ]\n"
            + "".join("  %%t%d = mul i64 %%j, %d\n" % (r, 2 * r + 3) + _pair(r, "%%t%d" % r) for r in range(n)) + _LOOP_END)


def loop_invariant_bases(n):
    """The same of n invariant bases."""
    return (ADDRESSES + "  br label %loop\nloop:\n  %j = phi i64 [ 0, %entry ], [ %ni, %loop ]\n"
            + "".join("  %%t%d = mul i64 %%i, %d\n" % (r, 2 * r + 3) + _pair(r, "%%t%d" % r) for r in range(n)) + _LOOP_END)


def loop_loaded_bases(n):
    """The same of n bases that are neither: each is computed where its first access stands."""
    return (ADDRESSES + "  br label %loop\nloop:\n  %j = phi i64 [ 0, %entry ], [ %ni, %loop ]\n"
            + "".join("  %%l%d = load i64, ptr %%p\n  %%t%d = mul i64 %%l%d, %%j\n" % (r, r, r) + _pair(r, "%%t%d" % r, "%d" % (r % 97)) for r in range(n)) + _LOOP_END)


def block_addresses(n):
    """n accesses of one base in one block."""
    return (ADDRESSES + "".join("  %%u%d = add i64 %%i, %d\n  %%a%d = getelementptr float, ptr %%p, i64 %%u%d\n  store float 0.0, ptr %%a%d\n" % (r, (r * 7919) % (2 * n), r, r, r) for r in range(n))
            + "  ret void\n}\n")


def equal_addresses(n):
    """n conditions one after the other, the same address below each."""
    return (ADDRESSES + "  br label %b0\n" + "".join("b%d:\n  br i1 %%c, label %%t%d, label %%b%d\nt%d:\n  %%a%d = getelementptr float, ptr %%p, i64 %%i\n  store float 0.0, ptr %%a%d\n  br label %%b%d\n"
                                                     % (r, r, r + 1, r, r, r, r + 1) for r in range(n)) + "b%d:\n  ret void\n}\n" % n)


def joined_addresses(n):
    """n joins behind two sides that have the same address."""
    return (ADDRESSES + "  br label %b0\n"
            + "".join("b%d:\n  br i1 %%c, label %%x%d, label %%y%d\n" % (r, r, r)
                      + "".join("%s%d:\n  %%%s%d.a = getelementptr [4 x float], ptr %%p, i64 %%i, i64 %d\n  store float 0.0, ptr %%%s%d.a\n  br label %%j%d\n" % (s, r, s, r, r % 4, s, r, r) for s in "xy")
                      + "j%d:\n  %%j%d.a = getelementptr [4 x float], ptr %%p, i64 %%i, i64 %d\n  store float 1.0, ptr %%j%d.a\n  br label %%b%d\n" % (r, r, r % 4, r, r + 1) for r in range(n))
            + "b%d:\n  ret void\n}\n" % n)


def apart_addresses(n):
    """n conditions one after the other; below each the same address, out of reach of the one before."""
    return (ADDRESSES + "".join("  br i1 %%c, label %%t%d, label %%b%d\nt%d:\n  %%g%d = getelementptr float, ptr %%p, i64 %%i\n  %%a%d = getelementptr i8, ptr %%g%d, i64 %d\n  store float 0.0, ptr %%a%d\n"
                                "  br label %%b%d\nb%d:\n" % (r, r, r, r, r, r, (r * 7919 % n) << 24, r, r, r) for r in range(n)) + "  ret void\n}\n")


def thread_addresses(n):
    """n addresses of a thread index and what was loaded, and n of its multiples."""
    return (ADDRESSES + "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %x = zext i32 %t to i64\n"
            + "".join("  %%l%d = load i64, ptr %%p\n  %%s%d = add i64 %%l%d, %%x\n  %%a%d = getelementptr float, ptr %%p, i64 %%s%d\n  store float 0.0, ptr %%a%d\n" % ((r,) * 6)
                      + "  %%m%d = mul i64 %%x, %d\n  %%u%d = add i64 %%i, %%m%d\n  %%b%d = getelementptr float, ptr %%p, i64 %%u%d\n  store float 0.0, ptr %%b%d\n" % ((r, r + 2) + (r,) * 5)
                      for r in range(n)) + "  ret void\n}\n")


def _of_phis(n, phi, body):
    """A loop whose header has n phis, with two accesses by each."""
    return (ADDRESSES + "  br label %loop\nloop:\n  %j = phi i64 [ 0, %entry ], [ %ni, %loop ]\n" + "".join(phi % (r, r) for r in range(n)) + "".join(body(r) for r in range(n)) + _LOOP_END)


def loop_pointers(n):
    return _of_phis(n, "  %%w%d = phi ptr [ %%p, %%entry ], [ %%x%d, %%loop ]\n", lambda r: "  store float 0.0, ptr %%w%d\n  %%v%d = getelementptr float, ptr %%w%d, i64 3\n  store float 1.0, ptr %%v%d\n"
                    "  %%x%d = getelementptr float, ptr %%w%d, i64 %d\n" % ((r,) * 6 + (r % 7 + 1,)))


def loop_indices(n):
    return _of_phis(n, "  %%w%d = phi i64 [ %%i, %%entry ], [ %%x%d, %%loop ]\n", lambda r: _pair(r, "%%w%d" % r) + "  %%x%d = add i64 %%w%d, %d\n" % (r, r, r + 1))


def loop_loaded_indices(n):
    return _of_phis(n, "  %%w%d = phi i64 [ %%i, %%entry ], [ %%x%d, %%loop ]\n", lambda r: _pair(r, "%%w%d" % r) + "  %%x%d = load i64, ptr %%b%d\n" % (r, r))


def nested_bases(n):
    """n loops in one another, each with two accesses of its own."""
    name = ["entry"] + ["h%d" % r for r in range(n)]
    return (ADDRESSES + "  br label %h0\n"
            + "".join("h%d:\n  %%j%d = phi i64 [ 0, %%%s ], [ %%k%d, %%x%d ]\n  %%m%d = mul i64 %%j%d, %%i\n" % (r, r, name[r], r, r, r, r) + _pair(r, "%%m%d" % r)
                      + "  br label %%%s\n" % ("h%d" % (r + 1) if r < n - 1 else "x%d" % r) for r in range(n))
            + "".join("x%d:\n  %%k%d = add i64 %%j%d, 1\n  %%e%d = icmp ult i64 %%k%d, %%n\n  br i1 %%e%d, label %%h%d, label %%%s\n" % ((r,) * 7 + ("x%d" % (r - 1) if r else "out",)) for r in reversed(range(n)))
            + "out:\n  ret void\n}\n")


def growing_sums(n):
    """n addresses by sums of which each is one term longer than the one before."""
    return (ADDRESSES + "".join("  %%l%d = load i64, ptr %%p\n  %%s%d = add i64 %s, %%l%d\n  %%a%d = getelementptr float, ptr %%p, i64 %%s%d\n  store float 0.0, ptr %%a%d\n"
                                % (r, r, "%%s%d" % (r - 1) if r else "%i", r, r, r, r) for r in range(n)) + "  ret void\n}\n")


def nested_objects(n):
    """60 stack objects, needed behind n loops in one another and written in the innermost."""
    return (ADDRESSES + "".join("  %%o%d = alloca [4 x i32]\n" % k for k in range(60)) + "  br label %h0\n"
            + "".join("h%d:\n  br i1 %%c, label %%%s, label %%%s\n" % (r, "h%d" % (r + 1) if r < n - 1 else "body", "z%d" % r if r else "out") for r in range(n))
            + "body:\n" + "".join("  store i32 1, ptr %%o%d\n" % k for k in range(60)) + "  br label %%h%d\n" % (n - 1)
            + "".join("z%d:\n  br label %%h%d\n" % (r, r - 1) for r in range(1, n))
            + "out:\n" + "".join("  %%v%d = load i32, ptr %%o%d\n  store volatile i32 %%v%d, ptr %%p\n" % (k, k, k) for k in range(60)) + "  ret void\n}\n")


def stack_objects(n):
    """n objects on the stack, one after the other needed."""
    return (ADDRESSES + "".join("  %%a%d = alloca [8 x i32]\n" % r for r in range(n))
            + "".join("  %%p%d = getelementptr i32, ptr %%a%d, i64 %%i\n  store i32 %d, ptr %%p%d\n  %%l%d = load i32, ptr %%p%d\n  store volatile i32 %%l%d, ptr %%p\n" % (r, r, r, r, r, r, r) for r in range(n))
            + "  ret void\n}\n")


ADDRESS_KINDS = {"loop-bases": loop_bases, "loop-invariant-bases": loop_invariant_bases, "loop-loaded-bases": loop_loaded_bases, "block-addresses": block_addresses,
                 "equal-addresses": equal_addresses, "joined-addresses": joined_addresses, "stack-objects": stack_objects, "apart-addresses": apart_addresses,
                 "thread-addresses": thread_addresses, "loop-pointers": loop_pointers, "loop-indices": loop_indices, "loop-loaded-indices": loop_loaded_indices,
                 "nested-bases": nested_bases, "growing-sums": growing_sums, "nested-objects": nested_objects}
