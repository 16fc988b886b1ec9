import Languages
import Platform
import TestSupport
import Testing

@Suite struct GlossaryCommandTests {
  @Test
  func `a word is told in each language, with its meaning, whichever language it was asked in`() {
    let told = """
      interactor, 인터랙터: the layer that carries out use cases: it has the business rules, and
        knows nothing of the screen.

      """
    let learner = Learner()
    #expect(flat(learner.type("glossary interactor")) == flat(told))
    #expect(flat(learner.type("glossary 인터랙터")) == flat(told))
    #expect(learner.type("glossary view model").hasPrefix("view model, 뷰모델: "))
    #expect(learner.type("glossary View-Model").hasPrefix("view model, 뷰모델: "))
  }

  @Test func `alone it tells all words`() {
    let all = flat(Learner().type("glossary"))
    for term in GlossaryTerm.all { #expect(all.contains("\(term.word(in: .english)): ")) }
  }

  @Test func `an unknown word is answered with the nearest`() {
    #expect(
      Learner().type("glossary intractor").contains(
        "no such word in the glossary. Did you mean 'interactor'?"))
  }

  @Test func `for the wall it is a page, or Markdown`() throws {
    let folder = try ScratchFolder()
    let learner = Learner()
    learner.type("glossary to \(folder.path)/words.html")
    learner.type("glossary to \(folder.path)/words.md")
    let page = try folder.contents("words.html")
    #expect(page.contains("<h1>Architecture terms</h1>"))
    #expect(page.contains("<td>use case</td>"))
    #expect(!page.contains("class=\"name\""))
    let note = try folder.contents("words.md")
    #expect(note.contains("\n| English | Meaning |\n| --- | --- |\n| pattern | "))
    #expect(
      learner.type("glossary to \(folder.path)/words.md").contains("this file already exists"))
    #expect(learner.type("glossary to \(folder.path)/words.txt").contains("Nothing was written."))
  }

  @Test(arguments: Language.all)
  func `each language has its own word and meaning for all of them`(_ language: Language) {
    for term in GlossaryTerm.all {
      #expect(!term.word(in: language).hasPrefix("glossary."))
      #expect(!language.speaking { term.meaning }.hasPrefix("glossary."))
    }
    let words = GlossaryTerm.all.map { $0.word(in: language) }
    #expect(Set(words).count == words.count)
  }

  /// A text without its line breaks.
  private func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
