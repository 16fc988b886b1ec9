import Platform

/// Figures about the program `layercake`, started as its users start it.
extension Report {
  /// How long it takes from the start of a program to its first prompt, on a terminal; and with nothing
  /// to do to its end.
  mutating func measureStart(_ effort: Effort) {
    measurePrompt(effort)
    let runs = effort.isQuick ? 10 : 40
    guard let own = Child.best(of: runs, effort.layercake, ["run", "/dev/null"]) else {
      note("start: '\(effort.layercake)' is not there or fails; build it for release.")
      return
    }
    let milliseconds = own.nanoseconds / 1e6
    add("start and end, nothing to do", value: milliseconds, unit: .milliseconds, goal: .atMost(5))
    for (program, arguments, goal) in [
      ("sqlite3", [":memory:"], 3.0), ("python3", ["-c", "pass"], 0.25),
    ] {
      guard let path = Machine.program(program),
        let other = Child.best(of: runs, path, arguments)
      else {
        note("start: there is no \(program) to compare with.")
        continue
      }
      add(
        "start and end, nothing to do", value: milliseconds, unit: .milliseconds,
        beside: (program, other.nanoseconds / 1e6), goal: .ratioAtMost(goal))
    }
    measureLanguage(runs, effort)
  }

  /// The same in a language that isn't the fallback of the others, in turns with that.
  private mutating func measureLanguage(_ runs: Int, _ effort: Effort) {
    var best = [Double.infinity, .infinity]
    for _ in 0..<runs {
      for (place, code) in ["ko", "en"].enumerated() {
        let arguments = ["run", "--language", code, "/dev/null"]
        guard let run = Child.best(of: 1, effort.layercake, arguments) else { return }
        best[place] = min(best[place], run.nanoseconds / 1e6)
      }
    }
    add(
      "start and end, nothing to do, in Korean", value: best[0], unit: .milliseconds,
      beside: ("in English", best[1]), goal: .ratioAtMost(1.25))
  }

  private mutating func measurePrompt(_ effort: Effort) {
    let runs = effort.isQuick ? 10 : 40
    guard
      let own = PromptChild.best(
        of: runs, effort.layercake, ["--no-pager"], prompt: "layercake> ")
    else {
      note("start: '\(effort.layercake)' shows no prompt; build it for release.")
      return
    }
    add("start to first prompt", value: own / 1e6, unit: .milliseconds, goal: .atMost(5))
    // Whether there is a compiler is asked when there is something to build.
    if let path = environmentVariable("PATH"),
      path.split(separator: ":").contains(where: { Machine.isProgram("\($0)/swiftc") }),
      let with = PromptChild.best(
        of: runs, effort.layercake, ["--no-pager"], prompt: "layercake> ", path: path)
    {
      add(
        "start to first prompt, with a compiler in PATH", value: with / 1e6, unit: .milliseconds,
        beside: ("without", own / 1e6))
    }
    for (program, arguments, prompt, goal) in [
      ("sqlite3", [":memory:"], "sqlite> ", Goal.ratioAtMost(3)),
      ("bash", ["--norc", "--noprofile", "-i"], "bash> ", nil),
      ("python3", ["-I"], ">>> ", .ratioAtMost(0.25)),
    ] {
      guard let path = Machine.program(program),
        let other = PromptChild.best(of: runs, path, arguments, prompt: prompt)
      else {
        note("start: there is no \(program) to compare with.")
        continue
      }
      add(
        "start to first prompt", value: own / 1e6, unit: .milliseconds,
        beside: (program, other / 1e6), goal: goal)
    }
  }

  /// `layercake check` on the whole course: every lesson some ten times, and once more in another
  /// process.
  mutating func measureCheck(_ effort: Effort) {
    guard let check = Child.best(of: effort.runs, effort.layercake, ["check"], input: nil) else {
      note("check: '\(effort.layercake)' is not there or fails.")
      return
    }
    let start = Child.best(of: 10, effort.layercake, ["run", "/dev/null"])
    add(
      "check of the whole course", value: check.nanoseconds / 1e6, unit: .milliseconds,
      beside: start.map { ("the start", $0.nanoseconds / 1e6) }, goal: .atMost(2_000))
  }

  /// A script on standard input that fires one event over and over.
  mutating func measureScript(_ effort: Effort) {
    let events = effort.scriptEvents
    guard let once = script(events, effort) else {
      note("script: '\(effort.layercake)' is not there or fails; build it for release.")
      return
    }
    let perSecond = Double(events) / once.nanoseconds * 1e9
    // The same events without a shell.
    let stage = CounterStage("mvp").map { counter in
      Stopwatch.best(of: effort.runs) { counter.fire(events) }
    }
    add(
      "script of \(Double(events).short) events, counter.mvp", value: perSecond, unit: .perSecond,
      beside: stage.map { ("on a stage", Double(events) / $0 * 1e9) }, goal: .atLeast(1_000_000))
    let six = 100_000
    if let all = script(six, opening: "counter", effort) {
      add(
        "script of \(Double(six).short) events, six patterns", value: all.nanoseconds / 1e6,
        unit: .milliseconds, beside: ("in one", Double(six) / perSecond * 1e3), goal: .atMost(600))
      add(
        "peak memory of the script, six patterns", value: Double(all.peakBytes) / 0x1p20,
        unit: .mebibytes, goal: .atMost(160))
    }
    guard !effort.isQuick else {
      note("memory of a script: left out, the store is not full after so few events.")
      return
    }
    guard let twice = script(2 * events, effort) else { return }
    add(
      "peak memory of the script", value: Double(once.peakBytes) / 0x1p20, unit: .mebibytes,
      beside: ("with twice the events", Double(twice.peakBytes) / 0x1p20))
    add(
      "memory of one event more", value: Double(twice.peakBytes - once.peakBytes) / Double(events),
      unit: .bytes, goal: .atMost(8))
  }

  /// Taking back in a script, change by change, beside doing what is taken back.
  mutating func measureUndo(_ effort: Effort) {
    let count = effort.isQuick ? 1_000 : 3_000
    let undos = Array(repeating: "undo", count: count).joined(separator: "\n")
    guard let without = script(count, opening: "counter", effort),
      let with = script(count, opening: "counter", then: undos, effort)
    else {
      note("undo: '\(effort.layercake)' is not there or fails.")
      return
    }
    add(
      "script of \(Double(count).short) events, each taken back", value: with.nanoseconds / 1e6,
      unit: .milliseconds, beside: ("without 'undo'", without.nanoseconds / 1e6),
      goal: .ratioAtMost(3))
  }

  /// Words that the readers of lines take differently.
  private static let lineWords = ["a", "1", "\"", ";", ".", "->", "가", "👩‍👧", "a "]

  /// A line of a megabyte, as a script has it: what reads it takes ten times as long as for a tenth.
  mutating func measureLine(_ effort: Effort) {
    let length = effort.isQuick ? 100_000 : 1_000_000
    for head in ["", "break "] {
      for word in Report.lineWords {
        guard let whole = line(head, word, length, effort),
          let tenth = line(head, word, length / 10, effort),
          let none = line(head, word, 0, effort)
        else {
          note("line: '\(effort.layercake)' is not there or fails.")
          return
        }
        add(
          "line of \(Double(length).short) bytes, '\(head)\(word)…'", value: (whole - none) / 1e6,
          unit: .milliseconds, beside: ("a tenth of it", max(tenth - none, 1e6) / 1e6),
          goal: .ratioAtMost(12))
      }
    }
  }

  private func line(_ head: String, _ word: String, _ length: Int, _ effort: Effort) -> Double? {
    let line = head + String(repeating: word, count: length / word.utf8.count)
    return Script(first: "open counter mvp", repeated: "fire increase", 1, last: line).flatMap {
      Child.best(
        of: effort.runs, effort.layercake, ["run", "--keep-going", "-"], input: $0, mayRefuse: true)?
        .nanoseconds
    }
  }

  /// The command `export jsonl` on a full store: the same script with it and without.
  mutating func measureExportCommand(_ effort: Effort) {
    guard let messages = CounterStage.messages("mvp") else { return }
    let events = effort.scriptEvents / messages.event
    let count = messages.loading + events * messages.event
    guard let without = script(events, effort),
      let with = script(events, then: "export jsonl -", effort)
    else {
      note("export command: '\(effort.layercake)' is not there or fails.")
      return
    }
    let seconds = (with.nanoseconds - without.nanoseconds) / 1e9
    add(
      "'export jsonl' of \(Double(count).short) messages, with replay",
      value: Double(count) / seconds, unit: .perSecond, goal: .atLeast(1_000_000))
    add(
      "peak memory with 'export jsonl'", value: Double(with.peakBytes) / 0x1p20, unit: .mebibytes,
      beside: ("without", Double(without.peakBytes) / 0x1p20))
  }

  /// The fastest run of a script that opens something, fires an event so often, and perhaps does more.
  private func script(
    _ events: Int, opening: String = "counter mvp", then last: String? = nil, _ effort: Effort
  ) -> Child? {
    Script(first: "open \(opening)", repeated: "fire increase", events, last: last).flatMap {
      Child.best(of: effort.runs, effort.layercake, ["run", "-"], input: $0)
    }
  }
}
