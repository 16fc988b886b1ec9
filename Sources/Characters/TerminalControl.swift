/// Which characters a terminal, a page or a reader of lines obeys instead of showing them: the one
/// place that knows.
extension Unicode.Scalar {
  /// Whether this scalar steers what shows it: C0, DEL and C1 controls; line and paragraph separators;
  /// embeddings, overrides and isolates of the direction of writing (UAX #9); byte order marks; and the
  /// two noncharacters that XML refuses.
  public var isTerminalControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE...0xFFFF: true
    default: false
    }
  }

  /// Whether nothing of the scalar can be seen, so that it could hide text: zero-width spaces and
  /// joiners, and tags. A joiner belongs where it joins, in emoji and in scripts that need it, and tags
  /// to the flag that they end; so it matters which scalar stands before it.
  func isHidden(after previous: Unicode.Scalar?) -> Bool {
    switch value {
    case 0x200B, 0x2060...0x2064, 0x180E: return true
    case 0x200C, 0x200D: return previous.map { !$0.joins } ?? true
    case 0xE0020...0xE007F:
      return previous.map { $0.value != 0x1F3F4 && !(0xE0020...0xE007E).contains($0.value) } ?? true
    case 0xE0000...0xE0FFF: return !(0xE0100...0xE01EF).contains(value)
    default: return false
    }
  }

  /// Whether a joiner may follow: emoji, their modifiers, and letters that aren't Latin, Greek or Cyrillic.
  private var joins: Bool {
    if value < 0x0530 { return false }
    return properties.isEmojiPresentation || properties.isEmojiModifier || properties.isEmoji
      || value == 0xFE0F || properties.isAlphabetic
      || properties.canonicalCombiningClass != .notReordered
  }

  /// The scalar made visible: `\u{1B}`, its number in hexadecimal.
  public var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension UInt8 {
  /// Whether a scalar that is obeyed or hidden may begin with this byte of UTF-8, or be it.
  public var mayBeginTerminalControl: Bool {
    switch self {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF3: true
    default: false
    }
  }
}

extension String {
  /// This text with everything that could steer a terminal made visible, line ends included.
  public var sanitized: String { sanitized(keepingNewlines: false) }

  /// This text with everything that could steer a terminal made visible; text without any of it is
  /// returned unchanged. A line feed, U+000A, may be kept; a carriage return never is.
  public func sanitized(keepingNewlines: Bool) -> String {
    guard mayHoldControls(keepingNewlines) else { return self }
    var text = ""
    var previous: Unicode.Scalar?
    var isSame = true
    for scalar in unicodeScalars {
      let isKept = keepingNewlines && scalar == "\n"
      if isKept || !scalar.isTerminalControl && !scalar.isHidden(after: previous) {
        text.unicodeScalars.append(scalar)
      } else {
        text += scalar.escape
        isSame = false
      }
      previous = scalar
    }
    return isSame ? self : text
  }

  /// Looks at the bytes first: most texts have none that could begin something to be made visible.
  private func mayHoldControls(_ keepingNewlines: Bool) -> Bool {
    utf8.contains { $0.mayBeginTerminalControl && !(keepingNewlines && $0 == UInt8(ascii: "\n")) }
  }

  /// The text on one line: white space becomes one space and goes at both ends, and what is obeyed is
  /// made visible.
  public var onOneLine: String {
    var result = ""
    var isAfterSpace = false
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { previous = scalar }
      if scalar.properties.isWhitespace {
        isAfterSpace = true
        continue
      }
      if isAfterSpace, !result.isEmpty { result += " " }
      isAfterSpace = false
      if scalar.isTerminalControl || scalar.isHidden(after: previous) {
        result += scalar.escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
