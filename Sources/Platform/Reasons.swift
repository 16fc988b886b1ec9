/// How this module's errors say why something can't be done.
public enum Reasons {
  /// Words one of them in the language of who reads it; nil leaves it in English, as all are where nobody
  /// words them. A module that knows languages stands above this one.
  @TaskLocal public static var words: @Sendable (any Error) -> String? = { _ in nil }
}
