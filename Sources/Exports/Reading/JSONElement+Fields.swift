import LayerTracing

/// What the lines of a trace have under their keys.
extension JSONElement {
  /// What is wrong with what is under a key.
  func error(_ key: StaticString) -> TraceError.LineError {
    .key("\(key)", isMissing: self[key] == nil)
  }

  /// The text under a key, which must be there.
  func text(_ key: StaticString) throws -> String {
    guard let text = self[key]?.string else { throw error(key) }
    return text
  }

  /// The whole number under a key, which a program could have counted to: what is read is added to.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - range: The numbers that may be there.
  /// - Returns: The number; nil if there is none.
  /// - Throws: A ``TraceError/LineError`` if there is anything else, or another number.
  func number(_ key: StaticString, in range: ClosedRange<Int> = TraceReader.numbers) throws -> Int?
  {
    guard let element = self[key], !element.isNull else { return nil }
    guard let number = element.int else { throw error(key) }
    guard range.contains(number) else {
      throw TraceError.LineError.outOfRange("\(key)", range)
    }
    return number
  }

  /// The number of an event, which a recorder could have given.
  func event() throws -> Int {
    guard let event = try number("event", in: 0...Recorder.lastEvent) else { throw error("event") }
    return event
  }

  /// The texts of a list under a key; none if there is no list.
  func texts(_ key: StaticString) -> [String] { self[key]?.elements.compactMap(\.string) ?? [] }

  /// What a call returned, under the keys that a message and a line of its own have in common.
  func result(of id: Int) -> RecordedResult? {
    self["result"].map {
      RecordedResult(
        id: id, value: $0.value(isDescribed: self["resultDescribed"]?.bool == true),
        types: texts("resultTypes"))
    }
  }

  /// How a message gets to its receiver.
  func kind() throws -> Site.Kind {
    let name = try text("kind")
    guard let kind = Site.Kind.allCases.first(where: { $0.name == name }) else {
      throw error("kind")
    }
    return kind
  }

  /// A value of a trace: what is neither text nor number nor truth value is described.
  func value(isDescribed: Bool) -> Value {
    switch value {
    case .string(let text) where isDescribed: .described(text)
    case .some(let value): value
    case nil: .described(described)
    }
  }

  /// An array or an object as Swift source might write it: what another program recorded may hold some.
  private var described: String {
    if isObject {
      return "("
        + members.map { "\($0.name): \($0.element.value(isDescribed: false))" }
        .joined(separator: ", ") + ")"
    }
    return "[" + elements.map { "\($0.value(isDescribed: false))" }.joined(separator: ", ") + "]"
  }
}
