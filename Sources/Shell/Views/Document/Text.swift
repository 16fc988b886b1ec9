import Languages
import Terminal

/// A paragraph; `spoken` is what it says to those who listen, if that is something else.
struct Text: Block {
  private let text: StyledText
  private let indent: Int
  private let voice: StyledText?
  private let voiceIndent: Int

  /// Makes a paragraph, whose later lines are further in, and which may say something else to those who
  /// listen.
  init(
    _ text: StyledText, indent: Int = 2, spoken: StyledText? = nil, spokenIndent: Int = 0
  ) {
    (self.text, self.indent) = (text, indent)
    (voice, voiceIndent) = (spoken, spokenIndent)
  }

  /// Makes a paragraph of one style.
  init(_ text: String, _ style: Style = .plain, indent: Int = 2, spoken: String? = nil) {
    self.init(StyledText(text, style), indent: indent, spoken: spoken.map { StyledText($0) })
  }

  /// Makes a paragraph that is a sentence to those who listen, with a full stop, and needs none for the
  /// eye.
  init(sentence text: StyledText, indent: Int = 2, spokenIndent: Int = 0) {
    self.init(text, indent: indent, spoken: text.asSentence, spokenIndent: spokenIndent)
  }

  func drawn(on page: Page) -> [StyledText] {
    page.wrapped(text.sanitized, indent: indent)
  }

  func spoken(on page: Page) -> [StyledText] {
    page.wrapped((voice ?? text).sanitized, indent: voiceIndent)
  }
}

/// A sentence for those who listen alone: others see it.
struct ScreenReaderText: Block {
  private let text: StyledText

  init(_ text: StyledText) { self.text = text }

  func drawn(on page: Page) -> [StyledText] { [] }
  func spoken(on page: Page) -> [StyledText] { page.wrapped(text.sanitized) }
}

/// A sentence for those who see alone: it isn't spoken.
struct VisualText: Block {
  private let text: StyledText
  private let indent: Int

  /// Makes such a sentence, whose later lines may be further in; an empty one takes no line.
  init(_ text: String, _ style: Style, indent: Int = 0) {
    (self.text, self.indent) = (StyledText(text, style), indent)
  }

  func drawn(on page: Page) -> [StyledText] {
    text.isEmpty ? [] : page.wrapped(text.sanitized, indent: indent)
  }
  func spoken(on page: Page) -> [StyledText] { [] }
}

/// An empty line.
struct Blank: Block {
  private let isSpoken: Bool

  /// Makes an empty line, which those who listen hear as a pause unless it isn't spoken.
  init(isSpoken: Bool = true) { self.isSpoken = isSpoken }

  func drawn(on page: Page) -> [StyledText] { [""] }
  func spoken(on page: Page) -> [StyledText] { isSpoken ? [""] : [] }
}

/// A document on a narrower page.
struct Narrow: Block {
  private let columns: Int
  private let document: Document

  init(to columns: Int, _ document: Document) {
    self.columns = columns
    self.document = document
  }

  // The document's own blocks say which of their lines may be too wide.
  var isVerbatim: Bool { true }

  func drawn(on page: Page) -> [StyledText] { document.drawn(on: page.narrowed(to: columns)) }
  func spoken(on page: Page) -> [StyledText] { document.spoken(on: page.narrowed(to: columns)) }
}

/// A document that is seen as one: where there are pages it isn't cut, unless it is larger than a page.
struct Whole: Block {
  private let document: Document

  /// Holds a document together.
  init(_ document: Document) { self.document = document }

  // The document's own blocks say which of their lines may be too wide.
  var isVerbatim: Bool { true }
  var isWhole: Bool { true }

  func drawn(on page: Page) -> [StyledText] { document.drawn(on: page) }
  func spoken(on page: Page) -> [StyledText] { document.spoken(on: page) }
}

/// A title, with something less important at its side.
struct Heading: Block {
  /// Where what is less important stands, if there is room for it on the line.
  enum Place {
    /// Right behind the title, so many blanks between them; else below it, two columns in.
    case behind(Int)
    /// At the right edge of so many columns; else below it, two columns in.
    case right(Int)
  }

  private let title: StyledText
  private let aside: StyledText?
  private let place: Place
  private let voice: StyledText?

  /// Makes a title, with what is less important in its place; to those who listen it is what is spoken,
  /// else the title alone, as a sentence.
  init(
    _ title: StyledText, aside: StyledText? = nil, _ place: Place = .behind(3),
    spoken: StyledText? = nil
  ) {
    self.title = title
    self.aside = aside
    self.place = place
    voice = spoken
  }

  /// Makes a title alone.
  init(_ title: String) { self.init(StyledText(title, .heading)) }

  func drawn(on page: Page) -> [StyledText] {
    guard let aside else { return [title] }
    let room: Int
    let gap: Int
    switch place {
    case .behind(let most):
      room = page.columns - 1 - title.displayWidth() - aside.displayWidth()
      gap = min(room, most)
    case .right(let columns):
      room = min(page.columns, columns) - title.displayWidth() - aside.displayWidth()
      gap = room
    }
    return room < 2
      ? [title, "  " + aside] : [title + StyledText(String(repeating: " ", count: gap)) + aside]
  }

  func spoken(on page: Page) -> [StyledText] { page.wrapped(voice ?? title.asSentence) }
}

/// What may be typed next, as far as it helps.
struct Offers: Block {
  private let lead: StyledText
  private let names: [String]
  private let voice: String

  /// Makes a list of commands behind a lead on the line, which may be told otherwise to those who
  /// listen.
  init(_ lead: StyledText, _ names: [String], spoken: String? = nil) {
    self.lead = lead
    self.names = names
    voice = spoken ?? localized("text.for-help", names)
  }

  func drawn(on page: Page) -> [StyledText] {
    names.isEmpty ? [lead] : [lead + "   " + StyledText(names.joined(separator: "  "), .hint)]
  }

  func spoken(on page: Page) -> [StyledText] {
    page.wrapped(names.isEmpty ? lead : lead + " " + StyledText(voice, .hint))
  }
}
