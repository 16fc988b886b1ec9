import SwiftParser
import SwiftSyntax
import Testing

@testable import LayerTracingMacros

/// Literals, read back by the parser: an opinion other than the writer's.
struct RawLiteralTests {
  /// The value of a literal, which must be all that `source` holds.
  private func readBack(_ source: String) -> String? {
    let tree = Parser.parse(source: source)
    guard !tree.hasError, tree.statements.count == 1 else { return nil }
    return tree.statements.first?.item.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// Texts that end literals, begin escapes, or are changed in silence.
  static let hostile = [
    "", "\n", "\n\n", "plain\n", "no newline", " indented\n\ttabbed\n", "trailing \t\n",
    "\"\"\"", "\"\"\"#", "#\"\"\"#\n", "\"##", "\"\"\"\"\"\"####\n", "\\", "\\\n", "\\#(x)\\##(y)",
    "\\(x)", "a\r\nb\r\n", "a\rb", "\r", "\u{0}\u{1}\u{8}\u{B}\u{C}\u{1B}[31m\u{7F}",
    "\u{FEFF}import A\n", "Heaven Candy\n", "e\u{301} \u{E9}", "👩‍👩‍👧 \u{202E}", "\u{2028}\u{85}",
    "<#placeholder#>\n<<<<<<< HEAD\n", "#####\n", "\"\\\"#\\#\"",
  ]

  @Test(arguments: hostile)
  func `a text is read back byte for byte`(text: String) throws {
    let value = try #require(readBack(RawLiteral.of(text)))
    #expect(Array(value.utf8) == Array(text.utf8))
  }

  @Test func `random texts are read back byte for byte`() throws {
    let pieces = ["\"", "\"\"\"", "\\", "#", "##", "\n", "\r", "(", ")", "u{41}", "a", " ", "한"]
    // A fixed generator: a failure must come back in the next run.
    var state: UInt64 = 1
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<24 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      let value = try #require(readBack(RawLiteral.of(text)), "\(Array(text.utf8))")
      #expect(Array(value.utf8) == Array(text.utf8))
    }
  }

  @Test func `a literal uses as few pounds as it can`() {
    #expect(RawLiteral.of("a") == "#\"\"\"\na\n\"\"\"#")
    #expect(RawLiteral.of("\"#") == "##\"\"\"\n\"#\n\"\"\"##")
    #expect(RawLiteral.of("###") == "#\"\"\"\n###\n\"\"\"#")
  }
}
