import Catalog
import Exports
import LayerTracing
import Platform
import Sessions
import Shell
import Terminal

/// Figures about events and sessions in this process.
extension Report {
  /// A whole event of the counter in each pattern, beside the same with the recorder off, and beside one
  /// message.
  mutating func measureEvent(_ effort: Effort) {
    let message = Report.messageCost(effort)
    for pattern in CounterStage.patterns {
      guard let traced = CounterStage(pattern), let off = CounterStage(pattern),
        let messages = CounterStage.messages(pattern)
      else { continue }
      off.specimen.recorder.isOn = false
      var contest = Contest(count: effort.calls / 100, rounds: effort.rounds)
      for counter in [off, traced] {
        contest.add { count in
          counter.fire(count)
          return counter.stage.events.count
        }
      }
      let times = contest.best()
      add(
        "event of counter.\(pattern), \(messages.event) messages", value: times[1],
        unit: .nanoseconds, beside: ("recorder off", times[0]),
        goal: .atMost(pattern == "store" ? 400 : 300))
      add(
        "event of counter.\(pattern), \(messages.event) messages", value: times[1],
        unit: .nanoseconds, beside: ("a message", message), goal: .ratioAtMost(150))
    }
  }

  /// Playing the events of a session again, which is what `goto` does.
  mutating func measureReplay(_ effort: Effort) {
    let events = 10_000
    for pattern in CounterStage.patterns {
      guard let counter = CounterStage(pattern) else { continue }
      counter.fire(events)
      var shown: [String] = []
      let time = Stopwatch.best(of: effort.rounds) {
        guard let copy = counter.stage.copyForReplay(of: pattern) else { return }
        for number in 1...events { _ = counter.stage.replay(number, with: copy) }
        shown = copy.window.draw()
      }
      precondition(shown == counter.specimen.window.draw(), "the replay went another way")
      add(
        "replay of \(Double(events).short) events, counter.\(pattern)", value: time / 1e6,
        unit: .milliseconds, goal: .atMost(20))
    }
  }

  /// Going to an event, and into one, in long sessions.
  mutating func measureGoto(_ effort: Effort) {
    for pattern in CounterStage.patterns {
      let runner = runner(pattern, events: 10_000)
      let time = time(effort, runner, to: ["goto 9998", "goto 9999"])
      let half = self.time(effort, runner, to: ["goto 4998", "goto 4999"])
      add(
        "goto in 10k events, counter.\(pattern)", value: time / 1e6, unit: .milliseconds,
        beside: ("to the middle", half / 1e6), goal: .atMost(20))
    }
    let runner = runner("mvp", events: 10_000)
    let into = time(
      effort, runner, to: ["goto mvp#9998.5; continue", "goto mvp#9999.5; continue"])
    add("goto mvp#9999.5, a message", value: into / 1e6, unit: .milliseconds, goal: .atMost(20))
  }

  func runner(_ pattern: String, events: Int, course: CourseShelf = CourseShelf()) -> Runner {
    let runner = runner(nil, course)
    try? runner.run("open counter \(pattern)")
    for _ in 0..<events { try? runner.run("fire increase") }
    return runner
  }

  /// The time of one of the lines, which are carried out in turns.
  private func time(_ effort: Effort, _ runner: Runner, to lines: [String]) -> Double {
    var turn = 0
    return Stopwatch.best(of: effort.rounds) {
      turn += 1
      try? runner.run(lines[turn % lines.count])
    }
  }

  /// A trace of many events: how long it goes on before it looks whether Ctrl-C was pressed.
  mutating func measureTrace(_ effort: Effort) {
    let runner = runner("mvp", events: 10_000)
    var longest = Duration.zero
    let whole = Stopwatch.nanoseconds {
      var last = ContinuousClock.now
      runner.session.wasInterrupted = {
        longest = max(longest, last.duration(to: .now))
        last = .now
        return false
      }
      try? runner.run("trace from View")
    }
    runner.session.wasInterrupted = nil
    add(
      "trace of 10k events, between looks for Ctrl-C", value: longest / .milliseconds(1),
      unit: .milliseconds, beside: ("all of it", whole / 1e6), goal: .atMost(100))
  }

  /// A session with a journal: what an action costs when each is on disk before the next, and how long
  /// it takes to go on with all of them.
  mutating func measureLog(_ effort: Effort) {
    var template = Array("/tmp/layercake-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return }
    let folder = String(
      decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { rmdir(folder) }
    let actions = 10_000
    let without = Stopwatch.nanoseconds { play(actions, Journal?.none) }
    var journal: Journal? = Journal(folder: folder)
    let with = Stopwatch.nanoseconds { play(actions, journal) }
    journal = nil

    guard let found = try? Journal(folder: folder).lastSession()?.get(),
      let size = try? TextFile.read(found.path).utf8.count
    else {
      note("log: the session wasn't kept in \(folder).")
      return
    }
    defer { unlink(found.path) }
    add(
      "actions with each on disk at once", value: Double(actions) / with * 1e9, unit: .perSecond,
      beside: ("without a journal", Double(actions) / without * 1e9))
    add("log on disk, an action", value: Double(size) / Double(actions), unit: .bytes)
    let resume = Stopwatch.nanoseconds {
      let runner = runner(Journal(folder: folder))
      try? runner.run("resume")
      precondition(runner.session.timeline.count == actions + 1, "not all came back")
    }
    add(
      "resume of \(Double(actions).short) actions", value: resume / 1e6, unit: .milliseconds,
      beside: ("carrying them out", without / 1e6), goal: .atMost(100))
  }

  private func play(_ actions: Int, _ journal: Journal?) {
    let runner = runner(journal)
    try? runner.run("open counter mvp")
    for _ in 0..<actions { try? runner.run("fire increase") }
    journal?.sync()
  }

  private func runner(_ journal: Journal?, _ course: CourseShelf = CourseShelf()) -> Runner {
    Runner(
      Session(features: Catalog.features, course: course, journal: journal), out: .memory())
  }

  /// Writing a full store as JSON Lines, without the replay that adds screens and states.
  mutating func measureExport(_ effort: Effort) {
    guard let counter = CounterStage("mvp"), let messages = CounterStage.messages("mvp") else {
      return
    }
    counter.fire(effort.scriptEvents / messages.event)
    let count = counter.specimen.recorder.messages.kept
    var bytes = 0
    let time = Stopwatch.best(of: effort.runs) { bytes = export(counter) }
    add(
      "export of \(Double(count).short) messages as JSON Lines", value: Double(count) / time * 1e9,
      unit: .perSecond)
    add("length of one exported message", value: Double(bytes) / Double(count), unit: .bytes)
  }

  /// Writes what was recorded, and tells how many bytes that were.
  private func export(_ counter: CounterStage) -> Int {
    var bytes = 0
    let name = counter.specimen.name
    var export = JSONLinesExport { bytes += $0.count }
    export.add(.header(TraceHeader(specimens: [name], dropped: 0)))
    var messages: [Message] = []
    func flush() {
      var event = RecordedEvent(
        number: messages.first?.event ?? 0, fired: CounterStage.event.description)
      event.turns = [RecordedEvent.Turn(specimen: name, messages: messages)]
      export.add(.event(event))
      messages.removeAll(keepingCapacity: true)
    }
    for message in counter.specimen.recorder.messages.trace() {
      if let event = messages.first?.event, event != message.event { flush() }
      messages.append(message)
    }
    flush()
    export.finish()
    return bytes
  }
}
