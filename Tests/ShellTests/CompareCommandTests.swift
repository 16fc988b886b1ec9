import CatalogSupport
import Sessions
import Catalog
import Staging
import TestSupport
import Testing

@testable import Shell

@Suite struct CompareCommandTests {
  @Test func `the counter's price`() {
    let learner = Learner()
    learner.type("open counter")
    #expect(SnapshotFile("compare counter").mismatch(with: learner.type("compare")) == nil)
    #expect(learner.session.state.current?.events.count == 0)
  }

  @Test func `what is counted in the trace is what the trace shows`() throws {
    let learner = Learner()
    learner.type("open candy", "quantity 3")
    let candy = try Catalog.feature("candy")
    for open in try #require(learner.session.state.current).open {
      let costs = SpecimenCosts(open.specimen, of: candy)
      let messages = Array(open.recorder.messages.trace(events: 1...1))
      #expect(costs.events[0]?.messages == messages.count)
      #expect(costs.events[0]?.crossings == messages.count(where: \.isCrossing))
      #expect(costs.lines > costs.largestType)
      #expect(
        costs.types
          == open.specimen.sources.flatMap(\.declarations).count {
            [.class, .struct, .enum].contains($0.kind)
          })
    }
  }

  @Test func `a feature that isn't open can be compared, in every pattern`() {
    let answer = Learner().type("compare candy")
    #expect(answer.hasPrefix("candy "))
    #expect(answer.contains("0 of 6  5 of 6  "))
  }

  @Test func `an event is counted after what leads to it`() throws {
    let answer = Learner().type("compare candy")
    let retry = try #require(answer.lines.first { $0.hasPrefix("retry, messages + inside") })
    #expect(!retry.contains(" - "), "\(retry)")
  }

  @Test func `variants and dialects are compared when they are open`() {
    let learner = Learner()
    learner.type("open counter mvc mvc~classic")
    #expect(learner.type("compare").lines.first?.hasSuffix("MVC  MVC~classic") == true)
  }

  @Test func `it is said how everything is counted`() {
    #expect(Learner().type("help compare").contains("How it is counted."))
  }

  @Test
  func
    `where it is narrow the rows' names take several lines, and then one pattern stands below the other`()
  {
    let learner = Learner(columns: 40)
    learner.type("open counter mvc mvp")
    #expect(
      learner.type("compare").contains(
        "increase, messages +\ninside                     5 + 1   5 + 3\n"))
    let narrow = Learner(columns: 30)
    narrow.type("open counter mvc mvp")
    #expect(
      narrow.type("compare").contains("counter.mvp\n  increase, messages +"),
      "\(narrow.type("compare"))")
  }

  @Test(arguments: ["counter", "candy", "news", "greeting", "account"], ["en", "ko", "ja"])
  func `six patterns stand side by side at 80 columns, in every language`(
    feature: String, language: String
  ) {
    let answer = Learner(columns: 80, language: language).type("compare \(feature)")
    #expect(
      answer.contains(#/MVC +MVP +MVVM +VIPER +RIBs +Store\n/#) || feature == "account", "\(answer)"
    )
    #expect(!answer.contains("\(feature).mvp\n"))
  }

  @Test func `in plain mode each row is a sentence`() {
    let learner = Learner(isPlain: true)
    learner.type("open counter mvc mvp")
    #expect(learner.type("compare").contains("Types, protocols: MVC 3, 0; MVP 4, 2.\n"))
  }
}
