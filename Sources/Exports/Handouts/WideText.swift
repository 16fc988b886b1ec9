import Terminal

/// Text in columns on a page whose font may have Hangul that is no two columns wide: what is drawn of characters, such as the
/// box around a screen, stands as it does in a terminal.
enum WideText {
  /// Gives each wide letter of preformatted text the room of two columns.
  ///
  /// - Parameter html: HTML in which such text stands in elements `pre`.
  /// - Returns: The same with those letters in elements of their own.
  static func inColumns(_ html: String) -> String {
    guard html.contains("<pre"), html.contains(where: \.isWide) else { return html }
    var (result, rest) = ("", html[...])
    while let start = rest.firstRange(of: "<pre") {
      let end = rest[start.upperBound...].firstRange(of: "</pre>")?.lowerBound ?? rest.endIndex
      result += rest[..<start.lowerBound]
      add(rest[start.lowerBound..<end], to: &result)
      rest = rest[end...]
    }
    return result + rest
  }

  private static func add(_ pre: Substring, to result: inout String) {
    var isInTag = false
    for character in pre {
      if character == "<" { isInTag = true }
      // no text: HTML
      result += !isInTag && character.isWide ? "<b class=\"wide\">\(character)</b>" : "\(character)"
      if character == ">" { isInTag = false }
    }
  }
}

extension Character {
  /// Whether a terminal gives it two columns.
  fileprivate var isWide: Bool { !isASCII && displayWidth() == 2 }
}
