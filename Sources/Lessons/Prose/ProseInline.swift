import Characters

/// One piece of a line of text (CommonMark 0.29, section 6; GitHub's strikethrough, section 6.5).
public indirect enum ProseInline: Hashable, Sendable {
  /// Text as it is; neighbours are joined.
  case text(String)
  /// Text between single stars or underscores.
  case emphasis([ProseInline])
  /// Text between double stars or underscores.
  case strong([ProseInline])
  /// Text between tildes.
  case strikethrough([ProseInline])
  /// Code within a line.
  case code(String)
  /// A link: what stands for it, and where it leads.
  case link([ProseInline], url: String)
  /// A picture: what to read in its place, and where it is.
  case image(alt: String, url: String)
  /// A line end that is only the author's, and stands for a space.
  case softBreak
  /// A line end that is meant.
  case lineBreak

  /// Reads one line of Markdown, such as a quiz's question. What would be a block of another kind, such
  /// as `1. first`, is taken as plain text.
  public static func line(_ line: String) -> [ProseInline] {
    let prose = Prose(markdown: line)
    if prose.blocks.count == 1, case .paragraph(let inlines) = prose.blocks[0] { return inlines }
    return line.isEmpty ? [] : [.text(line)]
  }

  /// The text alone; a line end is a space.
  public var plainText: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis(let inlines), .strong(let inlines), .strikethrough(let inlines),
      .link(let inlines, _):
      inlines.plainText
    case .image(let alt, _): alt
    case .softBreak, .lineBreak: " "
    }
  }
}

extension [ProseInline] {
  /// The text alone; a line end is a space.
  public var plainText: String { map(\.plainText).joined() }

  /// The pieces without those line ends of the author's that stand for nothing, as between two characters
  /// of Japanese.
  var withLinesJoined: [ProseInline] {
    guard contains(.softBreak) else { return self }
    var result: [ProseInline] = []
    for (place, inline) in enumerated() {
      let next = dropFirst(place + 1).first?.plainText ?? ""
      let isNothing =
        inline == .softBreak && (result.last?.plainText ?? "").lineEnd(before: next).isEmpty
      if !isNothing { result.add(inline) }
    }
    return result
  }

  /// Adds a piece, and joins a text to the text before it.
  mutating func add(_ inline: ProseInline) {
    if case .text(let text) = inline {
      if text.isEmpty { return }
      if case .text(let before) = last {
        self[count - 1] = .text(before + text)
        return
      }
    }
    append(inline)
  }
}
