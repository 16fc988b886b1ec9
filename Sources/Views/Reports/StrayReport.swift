import Sessions
import Terminal

extension Document {
  /// That messages came on another thread than the session's.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - specimen: The name of the specimen that got them.
  ///   - state: What is in front.
  /// - Returns: A sentence or two.
  package static func strays(_ count: Int, in specimen: String, _ state: State) -> Document {
    Document([Text(LessonPhrases.inFront(of: state).looks.strays(count, specimen), .hint)])
  }
}
