import LayerTracingMacros
import Testing

@testable import LayerSourcesCore

/// Command lines, understood and refused.
struct InvocationTests {
  @Test(arguments: [
    (["lint", "a", "b"], Invocation.lint(paths: ["a", "b"])),
    (["lint", "--", "--rules"], .lint(paths: ["--rules"])),
    (["lint", "--rules"], .rules),
    (
      ["texts", "--tables", "T", "--list", "a"],
      .texts(tables: "T", paths: ["a"], isList: true)
    ),
    (["--help"], .help),
    (["lint", "--help"], .help),
  ])
  func `a command line is understood`(words: [String], invocation: Invocation) throws {
    #expect(try Invocation(words) == invocation)
  }

  @Test(arguments: [
    ([], "say what to do: lint or texts."),
    (["lnit"], "no such command: 'lnit'. There are lint and texts."),
    (["lint"], "'lint' needs at least one path."),
    (["texts", "--tables", "T"], "'texts' needs at least one path."),
    (["texts", "a"], "'texts' needs '--tables'."),
    (["lint", "--fix", "a"], "'lint' has no option '--fix'."),
    (["texts", "--tables"], "'--tables' needs exactly one value."),
    (["texts", "--tables", "T", "--tables", "U"], "'--tables' needs exactly one value."),
  ])
  func `a command line is refused with the usage`(words: [String], line: String) {
    let failure = #expect(throws: UsageError.self) { try Invocation(words) }
    #expect(failure?.message == line + "\n" + Invocation.usage)
  }

  @Test(arguments: [
    (FileError.unreadable(path: "a", reason: "Is locked"), "can't read 'a': Is locked", 66),
    (
      .notUTF8(path: "a", line: 3),
      "'a' is not UTF-8 in line 3. Swift sources are UTF-8; save it as such.", 65
    ),
    (.unwritable(path: "a", reason: "Disk full"), "can't write 'a': Disk full", 73),
  ])
  func `a failure says what is wrong`(failure: FileError, message: String, exitCode: Int32) {
    #expect(failure.message == message)
    #expect(failure.exitCode == exitCode)
  }
}
