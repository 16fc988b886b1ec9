import LayerTracing
import Sessions

/// How the question that is open is answered.
nonisolated package enum AnswerForm: Hashable, Sendable {
  /// By one of these letters.
  case one([String])
  /// By the letters of all that are right.
  case several
  /// By the numbers of so many lines, in their order.
  case lines(Int)
  /// By layers, each by what stands for it.
  case path([RoleInitials.Entry])
  /// By a number.
  case count
  /// By the numbers of so many messages, in their order.
  case messages(Int)
  /// By a text.
  case text
}
