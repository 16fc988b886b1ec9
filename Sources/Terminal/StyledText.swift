import Characters

/// A text in pieces, each with its style. What it looks like is decided only when it is rendered.
///
/// Two texts are equal if they read alike and each character has the same style, however they were
/// put together.
public struct StyledText: Sendable, Hashable {
  /// A run of text in one style.
  public struct Piece: Sendable, Hashable {
    /// The text of the run, never empty.
    public internal(set) var text: String
    /// How the whole run looks.
    public let style: Style
  }

  /// The runs in order; neighbours differ in style, and none is empty.
  public private(set) var pieces: [Piece] = []

  /// Makes an empty text.
  public init() {}

  /// Makes a text of one piece.
  public init(_ text: String, _ style: Style = .plain) {
    if !text.isEmpty { pieces = [Piece(text: text, style: style)] }
  }

  /// Whether there is nothing to read.
  public var isEmpty: Bool { pieces.isEmpty }

  /// The text without its styles.
  public var plainText: String {
    pieces.count == 1 ? pieces[0].text : pieces.reduce(into: "") { $0 += $1.text }
  }

  /// Adds text at the end.
  public mutating func append(_ text: String, _ style: Style = .plain) {
    if text.isEmpty { return }
    if let last = pieces.last, last.style == style {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, style: style))
    }
  }

  /// Adds another text at the end, in its own styles.
  public mutating func append(_ other: StyledText) {
    if pieces.isEmpty {
      pieces = other.pieces
    } else {
      for piece in other.pieces { append(piece.text, piece.style) }
    }
  }

  /// Joins two texts, each in its own styles.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result.append(right)
    return result
  }

  /// Adds a text at the end of another.
  public static func += (left: inout StyledText, right: StyledText) {
    left.append(right)
  }

  /// This text as it is written to a terminal, without SGR sequences, those for bold and dim included,
  /// if there is no colour. Each styled piece is turned on by its own SGR sequence and off by `ESC
  /// [0m`, so that no style outlives it.
  public func rendered(color: Bool, look: Look = .standard) -> String {
    var result = ""
    for piece in pieces {
      // Whatever text gets this far, only styles may tell the terminal what to do.
      let text = piece.text.sanitized
      let sgr = color ? piece.style.sgr(look: look) : ""
      if sgr.isEmpty {
        result += text
      } else {
        result += "\u{1B}[\(sgr)m\(text)\u{1B}[0m"
      }
    }
    return result
  }
}

extension StyledText: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Makes a plain text from a literal, which may be interpolated.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension StyledText: CustomStringConvertible {
  /// The text without its styles, so that a styled text within a plain one still reads well.
  public var description: String { plainText }
}
