import Sessions
import Catalog
import Staging
import Testing

@testable import Shell

@Suite struct CompareCommandTests {
  @Test func `the counter's price`() {
    let learner = Learner()
    learner.type("open counter")
    #expect(
      learner.type("compare") == """
        counter                            MVC     MVP    MVVM   VIPER    RIBs
        messages + inside for increase   5 + 1   5 + 3   5 + 3   5 + 3   3 + 3
        messages + inside for decrease   5 + 1   5 + 3   5 + 3   5 + 3   3 + 3
        types, protocols                  3, 0    4, 2    4, 0    5, 4  12, 11
        lines of code                       64      96      94     117     202
        lines of the largest type           34      32      34      32      31
        lines of assembly                    6       8       7      11      47
        View talks with                      1       1       1       1       2
        Controller talks with                2       -       -       -       -
        Presenter talks with                 -       2       -       2       -
        ViewModel talks with                 -       -       2       -       -
        Interactor talks with                -       -       -       1       2
        Router talks with                    -       -       -       -       3
        Model talks with                     1       1       1       -       -
        references, strong and weak       1, 1    2, 2    2, 2    2, 2    6, 2
        driven without widgets          0 of 2  2 of 2  2 of 2  2 of 2  2 of 2
        Counts of this code, not verdicts. How they are counted: help compare.

        """)
    #expect(learner.session.state.current?.events.count == 0)
  }

  @Test func `what is counted in the trace is what the trace shows`() throws {
    let learner = Learner()
    learner.type("open candy", "quantity 3")
    let candy = try #require(Catalog.features.first { $0.name == "candy" })
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
    #expect(answer.contains("0 of 5  4 of 5  4 of 5  4 of 5  4 of 5\n"))
  }

  @Test func `an event is counted after what leads to it`() throws {
    let answer = Learner().type("compare candy")
    let retry = try #require(answer.lines.first { $0.hasPrefix("messages + inside for retry") })
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

  @Test func `where it is narrow one pattern stands below the other`() {
    let learner = Learner(columns: 40)
    learner.type("open counter mvc mvp")
    #expect(
      learner.type("compare").contains("counter.mvp\n  messages + inside for increase: 5 + 3\n"))
  }

  @Test func `in plain mode each row is a sentence`() {
    let learner = Learner(isPlain: true)
    learner.type("open counter mvc mvp")
    #expect(learner.type("compare").contains("Types, protocols: MVC 3, 0; MVP 4, 2.\n"))
  }
}
