/// What can be wrong with front matter: facts, whose words are in ``message``.
public enum FrontMatterError: Hashable, Sendable {
  /// The file doesn't begin with front matter.
  case noFrontMatter
  /// Front matter is never closed.
  case unclosedFrontMatter
  /// A line of front matter is neither `key: value` nor an entry of a list.
  case noKey
  /// No key has this name.
  case unknownKey(String)
  /// A key is there twice; where it was first.
  case duplicateKey(String, first: SourcePlace)
  /// A key isn't there.
  case missingKey(String)
  /// A key has no value.
  case missingValue(String)
  /// A key has a list, but takes one value.
  case listNotAllowed(String)
  /// A value would mean something else to YAML.
  case needsQuotes
  /// A quote is never closed, or something follows it.
  case badQuotes
  /// A list in brackets is never closed, or has an empty entry.
  case badList
  /// A value can't be a language.
  case badLanguage
  /// The file's name tells another language.
  case otherLanguage(name: String)
}

extension FrontMatterError {
  /// What is wrong, in words, without capital and full stop.
  var message: String {
    switch self {
    case .noFrontMatter: "a lesson begins with front matter: ---, id: …, title: …, ---"
    case .unclosedFrontMatter: "this front matter is never closed; it ends with a line of ---"
    case .noKey: "front matter has lines of 'key: value', and '- entry' below the key of a list"
    case .unknownKey(let key): "no such key as '\(key)'"
    case .duplicateKey(let key, let first): "'\(key)' is there already, on line \(first.line)"
    case .missingKey(let key): "this lesson has no \(key); its front matter needs '\(key): …'"
    case .missingValue(let key): "'\(key)' has no value"
    case .listNotAllowed(let key): "'\(key)' takes one value, not a list"
    case .needsQuotes: "YAML would read this value differently; put it in quotes"
    case .badQuotes: "a value in quotes ends with the quote that it begins with"
    case .badList: "a list is '[a, b]', or '- a' on lines of its own"
    case .badLanguage: "a language is a code such as en, ko or pt-BR"
    case .otherLanguage(let name): "the name of this file says that its language is \(name)"
    }
  }

  /// What introduces the list of what would be accepted.
  var listLabel: String {
    if case .unknownKey = self { "Keys" } else { "Accepted" }
  }
}
