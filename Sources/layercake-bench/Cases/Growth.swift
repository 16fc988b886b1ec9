import CCourse
import Lessons
import Sessions
import Shell
import Terminal

/// How commands grow with what was done.
extension Report {
  /// A line, and what is typed before it, which isn't measured.
  private struct Timed {
    let line: String
    let before: [String]
    /// Whether it leaves all as it is: the next line can be typed in the same session.
    let isLook: Bool

    /// A look at the whole past, or at what is there now.
    static func look(_ line: String) -> Timed { Timed(line: line, before: [], isLook: true) }

    /// What changes something.
    static func act(_ line: String, after before: String...) -> Timed {
      Timed(line: line, before: before, isLook: false)
    }
  }

  private static let tap = "fire increase"
  private static let stop = "break Presenter -> View"

  /// Every command, in the order of the shell's help, but those that ``unmeasured`` names.
  private static let lines: [Timed] = [
    .act("open mvc"), .act("open counter mvp viper"), .act("close"), .look("screen mvp"),
    .act(tap), .look("events"), .act("service slow"), .act("mock view on mvp"),
    .act("sync", after: "open mvc", "\(tap) on mvc"), .act("reset"), .act("what listener strong"),

    .look("trace"), .look("trace from Presenter"), .look("trace mvp event 50"), .look("side"),
    .look("explain mvp#50.4"), .look("rules"), .act("pin mvp#50.2"),
    .act("unpin mvp#50.2", after: "pin mvp#50.2"), .act("keep"), .act("keep 5000"),

    .look("inspect mvp.model.number"), .look("diff"), .look("diff 2 50"),
    .look("why mvp.model.number"), .look("when mvp.model.number > 100"),
    .look("when screen mvp contains '2'"), .look("when mvp is silent"),
    .act("watch mvp.model.number"),
    .act("unwatch mvp.model.number", after: "watch mvp.model.number"),
    .look("source mvp.presenter"), .look("owners"), .look("leaks"),
    .act("blame mvp~a.presenter.view", after: "open mvp~a"), .act("hunt mvp~a"),
    .act("prove mvp~a screen == mvp"),

    .look("compare"), .look("change limit --measured"),

    .act(stop), .act("breaks", after: stop), .act("unbreak all", after: stop),
    .act("step", after: stop, tap), .act("continue", after: stop, tap),
    .act("out", after: stop, tap), .act("goto 50"), .act("goto mvp#40.4"), .act("rewind 5"),
    .act("forward 5", after: "rewind 5"), .act("undo 2"), .act("undo 50"),
    .act("redo", after: "undo 2"), .act("replay"), .act("history"), .act("kill"),
    .act("relaunch", after: "kill"),

    .look("lessons"), .act("lesson 1.1"), .act("next", after: "lesson 1.1", "5", tap),
    .act("task", after: "lesson 1.1"), .act("hint", after: "lesson 1.1"),
    .act("skip", after: "lesson 1.1"), .act("solution", after: "lesson 1.1"),
    .act("predict increase on mvp count"),
    .act("answer 5", after: "predict increase on mvp count"),
    .act("because so it is", after: "predict increase on mvp count", "answer 5", tap),
    .act("play", after: "lesson 1.1"), .act("practice"), .act("exam 1"), .look("progress"),
    .act("forget 1.1"),

    .act("note hello"), .act("notes", after: "note hello"),
    .act("brief counter Guests at a door."), .act("choose", after: "brief counter Guests."),
    .look("export jsonl -"), .look("export csv -"), .look("export markdown -"),
    .look("export mermaid -"), .look("export html -"), .look("export svg -"),
    .look("export plantuml -"), .look("export test -"), .look("transcript -"), .look("share"),
    .act("handin 1.1 name Ada -", after: "lesson 1.1", "skip"), .look("handout 1.1 -"),
    .look("help"), .look("glossary layer"), .look("set"),
  ]

  /// The commands that take no line here, by why.
  private static let unmeasured = [
    "a terminal": ["present", "clear", "quit"],
    "a compiler": ["edit", "build", "changes", "discard"],
    "files": ["import", "resume"], "a lesson as long as what was done": ["record"],
  ]

  /// Each command after some events, after ten times as many, and ten times as many again: what grows no faster than its
  /// input has an exponent of 1.1 at most between two of them.
  mutating func measureGrowth(_ effort: Effort) {
    let sizes = effort.isQuick ? [100, 1_000, 10_000] : [1_000, 10_000, 100_000]
    var runners = sizes.map { _ in nil as Runner? }
    for timed in Report.lines {
      var times: [Double] = []
      for (index, size) in sizes.enumerated() {
        var best: Double?
        // What takes seconds takes about as long the second time.
        for _ in 0..<2 where (best ?? 0) < 2e9 {
          let runner = runners[index] ?? learner(after: size)
          runners[index] = timed.isLook ? runner : nil
          guard let time = time(timed, runner) else { break }
          best = min(best ?? time, time)
        }
        guard let best else { break }
        times.append(best)
      }
      guard times.count == sizes.count else {
        note("growth: '\(timed.line)' can't be done here.")
        runners = sizes.map { _ in nil }
        continue
      }
      for (few, many) in [(0, 1), (1, 2)] {
        // What takes a moment is ruled by what it does besides.
        let isLong = times[many] > 5e6
        add(
          "'\(timed.line)' after \(Double(sizes[many]).short) events", value: times[many] / 1e6,
          unit: .milliseconds, beside: ("after \(Double(sizes[few]).short)", times[few] / 1e6),
          goal: isLong ? .exponentAtMost(1.1) : nil)
      }
    }
    noteMissing()
  }

  /// A learner with the course at hand, who did that many events in free play.
  private func learner(after events: Int) -> Runner {
    let course = CourseShelf(sources: {
      (0..<course_count()).map { index in
        let file = course_file_at(index)
        let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
        return LessonSource(
          file: String(cString: file.path), text: String(decoding: bytes, as: UTF8.self))
      }
    })
    return runner("mvp", events: events, course: course)
  }

  private func time(_ timed: Timed, _ runner: Runner) -> Double? {
    do {
      for line in timed.before { try runner.run(line) }
    } catch {
      return nil
    }
    var isDone = true
    let time = Stopwatch.nanoseconds {
      do { try runner.run(timed.line) } catch { isDone = false }
    }
    return isDone ? time : nil
  }

  /// Says which commands no line stands for, and why.
  private mutating func noteMissing() {
    let elsewhere = Report.unmeasured.values.joined()
    let measured = Set(Report.lines.compactMap { $0.line.split(separator: " ").first })
    for command in Runner.commands
    where !measured.contains(command[...]) && !elsewhere.contains(command) {
      note("growth: no line for '\(command)'.")
    }
    for (reason, commands) in Report.unmeasured.sorted(by: { $0.key < $1.key }) {
      note("growth: not measured, as it takes \(reason): \(commands.joined(separator: ", ")).")
    }
  }
}
