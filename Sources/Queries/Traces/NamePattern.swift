import Languages
import LayerTracing

/// A message's name, which may end in `*`.
///
/// ```
/// name = identifier {"." identifier} ["(" {label ":"} ")"] ["*"] | "*"
/// ```
/// With parentheses it is the full name in Swift form, which tells `interactor(_:didFetch:)` from
/// `interactor(_:didFail:)`.
public struct NamePattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  private let lower: String

  /// Reads a pattern; it matches without regard to case.
  public init(_ text: String) {
    self.text = text
    lower = text.lowercased()
  }

  /// Whether a name is meant.
  public func matches(_ name: String) -> Bool {
    let name = name.lowercased()
    return lower.hasSuffix("*") ? name.hasPrefix(lower.dropLast()) : name == lower
  }

  /// Whether the pattern matches a message by one of its names:
  ///
  /// - the bare name, or the full one in Swift form;
  /// - either of these behind the receiver's name, as in `amountLabel.text`;
  /// - what a method waits for, if it waits;
  /// - what stands behind the dot in the name of an output's method, as in `totals.bind`.
  public func matches(_ message: Message) -> Bool {
    let site = message.site
    let base = site.baseName
    if matches(base) { return true }
    if lower.contains("("), matches(site.name) { return true }
    if let awaited = message.awaited, matches(awaited) { return true }
    if let dot = base.lastIndex(of: "."), matches(String(base[base.index(after: dot)...])) {
      return true
    }
    guard lower.contains("."), let owner = message.receiver.name else { return false }
    return matches("\(owner).\(base)") || matches("\(owner).\(site.name)")
  }
}

extension NamePattern: CustomStringConvertible {
  /// The same as ``text``.
  public var description: String { text }
}

extension NamePattern {
  private static var expectedName: String { localized("query.thing.message-name") }

  /// Reads a name; its parts touch each other.
  init(from reader: inout TokenReader) throws(QueryError) {
    let start = reader.next.span
    if !reader.accept(.star) {
      _ = try reader.identifier(NamePattern.expectedName)
      while reader.accept(touching: .dot) {
        _ = try reader.identifier(touching: NamePattern.expectedName)
      }
      if reader.accept(touching: .open) {
        while !reader.accept(touching: .close) {
          let isStarred = reader.accept(touching: .star)
          if !isStarred { _ = try reader.identifier(touching: localized("query.thing.label")) }
          if isStarred || reader.accept(touching: .star) {
            self.init(reader.written(reader.span(from: start)))
            return
          }
          guard reader.accept(touching: .colon) else { throw reader.missing("':'") }
        }
      }
      _ = reader.accept(touching: .star)
    }
    self.init(reader.written(reader.span(from: start)))
  }
}

extension NamePattern {
  static let production = Production(
    "name", "= identifier {\".\" identifier} [\"(\" {label \":\"} \")\"] [\"*\"] | \"*\"",
    note: { localized("grammar.note.name") },
    examples: ["onValueChange", "interactor(_:didFetch:)", "amountLabel.text", "set*"],
    readBy: { text throws(QueryError) in
      try TokenReader.all(text, at: 0, .general, NamePattern.init(from:)).description
    })
}
