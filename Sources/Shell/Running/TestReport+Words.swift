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
      Table([.left, .left], report.rows.map(\.tableRow))
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
    case .tooStrict: "\(summary) \(rows.first?.outcome.summary ?? "")"
    case .tooWeak:
      localized("test.weak", uncaught.map(\.title))
    }
  }
}

extension TestReport.Row {
  fileprivate var title: String { SpecimenReference(pattern: build.name).title }

  /// A row of the table. The fault of a hidden build isn't shown either.
  fileprivate var tableRow: Table.Row {
    let name = build.isHidden ? localized("test.unseen") : title
    let result =
      build.isHidden && outcome.isFailure ? localized("test.row.caught") : outcome.summary
    return Table.Row([StyledText("  " + name, .bold), StyledText(result).sanitized])
  }
}

extension TestReport.Outcome {
  /// The outcome in short.
  var summary: String {
    switch self {
    case .passes(let count): localized("test.row.passes", count)
    case .fails(_, let failure, let source): localized("test.row.fails", failure.summary(source))
    case .ended(let test, let end, let errorLine):
      localized("test.row.ended", test, end.summary, errorLine)
    case .notBuilt(let error):
      localized(
        "test.row.not-built",
        "\(error.fileName):\(error.line): \(error.message)")
    case .untried(let reason): localized("test.row.untried", reason)
    }
  }
}

extension TestFailure {
  /// The place in the test, and the value there instead.
  fileprivate func summary(_ source: String) -> String {
    let place = file.isEmpty ? "" : localized("test.line", line)
    let difference =
      switch kind {
      case .unequal(let value, let expected, let comment):
        localized("test.unequal", expected, value, comment)
      case .unmet(let comment): localized("test.unmet", comment.isEmpty ? source : comment)
      case .threw(let error): localized("test.threw", error)
      }
    return place + difference
  }
}

extension BuildError.Crash.End {
  /// How it ended.
  var summary: String {
    switch self {
    case .signal(let number): localized("class.ended.signal", Int(number))
    case .exit(let status): localized("class.ended.exit", Int(status))
    case .tooLong(let seconds): localized("class.ended.too-long", seconds)
    }
  }
}
