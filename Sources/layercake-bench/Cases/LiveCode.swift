import Platform

/// Figures about the learner's own code, which only a program can build that was built with all its modules
/// beside it: `--layercake .build/debug/layercake`.
extension Report {
  /// From a saved file to its build on the screen, the replay of events on a build, and what many builds
  /// take.
  mutating func measureLiveCode(_ effort: Effort) {
    var template = Array("/tmp/layercake-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil, let before = try? resolvedPath("."),
      let program = try? resolvedPath(effort.layercake)
    else { return note("live code: there is no folder to write to, or no '\(effort.layercake)'.") }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { _ = ChildProcess.run("/bin/rm", ["rm", "-r", folder], .output) }
    setenv("XDG_STATE_HOME", folder + "/state", 1)
    chdir(folder)
    defer { chdir(before) }
    let desk = LearnersDesk(program: program, folder: folder, runs: effort.runs)
    for (feature, pattern, file, goal) in [
      ("counter", "mvp", "counter-mvp/Sources/CounterMVP/Amount.swift", 2_000.0),
      ("candy", "viper", "candy-viper/Sources/CandyVIPER/Candy/CandyPresenter.swift", 4_000),
    ] {
      guard let shown = desk.savedToShown(feature, pattern, file) else {
        return note("live code: '\(effort.layercake)' can't build any; see 'edit mvp' in it.")
      }
      add(
        "saved to shown, \(feature).\(pattern)", value: shown / 1e6, unit: .milliseconds,
        goal: .atMost(goal))
    }
    switch desk.replay(of: 1_000) {
    case nil: break
    case let replay? where replay > 0:
      add(
        "1,000 events done again on a build", value: replay / 1e6, unit: .milliseconds,
        goal: .atMost(60))
    case _?:
      note("1,000 events done again on a build: less than building itself moves from run to run.")
    }
    let builds = effort.isQuick ? 10 : 100
    if let bytes = desk.memory(of: builds) {
      add(
        "memory of \(builds) builds", value: Double(bytes) / 0x1p20, unit: .mebibytes,
        goal: .atMost(100))
    }
  }
}

/// A learner in a folder of their own.
private struct LearnersDesk {
  let program: String
  let folder: String
  let runs: Int

  /// From a change of a file to its build, tried, loaded and told, in nanoseconds: what a script takes more
  /// with `build` than without.
  func savedToShown(_ feature: String, _ pattern: String, _ file: String) -> Double? {
    let lines = ["open \(feature) \(pattern)", "edit \(pattern)"]
    guard run(lines + ["build"]) != nil, let without = run(lines) else { return nil }
    var best = Double.infinity
    for number in 0..<runs {
      guard change(file, number), let with = run(lines + ["build"]) else { return nil }
      best = min(best, with.nanoseconds - without.nanoseconds)
    }
    return best
  }

  /// What so many events make of a build that was compiled before, in nanoseconds; each is done twice, once to
  /// try it.
  func replay(of events: Int) -> Double? {
    let opened = ["open counter mvp"]
    let fired = Array(repeating: "fire increase", count: events)
    func building(_ lines: [String]) -> Double? {
      guard let with = run(lines + ["edit mvp", "build"]), let without = run(lines + ["edit mvp"])
      else { return nil }
      return with.nanoseconds - without.nanoseconds
    }
    guard let many = building(opened + fired), let none = building(opened) else { return nil }
    return many - none
  }

  /// How many bytes a session with so many builds takes more than with one.
  func memory(of count: Int) -> Int? {
    let file = "counter-mvp/Sources/CounterMVP/Amount.swift"
    for number in 0..<count {
      guard change(file, 1_000 + number), run(["open counter mvp", "edit mvp", "build"]) != nil
      else {
        return nil
      }
    }
    let state = Folder.names(in: folder + "/state") ?? []
    let kept = state.flatMap { Folder.names(in: "\(folder)/state/\($0)/builds") ?? [] }
    let lines = kept.prefix(count).map { "build counter mvp~mine mvp \($0)" }
    guard let one = run(["open counter mvp"] + lines.prefix(1)),
      let all = run(["open counter mvp"] + lines)
    else { return nil }
    return all.peakBytes - one.peakBytes
  }

  /// Adds a line to a file that makes another build of it.
  private func change(_ file: String, _ number: Int) -> Bool {
    let name = "\(folder)/\(file)"
    guard let text = try? TextFile.read(name) else { return false }
    return (try? TextFile.write("\(text)let number\(number) = \(number)\n", to: name)) != nil
  }

  private func run(_ lines: [String]) -> Child? {
    guard let script = Script(lines) else { return nil }
    return Child.best(of: 1, program, [], input: script, mayRefuse: true)
  }
}
