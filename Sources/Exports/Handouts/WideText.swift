import Terminal

/// Text in columns on a page whose font may have Hangul that is no two columns wide: what is drawn of characters, such as the
/// box around a screen, stands as it does in a terminal.
enum WideText {
  /// Gives each run of wide letters in preformatted text as much room as it has columns.
  ///
  /// - Parameter html: HTML in which such text stands in elements `pre`.
  /// - Returns: The same with the runs in elements of their own.
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
    var (run, isInTag) = ("", false)
    func close() {
      if run.isEmpty { return }
      // no text: HTML
      result += "<span class=\"wide\" style=\"width:\(2 * run.count)ch\">\(run)</span>"
      run = ""
    }
    for character in pre {
      if character == "<" { isInTag = true }
      if !isInTag, character.isWide {
        run.append(character)
        continue
      }
      close()
      result.append(character)
      if character == ">" { isInTag = false }
    }
    close()
  }
}

extension Character {
  /// Whether a terminal gives it two columns.
  fileprivate var isWide: Bool { !isASCII && displayWidth() == 2 }
}
