import CJansson
import LayerTracing

/// A part of a JSON text that was read (RFC 8259): a value with what is in it, in its order.
///
/// Valid only inside the closure that ``read(_:_:)`` calls.
struct JSONElement {
  private let json: UnsafeMutablePointer<json_t>

  /// Reads a text, an object or an array, and throws a ``TraceError/LineError`` if it is no JSON, or
  /// what the closure throws.
  static func read<Result>(
    _ bytes: UnsafeRawBufferPointer, _ body: (JSONElement) throws -> Result
  ) throws -> Result {
    var error = json_error_t()
    let text = bytes.assumingMemoryBound(to: CChar.self).baseAddress
    // A NUL may stand in a text: whatever a learner wrote comes back.
    guard let json = json_loadb(text, bytes.count, Int(JSON_ALLOW_NUL), &error) else {
      throw lineError(of: &error)
    }
    defer { json_decref(json) }
    return try body(JSONElement(json: json))
  }

  private static func lineError(of error: inout json_error_t) -> TraceError.LineError {
    switch json_error_code(&error) {
    case json_error_stack_overflow: .tooDeep
    case json_error_invalid_utf8: .notUTF8
    case json_error_premature_end_of_input: .torn
    case json_error_numeric_overflow: .tooLarge(column: Int(error.column))
    default: .notJSON(column: Int(error.column))
    }
  }

  var isObject: Bool { json.pointee.type == JSON_OBJECT }

  var isNull: Bool { json.pointee.type == JSON_NULL }

  var string: String? {
    guard let start = json_string_value(json) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: json_string_length(json))
    return String(decoding: bytes, as: UTF8.self)
  }

  var int: Int? {
    json.pointee.type == JSON_INTEGER ? Int(json_integer_value(json)) : nil
  }

  var bool: Bool? {
    switch json.pointee.type {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: nil
    }
  }

  /// What is under a name in an object; nil if nothing is, or if this is no object.
  subscript(_ name: StaticString) -> JSONElement? {
    name.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { name in
        json_object_getn(json, name.baseAddress, name.count).map(JSONElement.init(json:))
      }
    }
  }

  /// What is in an array; nothing if this is none.
  var elements: [JSONElement] {
    (0..<json_array_size(json)).compactMap { json_array_get(json, $0).map(JSONElement.init(json:)) }
  }

  /// The members of an object, in their order; none if this is no object.
  var members: [(name: String, element: JSONElement)] {
    var members: [(String, JSONElement)] = []
    var place = json_object_iter(json)
    while let at = place {
      if let name = json_object_iter_key(at), let value = json_object_iter_value(at) {
        members.append((String(cString: name), JSONElement(json: value)))
      }
      place = json_object_iter_next(json, at)
    }
    return members
  }

  /// What it is as a value of a trace; nil if it is an array or an object.
  var value: Value? {
    if let string { return .string(string) }
    if let int { return .int(int) }
    if let bool { return .bool(bool) }
    if json.pointee.type == JSON_REAL { return .double(json_real_value(json)) }
    return isNull ? Value.none : nil
  }
}
