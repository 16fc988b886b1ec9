import Catalog
import LayerTracing
import Queries
import Staging
import Terminal
import TestSupport
import Testing

@testable import Sessions
@testable import Shell

/// At every place in time all is as it was seen live.
@Suite struct TravelTests {
  /// All that can be seen at a moment: every layer's values and screen, of every specimen.
  private struct Moment: Equatable {
    private let states: [String: [String]]
    private let screens: [String: [String]]
    private let messages: [String: Int]

    init(_ state: State) {
      let open = state.current?.open ?? []
      states = Dictionary(
        uniqueKeysWithValues: open.map { specimen in
          (specimen.name, Inspection(specimen: specimen).paths.map { "\($0.path) \($0.content)" })
        })
      screens = Dictionary(uniqueKeysWithValues: open.map { ($0.name, $0.window.draw()) })
      messages = Dictionary(
        uniqueKeysWithValues: open.map { ($0.name, $0.recorder.messages.trace().count) })
    }
  }

  /// Lines that can change a session in every way, and some that can't be carried out.
  private struct Lines {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private static let gestures = [
      "fire quantity 3", "fire quantity 0", "fire choco 2", "fire buy", "fire back",
      "service deliver", "service deliver", "fire quantity 7", "fire quantity 4 on mvp",
    ]
    private static let others = [
      "service slow", "service fail", "service ok", "service slow on viper", "mock view on mvp",
      "mock worker on viper", "mock router", "mock off", "open viper~a", "close viper~a", "sync",
      "open nix", "fire nothing", "fire buy 3",
      "note here", "goto 99", "quantity x", "open candy mvp viper",
    ]

    mutating func next() -> String {
      let isOther = Int.random(in: 0..<6, using: &generator) == 0
      return (isOther ? Lines.others : Lines.gestures).randomElement(using: &generator) ?? ""
    }
  }

  /// Lines up to that with the event of a number.
  private func play(
    to events: Int, seed: UInt64, with runner: Runner, _ body: (String) throws -> Void
  ) rethrows {
    var lines = Lines(seed: seed)
    for line in ["service slow", "open candy mvp viper"] { try body(line) }
    while runner.session.state.current?.events.newest ?? 0 < events { try body(lines.next()) }
  }

  private func runner() -> Runner { Runner(Session(features: Catalog.features), out: .memory()) }

  @Test(arguments: [(1, 10), (DifferentialSeed.fresh, 20)])
  func `at every message all is as a hook saw it live`(seed: UInt64, events: Int) throws {
    let runner = runner()
    let session = runner.session
    var live: [String: Moment] = [:]
    /// The newest run of each number, with all its messages in order.
    var seen: [Int: [String]] = [:]
    play(to: events, seed: seed, with: runner) { line in
      var names: [(String, Moment)] = []
      var event = 0
      // What looks on is told of each message before it is delivered.
      let calls = EventHooks.Calls { [session] specimen in
        guard let message = specimen.recorder.messages.newestMessage, message.event > 0 else {
          return
        }
        event = message.event
        names.append(
          (
            specimen.specimen.name + message.position.reference(event: message.event),
            Moment(session.state)
          ))
      }
      let count = session.timeline.count
      session.state.hooks.calling(calls) { try? runner.run(line) }
      guard session.timeline.count > count, !names.isEmpty else { return }
      seen[event] = names.map(\.0)
      for (name, moment) in names { live[name] = moment }
    }
    #expect(seen.count > events / 2, "seed \(seed)")
    // Each event is gone to, and walked message by message.
    for number in seen.keys.sorted() {
      guard let first = seen[number]?.first else { continue }
      try runner.run("goto \(first)")
      var walked: [String] = []
      while let stop = session.stop {
        walked.append(stop.moment.name)
        let moment = try session.look { state, _ in Moment(state) }
        #expect(moment == live[stop.moment.name], "seed \(seed), \(stop.moment.name)")
        try runner.run("step --inside")
      }
      #expect(walked == seen[number], "seed \(seed), event \(number)")
    }
    // And messages in an order that jumps about, each by itself.
    var generator = SeededGenerator(seed: seed)
    for name in live.keys.sorted().shuffled(using: &generator).prefix(60) {
      try runner.run("goto \(name)")
      let moment = try session.look { state, _ in Moment(state) }
      #expect(moment == live[name], "seed \(seed), \(name)")
    }
  }

  @Test(arguments: [1, DifferentialSeed.fresh])
  func `refused lines and looks have changed nothing`(seed: UInt64) throws {
    var generator = LineGenerator(of: Command.all.map(\.name), seed: seed)
    let learner = Learner()
    learner.type("open counter mvc mvp", "break * => Model", "fire increase")
    let good = [
      "fire increase", "fire decrease on mvp", "undo", "continue", "step", "rewind", "forward",
      "goto mvp#1.3", "note here", "open counter", "sync", "mock view on mvp", "mock off", "reset",
    ]
    func snapshot() -> [String] {
      // Looks at everything: one that has looked before would leave out what it knows.
      var fingerprint = Fingerprint()
      let text = fingerprint.text(of: learner.session.state.workspace)
      return [text, learner.session.stop?.moment.name ?? ""]
        + learner.done + ["ahead"] + learner.ahead
    }
    var now = snapshot()
    var most = 0
    for number in 0..<Mutator.count(orElse: 200) {
      most = max(most, learner.session.timeline.countOfAll)
      let line = number % 6 == 0 ? good[number / 6 % good.count] : generator.line()
      let isLook = (try? learner.runner.context(of: line).commands())?.allSatisfy { words in
        Command.named(words[0].text).map { $0.kind(of: words) == .look } ?? false
      }
      let isRefused = (try? learner.runner.run(line)) == nil
      let isOne = ((try? Lexer.commands(in: line)) ?? []).count == 1
      let next = snapshot()
      if isRefused && isOne || isLook == true {
        #expect(now == next, "seed \(seed), line \(number): \(line.debugDescription)")
      }
      now = next
    }
    // At the end it may be few again: 'reset' and 'undo' are among the lines.
    #expect(most > 2)
  }

  @Test func `after every event all is as it was seen live`() throws {
    let runner = runner()
    var seen: [Int: Moment] = [:]
    play(to: 50, seed: 9, with: runner) { line in
      try? runner.run(line)
      seen[runner.session.state.current?.events.newest ?? 0] = Moment(runner.session.state)
    }
    for number in seen.keys.sorted(by: >) where number > 0 {
      try runner.run("goto \(number)")
      #expect(Moment(runner.session.state) == seen[number], "event \(number)")
    }
    try runner.run("forward 99")
    #expect(Moment(runner.session.state) == seen[seen.keys.max() ?? 0])
  }

  @Test func `a moment that was another is found out`() throws {
    let runner = runner()
    for line in ["open candy mvp", "fire quantity 3"] { try runner.run(line) }
    let before = Moment(runner.session.state)
    try runner.run("fire quantity 4")
    #expect(Moment(runner.session.state) != before)
    try runner.run("rewind")
    #expect(Moment(runner.session.state) == before)
  }
}

enum DifferentialSeed {
  /// A number for this run: told when a test fails, and then to be put among the fixed ones.
  nonisolated static let fresh = UInt64.random(in: 0...UInt64.max)
}
