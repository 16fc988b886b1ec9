/// A report for people.
enum TextReport {
  static func write(_ report: CheckReport) -> String {
    var text = ""
    for failure in report.failures {
      text += Visible.located(failure.file, failure.place, failure.message) + "\n"
    }
    let failed = report.failures.count
    let count = report.cases.count
    let checks = "\(count) check\(count == 1 ? "" : "s")"
    text += failed == 0 ? "\(checks), all passed\n" : "\(checks), \(failed) failed\n"
    return text
  }
}
