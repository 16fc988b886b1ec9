import ArgumentParser
import Terminal

/// Measures what tracing costs and how fast the shell is, each figure in one run beside what it is
/// compared with. No test asserts a time; this prints them.
@main
struct LayercakeBench: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "layercake-bench",
    abstract: "Measure the cost of tracing and the speed of the shell.",
    discussion: """
      Build both programs first, in one folder, and run the second:

        .ci/release
        .ci/release layercake-bench

      On Debian both are static then. Linked otherwise, as on macOS, 'start' takes longer; nothing \
      else differs.

      Each figure is the best of several rounds, taken in turns with what stands beside it; 'ratio' \
      is the figure divided by that. Each case is measured twice: 'moves' says by how much the two \
      differ. A machine that does other work makes all of them worse. What moves by more than a tenth \
      is better counted: .ci/instructions.

      Exit status: 0 done; 1 with --check if a goal is missed; 64 usage.
      """)

  @Flag(help: "Fewer rounds and smaller scripts: less reliable.")
  var quick = false

  @Flag(help: "One JSON object instead of a table.")
  var json = false

  @Flag(help: "Exit with status 1 if a goal is missed.")
  var check = false

  @Option(help: "Only the case of this name, or those whose name contains this text.")
  var only: String?

  @Option(help: "The 'layercake' to run; by default the one beside this program.")
  var layercake: String?

  func run() throws {
    let path = layercake ?? LayercakeBench.neighbour
    let report = MainActor.assumeIsolated {
      Report(of: Effort(isQuick: quick, layercake: path), only: only ?? "")
    }
    let out = Output(fileDescriptor: 1, profile: .batch)
    if json {
      out.writeLine(try report.json())
    } else {
      for line in report.lines { out.writeLine(line) }
    }
    out.flush()
    if check, report.isAnyGoalMissed { throw ExitCode(1) }
  }

  /// The program `layercake` in the folder of this one.
  private static var neighbour: String {
    let own = CommandLine.arguments.first ?? ""
    return own.lastIndex(of: "/").map { own[...$0] + "layercake" } ?? "layercake"
  }
}

extension Report {
  /// Those that start other programs come first: Linux counts the memory of a process that
  /// starts a program as that program's own peak, so this process must still be small.
  @MainActor private static let cases:
    [(name: String, measure: @MainActor (inout Report, Effort) -> Void)] = [
      ("start", { $0.measureStart($1) }),
      ("check", { $0.measureCheck($1) }),
      ("live code", { $0.measureLiveCode($1) }),
      ("script", { $0.measureScript($1) }),
      ("undo", { $0.measureUndo($1) }),
      ("line", { $0.measureLine($1) }),
      ("export command", { $0.measureExportCommand($1) }),
      ("log", { $0.measureLog($1) }),
      ("message", { $0.measureMessage($1) }),
      ("write", { $0.measureWrite($1) }),
      ("off", { $0.measureOff($1) }),
      ("span", { $0.measureSpan($1) }),
      ("event", { $0.measureEvent($1) }),
      ("replay", { $0.measureReplay($1) }),
      ("goto", { $0.measureGoto($1) }),
      ("trace", { $0.measureTrace($1) }),
      ("when", { $0.measureWhen($1) }),
      ("hunt", { $0.measureHunt($1) }),
      ("whole hunt", { $0.measureWholeHunt($1) }),
      ("export", { $0.measureExport($1) }),
      ("app", { $0.measureApp($1) }),
      ("growth", { $0.measureGrowth($1) }),
    ]

  /// Measures the case of a name, or all whose name contains it, and says on standard error how far it is.
  @MainActor fileprivate init(of effort: Effort, only part: String) {
    self.init()
    let errors = Output(fileDescriptor: 2, profile: .batch)
    let isName = Report.cases.contains { $0.name == part }
    let chosen = Report.cases.filter { name, _ in
      isName ? name == part : part.isEmpty || name.contains(part)
    }
    for (name, measure) in chosen {
      errors.writeLine("measuring: \(name)")
      errors.flush()
      var (first, second) = (Report(), Report())
      measure(&first, effort)
      measure(&second, effort)
      take(first, and: second)
    }
    end()
  }
}
