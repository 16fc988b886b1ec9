import Catalog
import Queries
import Sessions
import Staging

/// Figures about what the shell looks for by itself.
extension Report {
  /// All sequences of up to eight events, beside the stage, which only opens the specimen and fires them.
  mutating func measureHunt(_ effort: Effort) {
    guard let feature = Catalog.features.first(where: { $0.name == "counter" }) else { return }
    for pattern in CounterStage.patterns {
      let sequences = Report.sequences(of: feature.events, upTo: 8)
      func hunt() -> Int {
        let hunt = Hunt(HuntPlan(.mistakes, in: [pattern], of: feature, tellsStates: false))
        var left = sequences.count
        let found = try? hunt.next {
          left -= 1
          return left < 0
        }
        precondition(found == nil && hunt.extent.length == 8, "the hunt went another way")
        return sequences.count
      }
      var contest = Contest(count: 1, rounds: effort.rounds)
      contest.add { _ in
        for sequence in sequences {
          guard let counter = CounterStage(pattern) else { return 0 }
          for event in sequence { _ = try? counter.stage.fire(event, at: counter.stage.open) }
        }
        return sequences.count
      }
      contest.add { _ in hunt() }
      let times = contest.best().map { Double(sequences.count) / $0 * 1e9 }
      add(
        "hunt of counter.\(pattern), sequences of 8 events", value: times[1], unit: .perSecond,
        beside: ("the stage", times[0]), goal: .ratioAtLeast(0.75))
    }
  }

  /// All that a user could do to the candy, in one process and in two.
  mutating func measureWholeHunt(_ effort: Effort) {
    guard let feature = Catalog.features.first(where: { $0.name == "candy" }) else { return }
    var times: [Double] = []
    var states = 0
    for processes in [1, 2] {
      times.append(
        Stopwatch.best(of: effort.runs) {
          let hunt = Hunt(
            HuntPlan(.mistakes, in: ["mvp"], of: feature, budget: 5_000_000), processes: processes)
          let found = try? hunt.next()
          precondition(found == nil && hunt.extent.isComplete, "the hunt went another way")
          states = hunt.extent.states ?? 0
        })
    }
    add(
      "hunt of candy.mvp, all \(states) states", value: times[0] / 1e6, unit: .milliseconds,
      beside: ("in two processes", times[1] / 1e6), goal: .ratioAtLeast(1.8))
  }

  private static func sequences(of events: [String], upTo length: Int) -> [[Event]] {
    var all: [[Event]] = []
    var longest: [[Event]] = [[]]
    for _ in 0..<length {
      longest = longest.flatMap { sequence in events.map { sequence + [Event($0)] } }
      all += longest
    }
    return all
  }

  /// When something was so in a long session, which asks at each of its messages.
  mutating func measureWhen(_ effort: Effort) {
    let events = 10_000
    let runner = runner("mvp", events: events)
    for question in [
      "mvp.model.number > 2", "screen mvp contains '2'",
      "Presenter -> View: onValueChange when number == 2", "mvp is silent",
    ] {
      let time = Stopwatch.best(of: effort.runs) { try? runner.run("when \(question)") }
      add(
        "when \(question), \(Double(events).short) events", value: time / 1e6, unit: .milliseconds,
        goal: .atMost(50))
    }
  }
}
