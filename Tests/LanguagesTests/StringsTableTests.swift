import Foundation
import TestSupport
import Testing

@testable import Languages

/// The files of texts: each line is one, and each is found.
@Suite struct StringsTableTests {
  /// The text of a key in a made-up file.
  private func text(_ key: String, in file: String) -> String? {
    Array(file.utf8).withUnsafeBufferPointer { StringsTable($0)[key] }
  }

  @Test(arguments: Language.all.map(\.code))
  func `the lines of a file are in order, each key once, and each text is found`(code: String) {
    let table = StringsTable(code)
    let keys = table.rows.map { Array($0.key.utf8) }
    #expect(keys.count > 0)
    for (key, next) in zip(keys, keys.dropFirst()) {
      #expect(key.lexicographicallyPrecedes(next), "\(String(decoding: next, as: UTF8.self))")
    }
    for (key, text) in table.rows {
      #expect(table[key] == text, "\(key)")
      #expect(!key.isEmpty && key.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(key)")
      // What a line has in another form is cut in the wrong place.
      #expect(!text.hasPrefix("\"") || text.dropFirst().contains("\""), "\(key): \(text)")
    }
  }

  @Test(arguments: [
    ("a", "one"), ("a.b", "Say \"two\"."), ("b", "a \\ in\ntwo lines"), ("c", ""),
    ("d", "한국어; = \"x\""),
    ("", nil), ("A", nil), ("aa", nil), ("a.", nil), ("e", nil), ("z", nil),
  ])
  func `a text is found by halving, as it was meant`(key: String, expected: String?) {
    let file = #"""
      "a" = "one";
      "a.b" = "Say \"two\".";
      "b" = "a \\ in\ntwo lines";
      "c" = "";
      "d" = "한국어; = \"x\"";

      """#
    #expect(text(key, in: file) == expected)
  }

  @Test func `each file of texts is of a language, and embedded`() throws {
    let folder = Book.root.appending(path: "Sources/Languages/Texts").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.sorted() == Language.all.map { "\($0.code).strings" }.sorted())
    for language in Language.all {
      #expect(!StringsTable(language.code).rows.isEmpty, "\(language.code) has no line in CTexts")
    }
  }

  @Test func `a file without texts has none`() {
    #expect(text("a", in: "") == nil)
    #expect(StringsTable("xx")["leaks.none"] == nil)
    #expect(StringsTable("xx").rows.isEmpty)
  }
}
