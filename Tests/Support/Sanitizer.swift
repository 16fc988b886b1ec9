#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A sanitizer that the tests were built with: it takes some signals for itself, and files as large as it
/// likes, so that what a program does at its limits can't be seen.
public enum Sanitizer {
  /// Whether there is one.
  public static let isOn =
    ["__asan_init", "__tsan_init"].contains { dlsym(dlopen(nil, RTLD_NOW), $0) != nil }
}
