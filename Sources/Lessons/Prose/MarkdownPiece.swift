/// What a text is cut into: prose, and the fenced blocks that the caller claims.
enum MarkdownPiece {
  case prose(ProseBlock)
  case fence(FencedBlock)

  /// The prose, if it is prose.
  var block: ProseBlock? {
    if case .prose(let block) = self { block } else { nil }
  }
}
