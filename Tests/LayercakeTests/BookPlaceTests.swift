import TestSupport
import Testing

/// Where the book is, asked in the system's shell.
@Suite(.waiting) struct BookPlaceTests {
  @Test(arguments: [["help", "--book"], ["--language", "ko", "help", "--book"]])
  func `the program says where the book's pages are`(arguments: [String]) throws {
    let outcome = try Program("layercake").run(arguments)
    #expect(outcome.exit == .code(0))
    let clone = Book.root.path
    #expect(outcome.text.contains("\(clone)/Sources/Hosting/Hosting.docc/Learning.md"))
    #expect(outcome.text.contains("\(clone)/.build/documentation"))
  }
}
