import Terminal

/// What a look or a report shows: blocks one below the other, which know what they say and not yet how.
///
/// A view makes a document of what it is given, and asks nothing about the terminal. How it comes to the
/// learner is decided here, once: drawn for the eye, or spoken for those who listen.
struct Document {
  /// The blocks, from top to bottom.
  private(set) var blocks: [any Block]

  /// Makes a document of blocks.
  init(_ blocks: [any Block] = []) { self.blocks = blocks }

  /// Makes a document of what is listed.
  init(@DocumentBuilder _ content: () -> Document) { self = content() }

  /// Whether there is nothing to show.
  var isEmpty: Bool { blocks.isEmpty }

  /// Adds another document below.
  static func += (document: inout Document, other: Document) {
    document.blocks += other.blocks
  }

  /// Puts one document below another.
  static func + (document: Document, other: Document) -> Document {
    Document(document.blocks + other.blocks)
  }

  /// The document in lines without line ends, none of them wider than the page but code; nothing is
  /// left in them that a terminal obeys.
  func lines(for profile: TerminalProfile) -> [StyledText] {
    lines(for: profile, unless: { false }) ?? []
  }

  /// The same, or nil if the learner wants it to end, who is asked before each block.
  func lines(
    for profile: TerminalProfile, unless isStopped: () -> Bool
  ) -> [StyledText]? {
    var lines: [StyledText] = []
    for block in blocks {
      if isStopped() { return nil }
      lines += Document.lines(of: block, for: profile)
    }
    return lines
  }

  /// The lines of each block, and whether they belong on one page where there are pages.
  func passages(for profile: TerminalProfile) -> [(lines: [StyledText], isWhole: Bool)] {
    blocks.map { (Document.lines(of: $0, for: profile), $0.isWhole) }
  }

  private static func lines(of block: any Block, for profile: TerminalProfile) -> [StyledText] {
    let page = Page(columns: profile.columns, ambiguous: profile.ambiguous)
    let part = Document([block])
    let drawn = profile.isPlain ? part.spoken(on: page) : part.drawn(on: page)
    return profile.isAtSchool ? drawn.atSchool : drawn
  }

  func drawn(on page: Page) -> [StyledText] {
    blocks.flatMap { $0.isVerbatim ? $0.drawn(on: page) : page.fitted($0.drawn(on: page)) }
  }

  func spoken(on page: Page) -> [StyledText] {
    blocks.flatMap { $0.isVerbatim ? $0.spoken(on: page) : page.fitted($0.spoken(on: page)) }
  }
}

/// Where a document is drawn.
struct Page {
  /// The columns of a line.
  let columns: Int
  /// How wide ambiguous characters are.
  let ambiguous: AmbiguousWidth

  /// Lines of which those that are too wide go on below, a little further in.
  func fitted(_ lines: [StyledText]) -> [StyledText] {
    lines.flatMap { line -> [StyledText] in
      let line = line.sanitized
      return line.displayWidth(ambiguous: ambiguous) > columns
        ? line.wrapped(to: columns, indent: 2, ambiguous: ambiguous) : [line]
    }
  }

  /// A text in lines, the later ones so many columns further in.
  func wrapped(_ text: StyledText, indent: Int = 0) -> [StyledText] {
    text.wrapped(to: columns, indent: indent, ambiguous: ambiguous)
  }

  /// The same page with other columns.
  func narrowed(to columns: Int) -> Page {
    Page(columns: min(columns, self.columns), ambiguous: ambiguous)
  }
}

/// A part of a document.
protocol Block {
  /// The block for the eye: columns, boxes and colours.
  func drawn(on page: Page) -> [StyledText]
  /// The block for those who listen: sentences, the result first.
  func spoken(on page: Page) -> [StyledText]
  /// Whether its lines are code, which isn't wrapped.
  var isVerbatim: Bool { get }
  /// Whether its lines belong on one page, where what is shown is cut into pages.
  var isWhole: Bool { get }
}

extension Block {
  /// False: most blocks are prose.
  var isVerbatim: Bool { false }
  /// False: most blocks may be read on.
  var isWhole: Bool { false }
}

/// Puts together what stands one below the other.
@resultBuilder enum DocumentBuilder {
  static func buildExpression(_ block: any Block) -> Document { Document([block]) }
  static func buildExpression(_ document: Document) -> Document { document }
  static func buildBlock(_ parts: Document...) -> Document { buildArray(parts) }
  static func buildArray(_ parts: [Document]) -> Document {
    Document(parts.flatMap(\.blocks))
  }
  static func buildOptional(_ part: Document?) -> Document { part ?? Document() }
  static func buildEither(first: Document) -> Document { first }
  static func buildEither(second: Document) -> Document { second }
}

extension StyledText {
  /// The text as a sentence: with a full stop, unless it ends otherwise.
  var asSentence: StyledText {
    plainText.last.map { ".?!:".contains($0) } ?? true ? self : self + "."
  }
}
