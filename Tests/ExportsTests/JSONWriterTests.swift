import Foundation
import LayerTracing
import Testing

@testable import Exports

@Suite struct JSONWriterTests {
  /// What a JSON reader that we didn't write makes of what we wrote.
  private func read(_ write: (inout JSONWriter) -> Void) throws -> NSDictionary {
    var json = JSONWriter()
    json.line(write)
    #expect(json.bytes.filter { $0 == 0x0A }.count == 1)
    let object = try JSONSerialization.jsonObject(with: Data(json.bytes))
    return try #require(object as? NSDictionary)
  }

  @Test(arguments: [
    "", "plain", "한글 🍬", "\"quoted\" \\ back", "line\nfeed\r\ttab", "\u{0}\u{1B}[31m\u{7F}\u{85}",
    "\u{2028}\u{2029}", "}{][,:", "\u{FEFF}", "e\u{301}", String(repeating: "x", count: 100_000),
  ])
  func `a hostile text comes back as it was, as a value and as a key`(text: String) throws {
    let object = try read {
      $0.member("text", text)
      $0.key(named: text + "key")
      $0.string(text)
    }
    #expect(object["text"] as? String == text)
    #expect(object[text + "key"] as? String == text)
  }

  @Test func `no control character is written as such`() {
    var json = JSONWriter()
    json.string(String(String.UnicodeScalarView((0..<0xA0).compactMap(Unicode.Scalar.init))))
    let written = String(decoding: json.bytes, as: UTF8.self)
    #expect(
      !written.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
  }

  @Test(arguments: [
    (Value.int(.max), "9223372036854775807"), (.int(.min), "-9223372036854775808"),
    (.double(1.5), "1.5"), (.double(.infinity), "\"inf\""), (.double(.nan), "\"nan\""),
    (.bool(true), "true"), (.none, "null"), (.string("a"), "\"a\""), (.closure, "\"{ … }\""),
    (.layer(id: 3, name: "amount"), "\"amount\""), (.described("A(b: 1)"), "\"A(b: 1)\""),
  ])
  func `a value is written by its kind`(value: Value, expected: String) {
    var json = JSONWriter()
    json.value(value)
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }

  @Test func `members, objects and arrays inside each other are separated by single commas`() {
    var json = JSONWriter()
    json.object {
      $0.member("a", 1)
      $0.key("b")
      $0.array([1, 2]) { json, number in json.object { $0.member("n", number) } }
      $0.key("c")
      $0.object { _ in }
      $0.member("d", nil as String?)
      $0.member("e", false)
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"{"a":1,"b":[{"n":1},{"n":2}],"c":{},"d":null,"e":false}"#)
  }
}
