import Languages
import Platform
import Testing
import TestSupport

@testable import Scaffolding

/// What is in a package; that it builds, passes its tests and fails them is for `.ci/features` to see.
@Suite struct PackageTests {
  private func blueprint(_ patterns: String, events: String = "dim") throws -> Blueprint {
    try Blueprint("desk-lamp", events: [events], patterns: [patterns])
  }

  private func files(_ patterns: String, events: String = "dim") throws -> [ScaffoldFile] {
    try blueprint(patterns, events: events).package(
      from: TemplateSet.embedded(),
      source: LayercakeSource("https://example.org/cake/Layercake.git", version: "0.3"))
  }

  @Test func `every template of the folder is embedded`() throws {
    let sources = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let folder = "/\(sources)/Sources/Scaffolding/Templates"
    let read = try TemplateSet(folder: folder)
    let embedded = TemplateSet.files.map(\.path)
    #expect(read.templates.map(\.name) == embedded.filter { $0.hasSuffix(".mustache") }.sorted())
    #expect(try TemplateSet.embedded().templates.count == embedded.count)
  }

  @Test(arguments: ["RIBs/Framework/Router", "Store/Framework/Store"])
  func `a framework that is copied is the specimens' own`(name: String) throws {
    let sources = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let parts = name.split(separator: "/")
    let text = try TextFile.read(
      "/\(sources)/Sources/Specimens/\(parts[1])/\(parts[0])/\(parts[2]).swift")
    // A line end stands before the marks behind the text.
    #expect(TemplateSet.files.first { $0.path == "\(name).swift" }?.text == text)
    #expect(
      !TemplateSet.files.contains { $0.path.contains("/Mocks/") || $0.path.contains("/Driving/") })
  }

  @Test func `every folder of templates is a pattern`() {
    let folders = Set(TemplateSet.files.compactMap(\.folder).map(String.init))
    #expect(folders == Set(PatternName.all.map(\.title)))
    #expect(PatternName.names == PatternName.all.map(\.name))
  }

  @Test func `a package has its parts, and each pattern its own`() throws {
    let paths = try files("mvp,ribs").map(\.path)
    for path in [
      ".gitignore", "Package.swift", "README.md", "Sources/DeskLampFeature/DeskLampEvent.swift",
      "Sources/DeskLampMVP/DeskLampPresenter.swift",
      "Sources/DeskLampMVP/Mocks/DeskLampViewMock.swift",
      "Sources/DeskLampRIBs/DeskLampRouter.swift", "Sources/DeskLampRIBs/Framework/Router.swift",
      "Sources/desklamp/DeskLamp.swift", "Sources/desklamp/Lessons/first-taps.md",
      "Tests/DeskLampMVPTests/DeskLampPresenterTests.swift", "Tests/DeskLampTests/RuleTests.swift",
      "Tests/DeskLampTests/ScreenTests.swift",
    ] {
      #expect(paths.contains(path), "\(path)")
    }
    #expect(paths.filter { $0.contains("VIPER") || $0.contains("MVC") } == [])
    #expect(Set(paths).count == paths.count)
  }

  @Test(arguments: PatternName.all)
  func `no gap is left open, and no line is long`(pattern: PatternName) throws {
    for file in try files(pattern.name, events: "press,pull,release,turnItOffAndOnAgain") {
      #expect(!file.text.contains("{{") && !file.path.contains("{{"), "\(file.path)")
      #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), "\(file.path)")
      guard file.path.hasSuffix(".swift") else { continue }
      for line in file.text.split(separator: "\n") { #expect(line.count <= 110, "\(line)") }
    }
  }

  @Test func `patterns are compared where there are two`() throws {
    let path = "Tests/DeskLampTests/ScreenTests.swift"
    #expect(try !files("mvp").map(\.path).contains(path))
    let added = try blueprint("viper").modules(from: TemplateSet.embedded(), isAdded: true)
    #expect(added.map(\.path).contains(path))
    #expect(!added.map(\.path).contains("Package.swift"))
  }

  @Test(arguments: ["RuleTests", "ScreenTests"])
  func `a variant that is added later isn't held to what its mistake may break`(
    suite: String
  ) throws {
    let path = "Tests/DeskLampTests/\(suite).swift"
    let text = try #require(files("mvp,ribs").first { $0.path == path }).text
    #expect(text.contains("feature.specimens.filter { $0.flaw == nil }"))
    #expect(!text.replacing("feature.specimens.filter", with: "").contains("feature.specimens"))
  }

  @Test func `Layercake comes by address and version, or from a folder`() throws {
    let manifest = try #require(files("mvp").first { $0.path == "Package.swift" }).text
    #expect(
      manifest.contains(
        #"    .package(url: "https://example.org/cake/Layercake.git", .upToNextMinor(from: "0.3.0"))"#
      ))
    #expect(manifest.contains(#"package: "layercake""#))
    let folder = try ScratchFolder()
    try folder.add("Package.swift", "")
    let source = try LayercakeSource(folder.path, version: "0.3")
    #expect(source.dependency == ".package(path: \"\(folder.path)\")")
  }

  @Test func `imports are in order, whatever the feature is called`() throws {
    for name in ["aerial", "zebra"] {
      let files = try Blueprint(name, events: [], patterns: ["mvp"]).modules(
        from: TemplateSet.embedded(), isAdded: false)
      for file in files {
        let imports = file.text.split(separator: "\n").filter { $0.hasPrefix("import ") }
        #expect(imports == imports.sorted(), "\(file.path)")
      }
    }
  }

  @Test func `a team's templates take the place of the program's`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("mvp")
    try folder.add("mvp/Base.swift", "class Base {}\n")
    try folder.add(
      "view.mustache",
      "for: mvp viper\nfile: Sources/{{Name}}{{Pattern}}/{{Name}}.swift\n---\n"
        + "import Zoo\nimport Ark\n{{#events}}\n// <{{title}}> {{event}}\n{{/events}}\n")
    try folder.add("mvp/notes.mustache", "file: {{Pattern}}\nshown: {{Name}}View\n---\n{{shown}}\n")
    let files = try blueprint("mvp", events: "dim,glow").modules(
      from: TemplateSet(folder: folder.path), isAdded: false)
    #expect(
      files == [
        ScaffoldFile(path: "MVP", text: "DeskLampView\n"),
        ScaffoldFile(path: "Sources/DeskLampMVP/Base.swift", text: "class Base {}\n"),
        ScaffoldFile(
          path: "Sources/DeskLampMVP/DeskLamp.swift",
          text: "import Ark\nimport Zoo\n// <Dim> dim\n// <Glow> glow\n"),
      ])
  }

  @Test func `files are written below a folder that is made, and shown as a tree`() throws {
    let folder = try ScratchFolder()
    let files = ["a/b/c", "a/b/d", "a/e", "f"].map { ScaffoldFile(path: $0, text: "\($0)\n") }
    let scaffold = try Scaffold(files, in: "\(folder.path)/new")
    #expect(
      scaffold.tree == [
        "\(folder.path)/new", "  a/", "    b/", "      c", "      d", "    e", "  f",
      ])
    #expect(folder.names == [])
    try scaffold.write()
    #expect(try folder.contents("new/a/b/d") == "a/b/d\n")
    #expect(throws: Refusal.self) { try Scaffold(files, in: "\(folder.path)/new") }
  }

  @Test func `a feature's events and patterns are read in its package`() throws {
    let folder = try ScratchFolder()
    let files = try blueprint("mvp,ribs", events: "dim,glow").package(
      from: TemplateSet.embedded(), source: LayercakeSource("file:///cake", version: "0.1"))
    try Scaffold(files, in: folder.path).write()
    let feature = try ExistingFeature("deskLamp", in: folder.path)
    #expect(feature.events == ["dim", "glow"])
    #expect(feature.patterns.map(\.name) == ["mvp", "ribs"])
  }
}
