// A program in C++ that has nvopt as a library: two modules at once, on threads of its own.
#include <iostream>
#include <nvopt/nvopt.h>
#include <string>
#include <thread>

static std::string optimized(const std::string &text) {
  std::string out;
  Nvopt *n = nvopt_new([](void *, NvoptSeverity, const char *p, size_t size) { std::cerr.write(p, std::streamsize(size)); }, nullptr);
  if (n && nvopt_parse(n, "text", text.data(), text.size()) && nvopt_run(n, "default<O3>"))
    nvopt_print(n, [](void *to, const char *p, size_t size) { static_cast<std::string *>(to)->append(p, size); }, &out);
  nvopt_free(n);
  return out;
}

int main() {
  const std::string text{"define i32 @f(i32 %x) {\n  %a = add i32 %x, 1\n  %b = add i32 %a, 2\n  ret i32 %b\n}\n"};
  std::string one, two;
  std::thread a([&] { one = optimized(text); }), b([&] { two = optimized(text); });
  a.join(), b.join();
  std::cout << one;
  return one == two && one.find("add i32 %x, 3") != std::string::npos ? 0 : 1;
}
