import Catalog
import LayerTracing
import Staging
import Terminal
import TestSupport
import Testing

@testable import Shell

/// Whoever goes to a message finds everything as it was when the message was sent for the first time.
@Suite struct TravelTests {
  /// All that can be seen at a moment: every layer's values and screen, of every specimen.
  private struct Moment: Equatable {
    private let states: [String: [String]]
    private let screens: [String: [String]]
    private let messages: [String: Int]

    init(_ session: Session) {
      let open = session.current?.open ?? []
      states = Dictionary(
        uniqueKeysWithValues: open.map { specimen in
          (specimen.name, Inspection(specimen: specimen).paths.map { "\($0.path) \($0.what)" })
        })
      screens = Dictionary(uniqueKeysWithValues: open.map { ($0.name, $0.window.draw()) })
      messages = Dictionary(
        uniqueKeysWithValues: open.map { ($0.name, $0.recorder.trace().count) })
    }
  }

  private func lines(events: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    let gestures = [
      "fire quantity 3", "fire quantity 0", "fire choco 2", "fire buy", "fire back", "service slow",
      "service deliver", "service deliver", "service fail", "service ok", "fire quantity 7",
    ]
    return ["service slow", "open candy"]
      + (0..<events).map { _ in gestures.randomElement(using: &generator) ?? "" }
  }

  private func session() -> Session {
    let session = Session(
      features: Catalog.features, version: "", out: Output.memory(), reports: nil)
    return session
  }

  @Test(arguments: [1, DifferentialSeed.fresh])
  func `at every message of a session with slow services all is as it was seen live`(
    seed: UInt64
  ) throws {
    let session = session()
    var seen: [(name: String, moment: Moment)] = []
    session.attendant = { [unowned session] in
      seen.append((session.pause?.name ?? "", Moment(session)))
      session.debugger.verdict = .resume(.next(inside: true))
    }
    for line in lines(events: 50, seed: seed) {
      if line.hasPrefix("fire") || line.hasPrefix("service deliver") {
        session.debugger.mode = .next(inside: true)
      }
      // What is refused happens to nobody.
      try? session.run(line)
    }
    #expect(seen.count > 200, "seed \(seed)")
    #expect(Set(seen.map(\.name)).count == seen.count)
    let live = Dictionary(uniqueKeysWithValues: seen.map { ($0.name, $0.moment) })
    // Each event is gone to, and walked message by message.
    var walked: Set<String> = []
    session.attendant = { [unowned session] in
      let name = session.pause?.name ?? ""
      walked.insert(name)
      #expect(Moment(session) == live[name], "seed \(seed), \(name)")
      session.debugger.verdict = .resume(.next(inside: true))
    }
    var events: Set<Substring> = []
    for (name, _) in seen where events.insert(name.drop { $0 != "#" }.prefix { $0 != "." }).inserted
    {
      try session.run("goto \(name)")
    }
    #expect(walked == Set(live.keys))
    // And messages in an order that jumps about, each by itself.
    var found: Moment?
    session.attendant = { [unowned session] in
      found = Moment(session)
      session.runOn()
    }
    var generator = SeededGenerator(seed: seed)
    for (name, moment) in seen.shuffled(using: &generator).prefix(60) {
      found = nil
      try session.run("goto \(name)")
      #expect(found == moment, "seed \(seed), \(name)")
    }
  }

  @Test func `after every event all is as it was seen live`() throws {
    let session = session()
    var seen: [Int: Moment] = [:]
    for line in lines(events: 50, seed: 9) {
      try? session.run(line)
      seen[session.current?.events.newest ?? 0] = Moment(session)
    }
    for number in seen.keys.sorted(by: >) where number > 0 {
      try session.run("goto \(number)")
      #expect(Moment(session) == seen[number], "event \(number)")
    }
    try session.run("forward 99")
    #expect(Moment(session) == seen[seen.keys.max() ?? 0])
  }

  @Test func `a moment that was another is found out`() throws {
    let session = session()
    for line in ["open candy mvp", "fire quantity 3"] { try session.run(line) }
    let before = Moment(session)
    try session.run("fire quantity 4")
    #expect(Moment(session) != before)
    try session.run("rewind")
    #expect(Moment(session) == before)
  }
}

enum DifferentialSeed {
  /// A number for this run: told when a test fails, and then to be put among the fixed ones.
  nonisolated static let fresh = UInt64.random(in: 0...UInt64.max)
}
