import Sessions
import Terminal

extension Document {
  /// That messages came on another thread than the session's, so many to a specimen.
  package static func strays(_ count: Int, in specimen: String, _ state: State) -> Document {
    Document([Text(LessonPhrases.inFront(of: state).looks.strays(count, specimen), .hint)])
  }
}
