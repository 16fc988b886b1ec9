import Testing

@testable import LineEditor

/// Searching through lines that were typed.
@Suite struct LineSearchTests {
  private var search = LineSearch(["open counter", "note 천국", "fire increase", "fire increase"])

  @Test mutating func `the newest line is found first, then older ones, each once`() {
    search.lengthen("n")
    #expect(search.found == "fire increase")
    search.goOn()
    #expect(search.found == "note 천국")
    search.goOn()
    #expect(search.found == "open counter")
    search.goOn()
    #expect(search.found == "open counter")
  }

  @Test mutating func `what is typed narrows it, and taking back widens it`() {
    for letter in "no" { search.lengthen(String(letter)) }
    #expect(search.found == "note 천국")
    search.lengthen("x")
    #expect(search.found == nil)
    search.shorten()
    #expect(search.found == "note 천국")
    search.shorten()
    #expect(search.found == "fire increase")
    search.shorten()
    #expect(search.found == nil)
  }

  @Test mutating func `characters are whole`() {
    search.lengthen("국")
    #expect(search.found == "note 천국")
  }
}
