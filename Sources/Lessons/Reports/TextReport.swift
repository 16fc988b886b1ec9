/// A report for people.
enum TextReport {
  static func write(_ report: CheckReport) -> String {
    var text = ""
    for failure in report.failures {
      text += Visible.located(failure.file, failure.place, failure.message) + "\n"
    }
    for warning in report.warnings {
      text += Visible.located(warning.file, warning.place, warning.message, isWarning: true) + "\n"
    }
    let failed = report.failures.count
    let count = report.cases.count
    let checks = "\(count) check\(count == 1 ? "" : "s")"
    let warned = report.warnings.count
    text += failed == 0 ? "\(checks), all passed" : "\(checks), \(failed) failed"
    text += warned == 0 ? "\n" : ", \(warned) warning\(warned == 1 ? "" : "s")\n"
    return text
  }
}
