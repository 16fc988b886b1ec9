// no text: the format of JUnit
import Characters
import Languages

/// Writes what a class handed in as JUnit's XML, as GitHub Classroom, GitLab and others read it: a suite for each
/// hand-in, a case for each question.
public enum ClassJUnit {
  /// The report.
  public static func text(_ record: ClassRecord, by marking: ClassMarking) -> String {
    var (suites, all) = ("", (tests: 0, failures: 0, errors: 0))
    for work in record.works {
      var (cases, failures, errors) = ([String](), 0, 0)
      let suite = attribute("classname", work.lesson ?? work.file)
      if let lesson = record.lesson(of: work) {
        for (asked, step) in zip(lesson.asked, work.steps) {
          let start = "    <testcase\(suite)\(attribute("name", asked.id))"
          if marking.isRight(step, asked, of: work) {
            cases.append(start + "/>\n")
          } else if step.isUnjudged {
            cases.append(start + "><skipped/></testcase>\n")
          } else {
            failures += 1
            let answer = step.answers.first.map { ": \($0.text)" } ?? ""
            let message = "\(asked.title): \(step.state)\(answer)"
            cases.append(
              start
                + "><failure\(attribute("message", message))>\(escaped(message))</failure></testcase>\n"
            )
          }
        }
      } else {
        errors += 1
        let message = work.remarks.joined(separator: " ")
        cases.append(
          "    <testcase\(suite)\(attribute("name", "graded"))>"
            + "<error\(attribute("message", message))>\(escaped(message))</error></testcase>\n")
      }
      let counts = counts(cases.count, failures, errors)
      let remarks = work.remarks.joined(separator: "\n")
      suites +=
        "  <testsuite\(attribute("name", work.name))\(attribute("file", work.file))\(counts)>\n"
        + cases.joined()
        + (remarks.isEmpty ? "" : "    <system-out>\(escaped(remarks))</system-out>\n")
        + "  </testsuite>\n"
      all = (all.tests + cases.count, all.failures + failures, all.errors + errors)
    }
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + "<testsuites name=\"hand-ins\"\(counts(all.tests, all.failures, all.errors))>\n" + suites
      + "</testsuites>\n"
  }

  private static func counts(_ tests: Int, _ failures: Int, _ errors: Int) -> String {
    " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value).replacing("\n", with: " "))\""
  }

  /// Text in which nothing is markup; what XML can't hold at all is made visible first.
  private static func escaped(_ text: String) -> String {
    text.sanitized(keepingNewlines: true).escapedForMarkup
  }
}
