import LayerTracing

/// The members of a JSON object, on the way to be written or read: a value that names each once can't be read
/// otherwise than it is written.
protocol JSONMembers {
  /// Whether they are read.
  static var isReading: Bool { get }

  /// Writes a member, or reads it into where it is kept; what isn't there, or is of another kind, leaves that as it is.
  mutating func member<Fact: JSONFact>(_ name: StaticString, _ fact: inout Fact)
}

extension JSONMembers {
  /// A member that is left out where it says nothing.
  mutating func member<Fact: JSONFact & Equatable>(
    _ name: StaticString, _ fact: inout Fact, unless nothing: Fact
  ) {
    if Self.isReading || fact != nothing { member(name, &fact) }
  }

  /// A member that follows from others: it is written, and never read.
  mutating func result(_ name: StaticString, _ fact: some JSONFact) {
    var fact = fact
    if !Self.isReading { member(name, &fact) }
  }
}

extension JSONWriter: JSONMembers {
  static var isReading: Bool { false }

  mutating func member<Fact: JSONFact>(_ name: StaticString, _ fact: inout Fact) {
    key(name)
    fact.write(to: &self)
  }
}

extension JSONElement: JSONMembers {
  static var isReading: Bool { true }

  mutating func member<Fact: JSONFact>(_ name: StaticString, _ fact: inout Fact) {
    guard let read = self[name].flatMap(Fact.read) else { return }
    // A number was counted, and is added to others: no other than one that something can be counted to is taken.
    if let number = read as? Int, !(0...1_000_000_000).contains(number) { return }
    fact = read
  }
}

// MARK: What can be a member

/// A value that JSON has, or that can be told in it.
protocol JSONFact {
  func write(to writer: inout JSONWriter)
  /// Reads it; nil if it is anything else.
  static func read(_ json: JSONElement) -> Self?
}

/// A value that is an object: its members are named in one place.
protocol JSONObject: JSONFact {
  /// Describes a value of which nothing is known.
  init()
  /// Whether an object has the members without which it is none, each of its kind.
  static func isWhole(_ json: JSONElement) -> Bool
  /// Writes or reads its members, in order.
  mutating func visit(_ members: inout some JSONMembers)
}

extension JSONObject {
  static func isWhole(_ json: JSONElement) -> Bool { true }

  func write(to writer: inout JSONWriter) {
    var copy = self
    writer.object { copy.visit(&$0) }
  }

  static func read(_ json: JSONElement) -> Self? {
    guard isWhole(json) else { return nil }
    var (value, json) = (Self(), json)
    value.visit(&json)
    return value
  }
}

extension String: JSONFact {
  func write(to writer: inout JSONWriter) { writer.string(self) }
  static func read(_ json: JSONElement) -> String? { json.string }
}

extension Int: JSONFact {
  func write(to writer: inout JSONWriter) { writer.number(self) }
  static func read(_ json: JSONElement) -> Int? { json.int }
}

extension Bool: JSONFact {
  func write(to writer: inout JSONWriter) { writer.truth(self) }
  static func read(_ json: JSONElement) -> Bool? { json.bool }
}

extension Optional: JSONFact where Wrapped: JSONFact {
  func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.null() }
  }
  static func read(_ json: JSONElement) -> Wrapped?? { Wrapped.read(json) }
}

extension Array: JSONFact where Element: JSONFact {
  func write(to writer: inout JSONWriter) { writer.array(self) { $1.write(to: &$0) } }
  static func read(_ json: JSONElement) -> [Element]? { json.elements.compactMap(Element.read) }
}
