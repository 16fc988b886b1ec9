import Platform

/// A sanitizer that the tests were built with: it takes some signals for itself, and files as large as it
/// likes, so that what a program does at its limits can't be seen.
public enum Sanitizer {
  /// Whether there is one.
  public static let isOn = isThere("__asan_init") || isThere("__tsan_init")

  private static func isThere(_ function: String) -> Bool {
    dlsym(dlopen(nil, RTLD_NOW), function) != nil
  }
}
