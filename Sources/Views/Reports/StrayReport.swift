import Terminal

extension Document {
  /// That messages came on another thread than the session's.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - specimen: The name of the specimen that got them.
  ///   - looks: The language that it is told in.
  /// - Returns: A sentence or two.
  package static func strays(_ count: Int, in specimen: String, _ looks: any LookPhrases)
    -> Document
  {
    Document([Text(looks.strays(count, specimen), .hint)])
  }
}
