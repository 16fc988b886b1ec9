import LayerTracing

/// One end of a message as it is written: `Presenter`, or one module's, `Receipt.Presenter`.
///
/// ```
/// end = [module "."] role
/// ```
public struct LayerName: Hashable, Sendable {
  /// The role.
  public let role: Role
  /// The module, in capitals or not; nil for any.
  public let module: String?

  /// Makes a name.
  public init(_ role: Role, of module: String? = nil) {
    self.role = role
    self.module = module
  }

  /// Reads a name that is one word; a ``QueryError`` is thrown if it is no role, or none after a
  /// module.
  public init(_ word: Word, among roles: [Role]) throws(QueryError) {
    guard let dot = word.text.firstIndex(of: "."), dot > word.text.startIndex else {
      self.init(try Names.role(word, among: roles))
      return
    }
    let module = String(word.text[..<dot])
    let role = Word(
      String(word.text[word.text.index(after: dot)...]),
      span: min(
        word.span.upperBound, word.span.lowerBound + module.utf8.count + 1)..<word.span.upperBound)
    self.init(try Names.role(role, among: roles), of: module)
  }

  /// Whether an end of a message is meant.
  public func matches(_ party: Party) -> Bool {
    party.role == role
      && module.map { $0.lowercased() == party.module?.lowercased() } ?? true
  }
}

extension LayerName: CustomStringConvertible {
  /// The name as it is read.
  public var description: String { (module.map { $0 + "." } ?? "") + role.name }
}

extension TokenReader {
  /// Reads a role, with its module or without.
  mutating func layerName() throws(QueryError) -> LayerName {
    guard case .identifier(let module) = next.kind, isPathAhead else {
      return LayerName(try role())
    }
    advance()
    guard accept(touching: .dot) else { throw missing("'.'") }
    return LayerName(try role(), of: module)
  }
}
