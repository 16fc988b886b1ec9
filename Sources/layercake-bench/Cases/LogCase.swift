import Catalog
import Platform
import Sessions
import Shell
import Terminal

/// A session with a journal: what an action costs when each is on disk before the next, and how long
/// it takes to go on with all of them.
struct LogCase: Case {
  let name = "log"

  func measure(_ effort: Effort, into report: inout Report) {
    var template = Array("/tmp/layercake-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return }
    let folder = String(
      decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { rmdir(folder) }
    let actions = effort.scriptEvents
    let without = time { play(actions, Journal?.none) }
    var journal: Journal? = Journal(folder: folder)
    let with = time { play(actions, journal) }
    journal = nil

    guard let found = try? Journal(folder: folder).lastSession()?.get(),
      let size = try? TextFile.read(found.path).utf8.count
    else {
      report.note("log: the session wasn't kept in \(folder).")
      return
    }
    defer { unlink(found.path) }
    report.add(
      Figure(
        name: "actions with each on disk at once", value: Double(actions) / with * 1e9,
        unit: .perSecond, beside: ("without a journal", Double(actions) / without * 1e9)))
    report.add(
      Figure(
        name: "log on disk, an action", value: Double(size) / Double(actions), unit: .bytes))
    let resume = time {
      let runner = runner(Journal(folder: folder))
      try? runner.run("resume")
      precondition(runner.session.timeline.count == actions + 1, "not all came back")
    }
    report.add(
      Figure(
        name: "resume of \(Double(actions).short) actions", value: resume / 1e6,
        unit: .milliseconds, beside: ("carrying them out", without / 1e6)))
  }

  private func play(_ actions: Int, _ journal: Journal?) {
    let runner = runner(journal)
    try? runner.run("open counter mvp")
    for _ in 0..<actions { try? runner.run("fire increase") }
    journal?.sync()
  }

  private func runner(_ journal: Journal?) -> Runner {
    Runner(Session(features: Catalog.features, journal: journal), out: .memory())
  }

  private func time(_ body: () -> Void) -> Double { Stopwatch.best(of: 1, body) }
}
