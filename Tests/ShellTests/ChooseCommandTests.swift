import Foundation
import TestSupport
import Testing

/// Briefs of the learner's own, and what is chosen for them.
@Suite struct ChooseCommandTests {
  @Test func `a brief stands beside what each pattern costs, and beside what was chosen`() {
    let learner = Learner()
    #expect(learner.type("choose").hasPrefix("No briefs yet."))
    learner.type("brief counter it's one screen; a new wish every evening # so")
    let open = learner.type("choose")
    #expect(open.contains("1  it's one screen; a new wish every evening # so\n"))
    #expect(open.contains(#/lines of code +64 +96 +89 +117 +197 +67\n/#))
    #expect(
      open.contains(
        #/files, lines for limit +2, \d+ +4, \d+ +3, \d+ +5, \d+ +3, \d+ +3, \d+\n/#))
    #expect(open.contains("Nothing is chosen yet."))
    #expect(
      learner.type("choose 1 mvc it's two places for a wish") == "For brief 1 you chose mvc.\n")
    #expect(
      learner.type("choose").contains("Your choice: mvc, because: it's two places for a wish"))
    #expect(
      learner.done == [
        "brief counter \"it's one screen; a new wish every evening # so\"",
        "choose 1 mvc \"it's two places for a wish\"",
      ])
    learner.type("choose 1 mvp tests")
    #expect(learner.type("choose").contains("Your choice: mvp, because: tests"))
    learner.type("undo")
    #expect(learner.type("choose").contains("Your choice: mvc"))
  }

  @Test func `a lesson has briefs of its own, so that what is handed in of it is whole`() {
    let learner = Learner(course: RealCourse.shelf(in: "en"))
    learner.type("brief candy a shop", "lesson 5.10")
    #expect(learner.type("choose 1 mvp small").contains("no such brief"))
    #expect(learner.done.count == 2)
    learner.type("brief counter a door", "choose 1 mvc small")
    #expect(learner.done.last == "choose 1 mvc small")
    #expect(!learner.type("choose").contains("a shop"))
    learner.type("play")
    #expect(learner.type("choose").contains("a shop"))
  }

  @Test(arguments: ["md", "html"])
  func `briefs, figures and choices go to a page`(ending: String) throws {
    let folder = try ScratchFolder()
    let learner = Learner()
    learner.type("brief candy a <b>shop</b>", "choose 1 viper all six know it")
    let path = "\(folder.path)/choice.\(ending)"
    #expect(learner.type("choose to \(path)").contains("choice.\(ending)"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("all six know it"))
    #expect(text.contains("576"))
    #expect(!text.replacing("\\<b>", with: "").contains("<b>"))
    #expect(learner.type("choose to \(path)").unwrapped.contains("this file already exists"))
    #expect(learner.type("choose to \(path) --force").contains("choice"))
    learner.type("brief counter a second door")
    #expect(learner.type("choose 2 to \(folder.path)/two.\(ending)").contains("two."))
    let second = try String(contentsOfFile: "\(folder.path)/two.\(ending)", encoding: .utf8)
    #expect(second.contains("2. a second door") && !second.contains("all six know it"))
  }
}
