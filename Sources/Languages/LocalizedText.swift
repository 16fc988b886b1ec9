/// What the program says under a key, with what is filled in: told in the language that is spoken when it is read,
/// not in the one that was spoken when it was made.
public struct LocalizedText: Hashable, Sendable, CustomStringConvertible {
  /// Where the text stands in the tables of each language; nil if it stands as it is.
  package let key: String?
  private let arguments: [any LocalizedArgument]

  /// Names a text of the tables.
  package init(_ key: String, _ arguments: any LocalizedArgument...) {
    self.init(key, with: arguments)
  }

  /// The same with a list of what is filled in.
  package init(_ key: String, with arguments: [any LocalizedArgument]) {
    (self.key, self.arguments) = (key, arguments)
  }

  /// A text that is the same in every language: code, or what another program said.
  package init(verbatim text: String) { (key, arguments) = (nil, [text]) }

  /// The text in the language that is spoken.
  public var description: String {
    key.map { localized($0, with: arguments) } ?? arguments[0].localizedItems[0]
  }

  /// Whether two have the same key, and the same is filled in.
  public static func == (one: LocalizedText, other: LocalizedText) -> Bool {
    one.key == other.key && one.hashables == other.hashables
  }

  private var hashables: [AnyHashable] {
    func hashable(_ argument: some LocalizedArgument) -> AnyHashable { AnyHashable(argument) }
    return arguments.map { hashable($0) }
  }

  /// Its key and what is filled in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(hashables)
  }
}

extension LocalizedText: LocalizedArgument {
  package var localizedCount: Int? { nil }
}
