// no text: the format of JUnit
import Characters

extension CheckReport {
  /// The report in JUnit's XML, as Jenkins, GitLab and GitHub's actions read it
  /// (https://github.com/testmoapp/junitxml): a suite for each lesson.
  var junit: String { junit(named: "lessons") }

  /// The same under another name than lessons have.
  public func junit(named name: String) -> String {
    var suites: [(name: String, cases: [CheckCase])] = []
    for result in cases {
      if suites.last?.name != result.lesson { suites.append((result.lesson, [])) }
      suites[suites.count - 1].cases.append(result)
    }
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += "<testsuites\(Self.attribute("name", name))\(Self.counts(cases))>\n"
    for suite in suites {
      text += "  <testsuite\(Self.attribute("name", suite.name))\(Self.counts(suite.cases))>\n"
      text += suite.cases.map(Self.element).joined()
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func counts(_ cases: [CheckCase]) -> String {
    let failures = cases.count { !$0.passed }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\""
  }

  private static func element(_ result: CheckCase) -> String {
    let className = [result.lesson, result.step].compactMap { $0 }.joined(separator: ".")
    let start = "    <testcase\(attribute("classname", className))\(attribute("name", result.name))"
    guard let failure = result.failure else {
      guard let warning = result.warning else { return start + "/>\n" }
      let message = warning.located(isWarning: true)
      return start + ">\n      <system-out>\(escaped(message))</system-out>\n    </testcase>\n"
    }
    let place = "\(failure.file):\(failure.place.line):\(failure.place.column)"
    return start
      + attribute("file", failure.file) + " line=\"\(failure.place.line)\">\n"
      + "      <failure type=\"error\"\(attribute("message", failure.message))>"
      + escaped("\(place): error: \(failure.message)") + "</failure>\n    </testcase>\n"
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value))\""
  }

  /// Text in which nothing is markup; what XML can't hold at all (XML 1.0, section 2.2) is made visible first.
  private static func escaped(_ text: String) -> String {
    text.sanitized.escapedForMarkup
  }
}
