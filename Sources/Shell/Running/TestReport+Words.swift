import Assertions
import Characters
import Languages
import LiveCode
import Queries
import Sessions
import Terminal

extension Document {
  /// What a learner's test says of the sound build, and of the flawed ones.
  static func tested(_ report: TestReport) -> Document {
    Document {
      Table([.left, .left], report.rows.map(\.told))
      Text(StyledText(report.summary, report.verdict == .proven ? .success : .error))
    }
  }
}

extension TestReport {
  /// What it comes to, in a sentence.
  var summary: String {
    let sound = rows.first?.title ?? ""
    switch verdict {
    case .noTests: return localized("test.none")
    case .tooStrict: return localized("test.strict", sound)
    case .proven: return localized("test.proven", sound, rows.count - 1)
    case .tooWeak:
      let shown = uncaught.filter { !$0.build.isHidden }.map(\.title)
      return shown.isEmpty ? localized("test.weak.unseen") : localized("test.weak", shown)
    }
  }

  /// The same for a teacher, who may know what the learner isn't shown, with what happens on the sound build.
  var graded: String {
    switch verdict {
    case .noTests, .proven: summary
    case .tooStrict: "\(summary) \(rows.first?.outcome.told ?? "")"
    case .tooWeak:
      localized("test.weak", uncaught.map(\.title))
    }
  }
}

extension TestReport.Row {
  fileprivate var title: String { SpecimenReference(pattern: build.name).title }

  /// A row of the table. What is wrong with a build that isn't shown isn't told either.
  fileprivate var told: Table.Row {
    let name = build.isHidden ? localized("test.unseen") : title
    let what = build.isHidden && outcome.isFailure ? localized("test.row.caught") : outcome.told
    return Table.Row([StyledText("  " + name, .bold), StyledText(what).sanitized])
  }
}

extension TestReport.Outcome {
  /// What came of it, in short.
  var told: String {
    switch self {
    case .passes(let count): localized("test.row.passes", count)
    case .fails(_, let failure, let source): localized("test.row.fails", failure.told(source))
    case .ended(let test, let end, let said): localized("test.row.ended", test, end.told, said)
    case .notBuilt(let error):
      localized(
        "test.row.not-built",
        "\(error.fileName):\(error.line): \(error.message)")
    case .untried(let reason): localized("test.row.untried", reason)
    }
  }
}

extension TestFailure {
  /// Where a test says so, and what is there instead.
  fileprivate func told(_ source: String) -> String {
    let place = file.isEmpty ? "" : localized("test.line", line)
    let what =
      switch kind {
      case .unequal(let value, let expected, let comment):
        localized("test.unequal", expected, value, comment)
      case .unmet(let comment): localized("test.unmet", comment.isEmpty ? source : comment)
      case .threw(let error): localized("test.threw", error)
      }
    return place + what
  }
}

extension BuildError.Crash.End {
  /// How it ended.
  var told: String {
    switch self {
    case .signal(let number): localized("class.ended.signal", Int(number))
    case .exit(let status): localized("class.ended.exit", Int(status))
    case .tooLong(let seconds): localized("class.ended.too-long", seconds)
    }
  }
}
