/// How a report is written.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// For people: a line for each failure, as compilers write it, and a last line with the sums.
  case text
  /// The Test Anything Protocol.
  case tap
  /// JUnit's XML, which build servers read.
  case junit
}

extension CheckReport {
  /// The report as text, each line ended by a line feed; safe for a terminal.
  public func written(as format: ReportFormat) -> String {
    switch format {
    case .text: TextReport.write(self)
    case .tap: TAPReport.write(self)
    case .junit: JUnitReport.write(self)
    }
  }
}
