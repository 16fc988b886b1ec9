import Testing

@testable import LayerSourcesCore

/// What a specimen may not name, and what it may not import.
struct SpecimenKnowsTooMuchTests {
  /// What the tool says about a mention of `name`.
  private static func mention(_ name: String) -> String {
    "error: a specimen must read like an app's code, so it may not mention '\(name)'. Leave "
      + "tracing to '@Layer'. [specimen-knows-too-much]"
  }

  /// What the tool says about an import of `module`.
  private static func imports(_ module: String) -> String {
    "error: a specimen may import Features, Widgets, and LayerTracing, not '\(module)'. "
      + "[specimen-knows-too-much]"
  }

  /// What the tool says about an import of Widgets beside a layer of `role`.
  private static func importsWidgets(_ role: String) -> String {
    "error: in this pattern only views and routers import Widgets, and this file declares "
      + "'@Layer(.\(role))'. Move what draws to the view. [specimen-knows-too-much]"
  }

  @Test(arguments: [
    Case("a token", "let x: LayerToken", "1:8: " + mention("LayerToken")),
    Case("a recorder", "let x = LayerTracing.Recorder()", "1:22: " + mention("Recorder")),
    Case("a generated name", "print(self._layerToken)", "1:12: " + mention("_layerToken")),
    Case(
      "a generated name in a string", "print(\"\\(_layerFacts)\")",
      "1:10: " + mention("_layerFacts")
    ),
    Case("opting out", "class A { @Unrecorded var x = 1 }", "1:12: " + mention("@Unrecorded")),
    Case("a framework", "import Foundation", "1:1: " + imports("Foundation")),
    Case("another pattern", "import struct VIPER.A", "1:1: " + imports("VIPER")),
    Case(
      "an import inside #if", "#if canImport(UIKit)\nimport UIKit\n#endif",
      "2:1: " + imports("UIKit")),
    Case("a testable import", "@testable import Shell", "1:1: " + imports("Shell")),
    Case(
      "widgets in a presenter", "import Widgets\n@Layer(.presenter) class A {}",
      "1:1: " + importsWidgets("presenter")),
    Case(
      "widgets in a view that shares its file",
      "import Widgets\n@Layer(.view) class A {}\n@Layer(.model) class B {}",
      "1:1: " + importsWidgets("model")),
  ])
  func `what a specimen may not know is found`(row: Case) {
    #expect(lint(row.source) == row.findings)
  }

  @Test(arguments: [
    Case("what it may import", "import Features\nimport Widgets\nimport LayerTracing"),
    Case("widgets in a view", "import Widgets\n@Layer(.view) class A {}"),
    Case("widgets in a router", "import Widgets\n@Layer(.router) class A {}"),
    Case("widgets in a builder, which is no layer", "import Widgets\nenum Builder {}"),
    Case("a comment", "// The Recorder and its LayerToken: _layerToken, @Unrecorded\n"),
    Case("a string", "let x = \"LayerToken\""),
    Case("names that only resemble", "let recorder = VoiceRecorder(); let layerToken = 1"),
  ])
  func `what a specimen may know is let through`(row: Case) {
    #expect(lint(row.source) == row.findings)
  }

  @Test func `a specimen of several modules may import those, and no others`() {
    let folder = "Sources/Specimens/Account/MVC~modules/"
    let declaration = """
      import ShopDomain
      import ShopModels
      import Staging
      let dialect = Dialect("MVC~modules", of: "MVC")
      """
    func findings(_ module: String) -> [String] {
      lint(
        (folder + "Dialect.swift", declaration), (folder + "Domain/A.swift", "class A {}"),
        (folder + "View/B.swift", "import \(module)"))
    }
    #expect(findings("ShopDomain") == [])
    for other in ["ShopModels", "Staging", "ShopView"] {
      #expect(findings(other) == ["\(folder)View/B.swift:1:1: " + Self.imports(other)])
    }
  }

  @Test func `only the patterns that say who draws keep widgets from the others`() {
    let source = "import Widgets\n@Layer(.presenter) class A {}"
    for pattern in ["VIPER", "MVP", "MVVM"] {
      #expect(lint(("Sources/Specimens/Counter/\(pattern)/A.swift", source)).count == 1)
    }
    for pattern in ["MVC", "RIBs"] {
      #expect(lint(("Sources/Specimens/Counter/\(pattern)/A.swift", source)) == [])
    }
  }

  @Test(arguments: [
    ("Dialect(\"MVP~s\", of: \"MVP\")", true), ("Variant(\"MVP~a\", of: \"MVP\")", false),
  ])
  func `a presenter that imports Widgets is found in dialects, and is a variant's own affair`(
    declaration: String, isFound: Bool
  ) {
    let folder = "Sources/Specimens/Counter/MVP~s/"
    let source = "import Widgets\n@Layer(.presenter) class A {}"
    let declared: Snippet = (folder + "D.swift", "import Staging\npublic let it = \(declaration)")
    #expect(
      lint((folder + "Counter/A.swift", source), declared)
        == (isFound ? [folder + "Counter/A.swift:1:1: " + Self.importsWidgets("presenter")] : []))
  }

  @Test func `a specimen of no declared pattern is found`() {
    #expect(
      lint(("Sources/Specimens/Counter/New/A.swift", "class A {}")) == [
        "Sources/Specimens/Counter/New/A.swift:1:1: error: nothing says of which pattern this file is. "
          + "Write a file with 'public let pattern = Pattern(…)', 'dialect = Dialect(…)' or "
          + "'variant = Variant(…)' into its folder or into one above. [specimen-knows-too-much]"
      ])
    #expect(
      lint(("Sources/Specimens/Counter/New/A.swift", "let x = Variant(\"MPV~a\", of: \"MPV\")"))
        == [
          "Sources/Specimens/Counter/New/A.swift:1:30: error: no file declares the pattern 'MPV'. Declared "
            + "are: MVC, MVP, MVVM, RIBs, VIPER. [specimen-knows-too-much]"
        ])
  }

  @Test func `what patterns share is of none, and a dialect of several features is declared once`()
  {
    let source = "import Widgets\n@Layer(.presenter) class A {}"
    #expect(lint(("Sources/Specimens/Counter/Shared/A.swift", source)) == [])
    #expect(lint(("Sources/Specimens/Counter/Shared/A.swift", "import UIKit")).count == 1)
    let dialect: Snippet = (
      "Sources/Specimens/Patterns/MVP~s/Dialect.swift",
      "import Staging\nlet dialect = Dialect(\"MVP~s\", of: \"MVP\")"
    )
    for feature in ["Counter", "Candy"] {
      #expect(lint(("Sources/Specimens/\(feature)/MVP~s/A.swift", source), dialect).count == 1)
    }
  }

  @Test func `other folders may know everything`() {
    let source = "import Foundation\nlet x: LayerToken"
    #expect(lint(("Sources/Catalog/A.swift", source)) == [])
    #expect(lint(("Sources/Specimens/Counter/MVP/A.swift", source)).count == 2)
    // A folder above the project may be called anything.
    #expect(lint(("Specimens/app/Sources/Catalog/A.swift", source)) == [])
    let declared: Snippet = (
      "Specimens/Counter/MVP/P.swift", "let p = Pattern(\"MVP\", drawing: nil)"
    )
    #expect(lint(("Specimens/Counter/MVP/A.swift", source), declared).count == 2)
  }
}
