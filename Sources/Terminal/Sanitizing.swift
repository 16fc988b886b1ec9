extension String {
  /// This text with everything that could steer a terminal made visible, line ends included.
  ///
  /// The same as ``sanitized(keepingNewlines:)`` with `false`.
  public var sanitized: String { sanitized(keepingNewlines: false) }

  /// This text with everything that could steer a terminal made visible.
  ///
  /// C0 controls, DEL, C1 controls, bidirectional embeddings, overrides and isolates (UAX #9), and
  /// the line and paragraph separators become escapes such as `\u{1B}`, with the scalar in
  /// hexadecimal. All else is kept as it is, and text without any of these is returned unchanged.
  ///
  /// - Parameter keepingNewlines: whether a line feed, U+000A, is kept; a carriage return never is.
  /// - Returns: text that is safe to write to a terminal.
  public func sanitized(keepingNewlines: Bool = false) -> String {
    if !hasControls(keepingNewlines: keepingNewlines) { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.steersTerminal, !(keepingNewlines && scalar == "\n") {
        let number = String(scalar.value, radix: 16, uppercase: true)
        result += #"\u{\#(number)}"#
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Looks at the bytes first: what has to be escaped is ASCII, or begins with C2 or E2.
  private func hasControls(keepingNewlines: Bool) -> Bool {
    var isSuspect = false
    for byte in utf8 {
      switch byte {
      case 0x20..<0x7F: continue
      case 0x0A where keepingNewlines: continue
      case 0..<0x20, 0x7F: return true
      case 0xC2, 0xE2: isSuspect = true
      default: continue
      }
    }
    return isSuspect
      && unicodeScalars.contains { $0.steersTerminal && !(keepingNewlines && $0 == "\n") }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal acts on this scalar instead of drawing it.
  fileprivate var steersTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
