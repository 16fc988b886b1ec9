/// How this module's errors say why something can't be done.
public enum Reasons {
  /// Words an error in the language of the reader; nil leaves it in English. The program sets it when it
  /// starts, since the modules that know languages stand above this one.
  @TaskLocal public static var words: @Sendable (any Error) -> String? = { _ in nil }
}
