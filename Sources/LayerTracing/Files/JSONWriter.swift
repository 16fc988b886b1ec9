import Characters

/// Writes JSON as bytes (RFC 8259), members in the order in which they come.
///
/// Escaping happens here and nowhere else.
package struct JSONWriter {
  /// What is written so far.
  @usableFromInline package var bytes: [UInt8] = []
  /// Whether the next member of the open object is its first.
  @usableFromInline var isFirst = true

  /// Makes a writer that has written nothing.
  @inlinable package init() {}

  /// Forgets what is written, but keeps the room for it.
  @inlinable package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Writes bytes that are JSON already.
  @inlinable package mutating func raw(_ json: [UInt8]) { bytes += json }

  /// Writes text that is a part of JSON already.
  @inlinable package mutating func raw(_ json: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount))
  }

  /// Writes one object and a line end.
  @inlinable package mutating func line(_ members: (inout JSONWriter) -> Void) {
    object(members)
    bytes.append(0x0A)
  }

  /// Writes members of an object that is open already.
  @inlinable package mutating func members(_ members: (inout JSONWriter) -> Void) {
    isFirst = true
    members(&self)
  }

  @inlinable package mutating func object(_ members: (inout JSONWriter) -> Void) {
    let wasFirst = isFirst
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
    members(&self)
    bytes.append(UInt8(ascii: "}"))
    isFirst = wasFirst
  }

  @inlinable package mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    var needsComma = false
    for element in elements {
      if needsComma { bytes.append(UInt8(ascii: ",")) }
      needsComma = true
      write(&self, element)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes a member's key; its value comes next.
  @inlinable package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    raw(name)
    raw("\":")
  }

  /// Writes a member's key that is only known at run time.
  @inlinable package mutating func key(named name: String) {
    separate()
    string(name)
    bytes.append(UInt8(ascii: ":"))
  }

  @inlinable mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }

  @inlinable package mutating func member(_ name: StaticString, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  @inlinable package mutating func member(_ name: StaticString, _ value: Int?) {
    key(name)
    if let value { number(value) } else { null() }
  }

  @inlinable package mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    truth(value)
  }

  @inlinable package mutating func null() { bytes += [0x6E, 0x75, 0x6C, 0x6C] }

  @inlinable package mutating func truth(_ value: Bool) {
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes a whole number, its digits straight into the bytes: a text made for each would take as long
  /// as all else of a message.
  @inlinable package mutating func number(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var first = digits.count
      repeat {
        first -= 1
        digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[first...]))
    }
  }

  /// Writes a value: numbers and truth values as such, everything else as text.
  @inlinable package mutating func value(_ value: Value) {
    switch value {
    case .int(let value): number(value)
    case .double(let value) where value.isFinite: bytes.append(contentsOf: String(value).utf8)
    // JSON has no infinities and no NaN (RFC 8259, section 6): they go as text.
    case .double(let value): string(String(value))
    case .bool(let value): truth(value)
    case .string(let value): string(value)
    case .none: null()
    case .layer, .closure, .described: string(value.description)
    }
  }

  /// Writes a text in quotes. Besides what RFC 8259 demands, all that is obeyed is escaped: no terminal
  /// acts on it, whatever splits lines splits only at ours, and no reader takes a mark away.
  package mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      // What needs no second look goes on in one piece, and is most of it.
      var rest = utf8[...]
      while let place = rest.firstIndex(where: JSONWriter.isSpecial) {
        bytes.append(contentsOf: rest[..<place])
        let length = JSONWriter.length(of: utf8[place])
        escape(rest[place..<place + length])
        rest = rest[(place + length)...]
      }
      bytes.append(contentsOf: rest)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a scalar that begins with this byte isn't printable ASCII, or is a quote or a backslash.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte >= 0x7F
  }

  /// How many bytes a scalar has that begins with this one, in valid UTF-8.
  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0..<0x80: 1
    case 0x80..<0xE0: 2
    case 0xE0..<0xF0: 3
    default: 4
    }
  }

  /// Writes one scalar that may need another form.
  private mutating func escape(_ utf8: Slice<UnsafeBufferPointer<UInt8>>) {
    switch utf8[utf8.startIndex] {
    case 0x22: raw("\\\"")
    case 0x5C: raw("\\\\")
    case 0x0A: raw("\\n")
    case 0x0D: raw("\\r")
    case 0x09: raw("\\t")
    default:
      guard let scalar = String(decoding: utf8, as: UTF8.self).unicodeScalars.first,
        scalar.isTerminalControl
      else { return bytes.append(contentsOf: utf8) }
      let hex = String(scalar.value, radix: 16)
      raw("\\u")
      bytes.append(contentsOf: String(repeating: "0", count: 4 - hex.count).utf8)
      bytes.append(contentsOf: hex.utf8)
    }
  }
}

extension JSONWriter {
  /// Writes one end of a message.
  package mutating func party(_ party: Party) {
    object {
      $0.member("role", party.role.name)
      if let module = party.module { $0.member("module", module) }
      $0.member("type", party.type)
      $0.member("instance", Int(party.id))
      if let name = party.name { $0.member("name", name) }
    }
  }

  package mutating func argument(_ argument: Message.Argument, namesTypes: Bool) {
    raw("{\"label\":")
    if let label = argument.label { string(label) } else { null() }
    raw(",\"value\":")
    value(argument.value)
    if argument.value.isDescribed { raw(",\"described\":true") }
    if namesTypes, !argument.types.isEmpty {
      raw(",\"types\":")
      array(argument.types) { $0.string($1) }
    }
    raw("}")
  }
}

extension Value {
  /// Whether JSON has no such value, so that a text stands for it.
  package var isDescribed: Bool {
    switch self {
    case .layer, .closure, .described: true
    case .double(let value): !value.isFinite
    case .int, .bool, .string, .none: false
    }
  }
}
