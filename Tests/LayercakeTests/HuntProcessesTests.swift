import TestSupport
import Testing

/// A hunt by the real program, which searches on as many processors as it may use.
@Suite(.waiting) struct HuntProcessesTests {
  #if os(Linux)
    @Test func `what is found is the same on one processor and on all`() throws {
      let lines = """
        open candy ribs
        hunt ribs~a within 3600s
        hunt ribs.interactor.candyQuantity > 2 within 3600s
        open news viper
        hunt viper~b within 3600s
        hunt again
        hunt viper within 3600s
        open counter mvp viper
        hunt against screen mvp == viper within 3600s
        hunt mvp within 3600s

        """
      let one = try told(lines, prefix: ["/usr/bin/taskset", "-c", "0"])
      #expect(one.contains { $0.hasPrefix("A user can reach only") })
      #expect(one.contains { $0.contains("random sequences of 200 events") })
      #expect(try told(lines, prefix: []) == one)
    }

    /// What a session says, without how long it took.
    private func told(_ lines: String, prefix: [String]) throws -> [String] {
      let outcome = try Program("layercake").run(
        [], input: .pipe(Array(lines.utf8)), prefix: prefix, minutes: 3)
      return (outcome.text + outcome.complaints).split(separator: "\n").map(String.init)
        .filter { !$0.hasPrefix("It took") }
    }
  #endif
}
