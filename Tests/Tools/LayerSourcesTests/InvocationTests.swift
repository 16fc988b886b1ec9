import Testing

@testable import LayerSourcesCore

/// Command lines, understood and refused.
struct InvocationTests {
  @Test(arguments: [
    (
      ["index", "--module", "M", "--output", "O", "a.swift", "b.swift"],
      Invocation.index(module: "M", output: "O", files: ["a.swift", "b.swift"])
    ),
    (
      ["index", "a", "--output", "O", "--module", "M"],
      .index(module: "M", output: "O", files: ["a"])
    ),
    (["index", "--module", "M", "--output", "O"], .index(module: "M", output: "O", files: [])),
    (
      ["embed", "--below", "F", "--output", "O", "F/a"],
      .embed(folder: "F", output: "O", files: ["F/a"])
    ),
    (["tests", "a", "b"], .tests(files: ["a", "b"])),
    (["lint", "a", "b"], .lint(paths: ["a", "b"])),
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
    ([], "say what to do: index, embed, tests, lint or texts."),
    (["lnit"], "no such command: 'lnit'. There are index, embed, tests, lint and texts."),
    (["lint"], "'lint' needs at least one path."),
    (["texts", "--tables", "T"], "'texts' needs at least one path."),
    (["texts", "a"], "'texts' needs '--tables'."),
    (["lint", "--fix", "a"], "'lint' has no option '--fix'."),
    (["index", "--output", "O"], "'index' needs '--module'."),
    (["index", "--module", "M", "a"], "'index' needs '--output'."),
    (["embed", "--output", "O"], "'embed' needs '--below'."),
    (["index", "--module"], "'--module' needs exactly one value."),
    (["index", "--module", "M", "--module", "N"], "'--module' needs exactly one value."),
  ])
  func `a command line is refused with the usage`(words: [String], line: String) {
    let failure = #expect(throws: ToolError.self) { try Invocation(words) }
    #expect(failure?.message == line + "\n" + Invocation.usage)
    #expect(failure?.exitCode == 64)
  }

  @Test(arguments: [
    (ToolError.unreadable(path: "a", reason: "Is locked"), "can't read 'a': Is locked", 66),
    (
      .notUTF8(path: "a", line: 3),
      "'a' is not UTF-8 in line 3. Swift sources are UTF-8; save it as such.", 65
    ),
    (
      .sameName("M/A.swift"),
      "two files of this module are called 'M/A.swift'. Rename one: a trace names files by it.", 65
    ),
    (.unwritable(path: "a", reason: "Disk full"), "can't write 'a': Disk full", 73),
  ])
  func `a failure says what is wrong`(failure: ToolError, message: String, exitCode: Int32) {
    #expect(failure.message == message)
    #expect(failure.exitCode == exitCode)
  }
}
