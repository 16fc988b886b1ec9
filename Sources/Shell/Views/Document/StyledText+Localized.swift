import Languages
import Terminal

nonisolated extension StyledText: LocalizedArgument {
  /// Its text alone.
  package var localizedItems: [String] { [plainText] }
  /// It is no number.
  package var localizedCount: Int? { nil }
}

extension StyledText {
  /// What the program says under a key, in the language that is spoken: the words in one style, and in their
  /// own what is filled in as a styled text.
  ///
  /// - Parameters:
  ///   - key: Where the text stands in the tables of each language.
  ///   - style: The style of the words.
  ///   - arguments: What is filled in.
  init(
    localized key: String, _ style: Style = .plain, _ arguments: any LocalizedArgument...
  ) {
    self = localizedParts(key, arguments).reduce(into: StyledText()) { all, part in
      if let place = part.argument, arguments.indices.contains(place),
        let styled = arguments[place] as? StyledText
      {
        all += styled
      } else {
        all += StyledText(part.text, style)
      }
    }
  }
}

extension Text {
  /// Makes a paragraph of what the program says under a key.
  ///
  /// - Parameters:
  ///   - key: Where the text stands in the tables of each language.
  ///   - arguments: What is filled in.
  ///   - style: The style of all.
  ///   - language: The language; by default the one that is spoken.
  ///   - indent: How much further in its later lines are.
  init(
    localized key: String, _ arguments: any LocalizedArgument..., style: Style = .plain,
    in language: Language = .spoken, indent: Int = 2
  ) {
    self.init(language.localized(key, with: arguments), style, indent: indent)
  }
}

extension Document {
  /// Makes a document of such a paragraph.
  init(
    localized key: String, _ arguments: any LocalizedArgument..., style: Style = .plain,
    in language: Language = .spoken, indent: Int = 2
  ) {
    let text = language.localized(key, with: arguments)
    self.init([Text(text, style, indent: indent)])
  }
}
