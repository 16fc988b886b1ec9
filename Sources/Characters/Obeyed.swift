/// Which characters a terminal, a page or a reader of lines obeys instead of showing them: the one
/// place that knows.
extension Unicode.Scalar {
  /// Whether this scalar steers what shows it: C0, DEL and C1 controls; line and paragraph separators;
  /// embeddings, overrides and isolates of the direction of writing (UAX #9); byte order marks; and the
  /// two noncharacters that XML refuses.
  public var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE...0xFFFF: true
    default: false
    }
  }

  /// The scalar made visible: `\u{1B}`, its number in hexadecimal.
  public var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension String {
  /// This text with everything that could steer a terminal made visible, line ends included.
  public var sanitized: String { sanitized(keepingNewlines: false) }

  /// This text with everything that could steer a terminal made visible; text without any of it is
  /// returned unchanged.
  ///
  /// - Parameter keepingNewlines: Whether a line feed, U+000A, is kept; a carriage return never is.
  /// - Returns: Text that is safe to write to a terminal.
  public func sanitized(keepingNewlines: Bool) -> String {
    func isShown(_ scalar: Unicode.Scalar) -> Bool {
      !scalar.isObeyed || keepingNewlines && scalar == "\n"
    }
    guard mayHoldControls(keepingNewlines), !unicodeScalars.allSatisfy(isShown) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if isShown(scalar) { text.unicodeScalars.append(scalar) } else { text += scalar.escape }
    }
  }

  /// Looks at the bytes first: what is obeyed is ASCII, or begins with C2, E2 or EF.
  private func mayHoldControls(_ keepingNewlines: Bool) -> Bool {
    utf8.contains { byte in
      switch byte {
      case 0x20..<0x7F: false
      case 0x0A: !keepingNewlines
      case 0..<0x20, 0x7F, 0xC2, 0xE2, 0xEF: true
      default: false
      }
    }
  }

  /// The text on one line: white space becomes one space and goes at both ends, and what is obeyed is
  /// made visible.
  public var onOneLine: String {
    var result = ""
    var isAfterSpace = false
    for scalar in unicodeScalars {
      if scalar.properties.isWhitespace {
        isAfterSpace = true
        continue
      }
      if isAfterSpace, !result.isEmpty { result += " " }
      isAfterSpace = false
      if scalar.isObeyed { result += scalar.escape } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
