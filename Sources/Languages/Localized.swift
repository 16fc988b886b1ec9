/// What can be filled into a text.
package protocol LocalizedArgument: Hashable, Sendable {
  /// What is shown of it, in order: one text, or those of a list.
  var localizedItems: [String] { get }
  /// How many it means, where it is a number or a list.
  var localizedCount: Int? { get }
}

extension LocalizedArgument {
  /// What is shown of it, if it is one.
  package var localizedItems: [String] { ["\(self)"] }
}

extension String: LocalizedArgument {
  package var localizedCount: Int? { nil }
}

extension Substring: LocalizedArgument {
  package var localizedCount: Int? { nil }
}

extension Int: LocalizedArgument {
  package var localizedCount: Int? { self }
}

extension Bool: LocalizedArgument {
  package var localizedCount: Int? { self ? 1 : 0 }
}

extension Array: LocalizedArgument where Element == String {
  package var localizedItems: [String] { self }
  package var localizedCount: Int? { count }
}

/// What the program says under a key, in the language that is spoken.
///
/// - Parameters:
///   - key: Where the text stands in the tables of each language: `leaks.none`.
///   - arguments: What is filled in, in the order of the numbers in the text's ``Format``.
/// - Returns: The text; the key itself if no language has it, which a test names.
package func localized(_ key: String, _ arguments: any LocalizedArgument...) -> String {
  localized(key, with: arguments)
}

/// The same with a list of what is filled in.
package func localized(_ key: String, with arguments: [any LocalizedArgument]) -> String {
  Language.spoken.localized(key, with: arguments)
}

extension Language {
  /// What the program says under a key in this language, whichever is spoken.
  ///
  /// - Parameters:
  ///   - key: Where the text stands in the tables of each language.
  ///   - arguments: What is filled in.
  /// - Returns: The text.
  package func localized(_ key: String, _ arguments: any LocalizedArgument...) -> String {
    localized(key, with: arguments)
  }

  /// The same with a list of what is filled in.
  package func localized(_ key: String, with arguments: [any LocalizedArgument]) -> String {
    let (format, language) = text(key)
    return format.filled(with: arguments, in: language)
  }
}

/// The same in parts, for who shows what is filled in otherwise than the words around it.
///
/// - Parameters:
///   - key: Where the text stands in the tables of each language.
///   - arguments: What is filled in.
/// - Returns: The parts in order; those that were filled in with their place among the arguments, from 0.
package func localizedParts(
  _ key: String, _ arguments: [any LocalizedArgument]
) -> [(text: String, argument: Int?)] {
  let (format, language) = Language.spoken.text(key)
  return format.parts(with: arguments, in: language)
}

extension String {
  /// What a pattern, a feature or a role says of itself in English, as the language that is spoken says it.
  ///
  /// - Parameter key: Where its text stands in the tables of each language; if another one stands there, or
  ///   none, it is the text of a host's own pattern, feature or role of that name, and stays as it is.
  /// - Returns: The text, or this one.
  package func spoken(localized key: String) -> String {
    Language.fallback.row(key) == self ? localized(key) : self
  }
}

/// What a library says in English, as the language that is spoken says it.
///
/// - Parameters:
///   - text: What the library says.
///   - keys: Where its texts stand in the tables of each language, in English as the library words them; the
///     first one counts that the text is, filled in.
/// - Returns: The text; nil if it is none of them, and where English is spoken.
package func localized(_ text: String, matching keys: [String]) -> String? {
  guard Language.spoken != .fallback else { return nil }
  for key in keys {
    guard let row = Language.fallback.row(key),
      let arguments = Format(row).arguments(filledInto: text)
    else { continue }
    return localized(key, with: arguments)
  }
  return nil
}

/// Whether a language has a text under a key.
package func isLocalized(_ key: String) -> Bool { Language.fallback.row(key) != nil }
