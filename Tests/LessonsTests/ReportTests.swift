import Lessons
import Testing

@Suite struct ReportTests {
  private static let hostile = CheckCase.Failure(
    "'a' & <b> \"c\" \\ # TODO \u{1B}[31m\n한국어", in: "x & y.md",
    at: SourcePlace(line: 3, column: 7))

  private static let report = CheckReport([
    CheckCase(lesson: "a", step: "t1", name: "runs: open # counter \\ <x>"),
    CheckCase(lesson: "a", step: "t1", name: "holds", failure: hostile),
    CheckCase(lesson: "b", name: "two runs are identical"),
  ])

  @Test func `for people there is a line for each failure, and the sums`() {
    #expect(
      Self.report.written(as: .text) == #"""
        x & y.md:3:7: error: 'a' & <b> "c" \ # TODO \u{1B}[31m\u{A}한국어
        3 checks, 1 failed

        """#)
    #expect(CheckReport().written(as: .text) == "0 checks, all passed\n")
    #expect(
      CheckReport([CheckCase(lesson: "a", name: "b")]).written(as: .text)
        == "1 check, all passed\n")
    #expect(!Self.report.passed)
  }

  @Test func `what could be better is told in every format, and fails nothing`() {
    let report = CheckReport([
      CheckCase(
        lesson: "a", step: "q", name: "fits one screen",
        warning: CheckCase.Failure("it is <long>", in: "a.md", at: SourcePlace(line: 2, column: 1)))
    ])
    #expect(report.passed)
    #expect(
      report.written(as: .text)
        == "a.md:2:1: warning: it is <long>\n1 check, all passed, 1 warning\n")
    #expect(
      report.written(as: .tap)
        == "TAP version 13\n1..1\nok 1 - a q: fits one screen\n# a.md:2:1: warning: it is <long>\n")
    #expect(
      report.written(as: .junit).contains(
        "<system-out>a.md:2:1: warning: it is &lt;long&gt;</system-out>"))
  }

  @Test func `TAP has a line for each case, and YAML for each failure`() {
    #expect(
      Self.report.written(as: .tap) == ##"""
        TAP version 13
        1..3
        ok 1 - a t1: runs: open \# counter \\ <x>
        not ok 2 - a t1: holds
          ---
          message: "'a' & <b> \"c\" \\ # TODO \\u{1B}[31m\\u{A}한국어"
          severity: fail
          at:
            file: "x & y.md"
            line: 3
            column: 7
          ...
        ok 3 - b: two runs are identical

        """##)
  }

  @Test func `JUnit has a suite for each lesson`() {
    let message = #"&#39;a&#39; &amp; &lt;b&gt; &quot;c&quot; \ # TODO \u{1B}[31m\u{A}한국어"#
    #expect(
      Self.report.written(as: .junit) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="lessons" tests="3" failures="1" errors="0">
          <testsuite name="a" tests="2" failures="1" errors="0">
            <testcase classname="a.t1" name="runs: open # counter \ &lt;x&gt;"/>
            <testcase classname="a.t1" name="holds" file="x &amp; y.md" line="3">
              <failure type="error" message="\#(message)">x &amp; y.md:3:7: error: \#(message)</failure>
            </testcase>
          </testsuite>
          <testsuite name="b" tests="1" failures="0" errors="0">
            <testcase classname="b" name="two runs are identical"/>
          </testsuite>
        </testsuites>

        """#)
  }

  @Test func `each file can be read, or fails once for each fault`() {
    let reading = CourseReading([
      LessonSource(file: "1.md", text: "---\nid: a\ntitle: b\n---\nc"),
      LessonSource(file: "2.md", text: "---\nx: y\ntitle: b\n---\nc"),
    ])
    #expect(
      CheckReport(reading).cases.map { "\($0.lesson) \($0.passed)" }
        == ["1.md true", "2.md false", "2.md false"])
    #expect(
      CheckReport(reading).written(as: .text)
        == reading.errors.map { "\($0)\n" }.joined() + "3 checks, 2 failed\n")
  }
}
