import TestSupport
import Testing

/// `layercake new feature`, `new module` and `new templates`, as they are typed.
@Suite(.waiting) struct NewFeatureTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func new(_ arguments: String...) throws -> Outcome {
    try Program("layercake").run(["new"] + arguments)
  }

  @Test func `a tree is shown, and nothing is written`() throws {
    let outcome = try new(
      "feature", "lamp", "--patterns", "mvp,viper", "--in", folder.path, "--dry-run")
    #expect(outcome.exit == .code(0))
    #expect(outcome.text.hasPrefix("\(folder.path)/Lamp\n  .gitignore\n  Package.swift\n"))
    #expect(outcome.text.contains("    LampVIPER/\n"))
    #expect(outcome.text.hasSuffix(" files; nothing was written.\n"))
    #expect(folder.names == [])
  }

  @Test func `a package is written once, and then written over never`() throws {
    let first = try new("feature", "lamp", "--in", folder.path)
    #expect(first.exit == .code(0))
    #expect(first.text.contains("cd \(folder.path)/Lamp && swift test && swift run"))
    let before = try folder.contents("Lamp/README.md")
    let second = try new("feature", "lamp", "--in", folder.path)
    #expect(second.exit == .code(73))
    #expect(second.complaints.contains("Files are never overwritten, so nothing was written."))
    #expect(try folder.contents("Lamp/README.md") == before)
  }

  @Test func `another pattern comes with the lines that are left to write`() throws {
    _ = try new("feature", "lamp", "--events", "dim,glow", "--in", folder.path)
    let outcome = try new("module", "Lamp", "--pattern", "ribs", "--in", "\(folder.path)/Lamp")
    #expect(outcome.exit == .code(0))
    #expect(outcome.text.contains("  Sources/lamp/Lamp.swift, at the top:  import LampRIBs\n"))
    #expect(try folder.contents("Lamp/Sources/LampRIBs/LampInteractor.swift").contains("func glow"))
    #expect(try folder.contents("Lamp/Tests/LampTests/ScreenTests.swift").contains("Journey("))
    let again = try new("module", "Lamp", "--pattern", "ribs", "--in", "\(folder.path)/Lamp")
    #expect(again.exit == .code(73))
  }

  @Test func `templates are written, changed and used`() throws {
    let path = "\(folder.path)/templates"
    #expect(try new("templates", path).exit == .code(0))
    try folder.add("templates/extra.mustache", "for: package\nfile: EXTRA\n---\n{{Name}}\n")
    let outcome = try new("feature", "lamp", "--in", folder.path, "--templates", path)
    #expect(outcome.exit == .code(0))
    #expect(try folder.contents("Lamp/EXTRA") == "Lamp\n")
  }

  @Test(
    arguments: [
      (["feature", "등불"], 64), (["feature", "lamp", "--patterns", "mvx"], 64),
      (["feature", "lamp", "--layercake", "nowhere"], 64), (["feature"], 64),
      (["feature", "lamp", "--templates", "/nowhere"], 66),
      (["module", "lamp", "--pattern", "mvp", "--in", "/nowhere"], 66),
      (["feature", "lamp", "--in", "/proc/nowhere"], 73),
    ] as [([String], Int32)])
  func `what can't be done ends with its status`(arguments: [String], status: Int32) throws {
    let outcome = try Program("layercake").run(["new"] + arguments)
    #expect(outcome.exit == .code(status))
    #expect(outcome.text == "")
    #expect(!outcome.complaints.isEmpty)
  }
}
