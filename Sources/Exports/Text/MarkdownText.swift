import Characters

/// Text in Markdown (GitHub Flavored Markdown 0.29): the only place that escapes it.
package enum MarkdownText {
  /// Text in which nothing is markup but addresses, on one line. An address is set in angle brackets (section 6.5):
  /// a bare one is a link, too (section 6.9), in which a backslash would be part of the address.
  package static func plain(_ text: String) -> String { plain(text, escaping: "") }

  /// A piece of text within a line, with the blanks at its ends, in which nothing is markup; an address becomes
  /// no link.
  package static func inline(_ text: String) -> String { escaped(text[...], also: "#") }

  /// Text at the beginning of a list's item: nothing in it begins another list, or a rule.
  package static func item(_ text: String) -> String { withoutMark(plain(text)) }

  /// Text at the beginning of a paragraph of slides: nothing in it begins a list, a rule or a heading, nor is it
  /// markup of Pandoc (`$…$`, `^…^`, `@…`) or of Marp (`:…:`).
  static func paragraph(_ text: String) -> String {
    withoutMark(plain(text, escaping: "$^@:"))
  }

  /// Text that is escaped, in which no list or heading begins (section 5.2).
  private static func withoutMark(_ result: String) -> String {
    if let match = result.prefixMatch(of: /(\d+)([.)])/) {
      return "\(match.1)\\\(match.2)\(result[match.range.upperBound...])"
    }
    return result.first.map { "-+=".contains($0) } == true ? "\\" + result : result
  }

  private static func plain(_ text: String, escaping others: String) -> String {
    let text = text.onOneLine
    var (result, rest) = ("", text[...])
    while let match = rest.firstMatch(of: /https?:\/\/[^\s<>|`\\;]*[^\s<>|`\\;.,:!?'")\]]/) {
      result += escaped(rest[..<match.range.lowerBound], after: result, also: others)
      result += "<\(match.output)>"
      rest = rest[match.range.upperBound...]
    }
    return result + escaped(rest, after: result, also: others)
  }

  private static func escaped(
    _ text: Substring, after before: String = "", also others: String
  ) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      let isFirst = result.isEmpty && before.isEmpty
      let isMarkup =
        switch character {
        // At the end of a heading, a # behind a space would be swallowed.
        case "#":
          isFirst || result.hasSuffix(" ") || result.hasSuffix("#") || others.contains("#")
        // Only where a line begins, a > begins a quotation.
        case ">": isFirst
        // What begins with a blank can't end what is crossed out: the arrow of a notification isn't escaped.
        case "~": !(rest.first == ">" && (isFirst || result.hasSuffix(" ")))
        case ":":
          others.contains(":")
            && rest.first.map { $0.isLetter || $0.isNumber || "_+-".contains($0) } == true
        default: "\\`*_[]<&|".contains(character) || others.contains(character)
        }
      if isMarkup { result += "\\" }
      result.append(character)
    }
    return result
  }

  /// Text as code within a line (section 6.3): the marks around it are longer than any in it; nothing
  /// if there is nothing to see in it. In a table's cell a bar has to be escaped even in code.
  static func code(_ text: String, isCell: Bool = false) -> String {
    let text = text.onOneLine
    if text.isEmpty { return "" }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let needsRoom = text.hasPrefix("`") || text.hasSuffix("`")
    let inner = isCell ? text.replacing("|", with: "\\|") : text
    return needsRoom ? "\(fence) \(inner) \(fence)" : fence + inner + fence
  }

  /// Lines as they are, between fences (section 4.5), with what a terminal obeys made visible.
  static func block(_ lines: [String], info: String = "") -> String {
    let lines = lines.map {
      $0.replacing("\t", with: "    ").sanitized(keepingNewlines: true)
    }
    let longest = lines.map { longestRun(of: "`", in: $0) }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(info)\n" + lines.map { $0 + "\n" }.joined() + fence + "\n"
  }

  private static func longestRun(of mark: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for character in text {
      run = character == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
