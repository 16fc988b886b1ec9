/// What came of answering a question whose answer the lesson knows.
public enum LessonVerdict: Hashable, Sendable {
  /// One answer was chosen: its place among the author's, from 0.
  case choice(Int, isRight: Bool)
  /// Several were chosen: the wrong ones among them, and how many right ones are missing.
  case choices(wrong: [Int], missing: Int)
  /// Lines were put in order: how many stand where they should, of how many.
  case order(inPlace: Int, of: Int)

  /// Whether the question is answered with it.
  public var isRight: Bool {
    switch self {
    case .choice(_, let isRight): isRight
    case .choices(let wrong, let missing): wrong.isEmpty && missing == 0
    case .order(let inPlace, let count): inPlace == count
    }
  }
}
