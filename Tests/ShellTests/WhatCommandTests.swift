import Catalog
import CatalogSupport
import LayerTracing
import Staging
import Testing

@testable import Shell

/// Small changes that are built in, each beside its original.
@Suite struct WhatCommandTests {
  @Test func `there are a dozen, and none tells which puzzle has it`() {
    let all = Catalog.features.flatMap(\.whatIfs)
    #expect(all.count >= 12)
    #expect(Set(all.map(\.title)).count == all.count)
    let told = Learner().type("what if")
    for change in all { #expect(told.contains("  \(change.title)  "), "\(change.title)") }
    #expect(!told.contains(/~[a-z]\b/))
  }

  @Test(arguments: await MainActor.run { Catalog.features.flatMap(\.whatIfs).map(\.title) })
  func `each opens beside its original, with the lines that are others`(words: String) throws {
    let learner = Learner()
    let told = learner.type("what if \(words)")
    let open = try #require(learner.session.state.current).open.map(\.specimen.name)
    let school = try #require(words.split(separator: " ").last)
    #expect(open.count == 2)
    #expect(open.last == "\(open[0])~\(school)")
    #expect(told.hasPrefix("\(open[0])~\(school) is \(open[0]) with one change: "), "\(told)")
    #expect(told.contains("+ ") || told.contains("- "), "\(told)")
    #expect(!told.contains("Demonstrates"), "\(told)")
  }

  @Test func `what comes of it is seen as in any other build`() throws {
    let learner = Learner()
    learner.type("open counter")
    learner.type("what if view writes")
    #expect(learner.session.state.current?.open.map(\.specimen.name) == ["mvp", "mvp~writes"])
    #expect(learner.type("decrease").contains("User -> View -> Model"))
    #expect(learner.type("hunt mvp~writes").contains("MVP~writes"))
    #expect(learner.type("rules").contains("View -> Model"))
    learner.type("undo", "undo")
    let patterns = try Catalog.patterns(of: "counter")
    #expect(learner.session.state.current?.open.map(\.specimen.name) == patterns)
  }

  @Test func `builds that are opened late live through the events that they received`() {
    let learner = Learner()
    learner.type("open counter mvp~limit mvc~strong mvc~a", "fire increase on mvc~strong")
    learner.type("fire decrease on mvp~limit", "close mvc~strong", "open counter mvc~strong mvp")
    let numbers = ["mvp~limit", "mvc~strong", "mvc~a", "mvp"].map { name in
      learner.type("inspect \(name).model.number").contains(/number +(Int )?0|is 0/)
    }
    // One that is opened anew, or for the first time, received all; the others their own.
    #expect(numbers == [false, true, true, true])
  }
}
