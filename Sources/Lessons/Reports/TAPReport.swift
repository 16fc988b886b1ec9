// no text: the format of TAP
import Characters

extension CheckReport {
  /// The report in the Test Anything Protocol, version 13, which readers of version 14 take as well
  /// (https://testanything.org/tap-version-13-specification.html).
  var tap: String {
    var text = "TAP version 13\n1..\(cases.count)\n"
    for (index, result) in cases.enumerated() {
      let path = [result.lesson, result.step].compactMap { $0 }.joined(separator: " ")
      let verdict = result.passed ? "ok" : "not ok"
      text += "\(verdict) \(index + 1) - \(Self.escaped("\(path): \(result.name)"))\n"
      if let failure = result.failure { text += Self.diagnostic(failure) }
      if let warning = result.warning {
        text += "# \(warning.located(isWarning: true))\n"
      }
    }
    return text
  }

  /// A block of YAML, its texts in double quotes.
  private static func diagnostic(_ failure: CheckCase.Failure) -> String {
    """
      ---
      message: \(quoted(failure.message))
      severity: fail
      at:
        file: \(quoted(failure.file))
        line: \(failure.place.line)
        column: \(failure.place.column)
      ...

    """
  }

  /// A description, in which `#` would begin a directive such as `# TODO`, and `\` escapes it.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.sanitized.unicodeScalars {
      if scalar == "#" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.sanitized.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
