import Catalog
import CatalogSupport
import Platform
import Staging
import Testing
import TestSupport

/// The folders of specimens, as a reader finds them who has no Swift at hand: `Sources/Specimens/README.md` is
/// made here, `LAYERCAKE_RENEW=1 swift test --filter SpecimenFoldersTests` renews it.
@MainActor
@Suite struct SpecimenFoldersTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/Sources/Specimens"

  /// Each feature's builds, by the folders that they lie in: `Counter/MVP~a`.
  private static var builds: [(feature: Feature, specimens: [Specimen])] {
    Catalog.features.map { feature in

      (feature, feature.specimens + feature.solutions)
    }
  }

  private static func folder(_ feature: Feature, _ specimen: Specimen) -> String {
    "\(feature.name.prefix(1).uppercased())\(feature.name.dropFirst())/\(specimen.pattern)"
  }

  private static func link(_ feature: Feature, _ specimen: Specimen) -> String {
    "[`\(specimen.name)`](\(folder(feature, specimen)))"
  }

  /// What all specimens keep to.
  private static let norms = [
    "## How they are written", "",
    "A specimen keeps to these sentences, or says on the first lines of a file whose school it follows.",
    "",
    "- **Words** are made by the layer that is nearest to the view and no view: the Controller in MVC, the Presenter in MVP and",
    "  VIPER, the ViewModel in MVVM, the Presenter in RIBs (its Interactor where the RIB has none), in the Store what is computed",
    "  from the State. A Model, an Entity, a Worker and a Service word nothing: they give amounts, and reasons as cases of an `enum`.",
    "- **What a layer owns** it is handed by its `init`, and keeps in a `let`. Optional, weak and set later is only what leads back: a",
    "  view, an output, a listener, a delegate, the router of an Interactor; and a first View's presenter, which is made with the View in",
    "  hand. VIPER's greeting and news are wired by properties, as the posts are that they follow.",
    "- **The next screen** is made by the layer that leads there: the Controller in MVC, the View in MVP, MVVM and the Store, the Coordinator",
    "  where there is one, the Router in VIPER and, by a Builder, in RIBs. What the next screen's view talks to is made by its own kind:",
    "  a presenter by a presenter, a view model by a view model, a part of the state by a reducer.",
    "- **State** is told when it has changed. A Store, a ViewModel's outputs and `@Observable` tell what there is at once, too; of a Model",
    "  with observers, as post 003 has it, one reads that first. What happens once, a receipt, a screen that closes, is an event: it is",
    "  told, and kept nowhere.",
    "- **One subscribes once**, when the view is loaded or the interactor becomes active, and ends it with its own life.",
    "- **A Store's State and Action** stand beside their reducer, not in it as The Composable Architecture nests them: a trace names a",
    "  value's type, and a parent's and a child's would both be called `State` there.",
    "- **A closure that is kept** captures its owner weakly; so does a task that waits.",
    "- **A task** is begun where its life ends with a screen: in the view of `mvvm~async`, whose tests await the view model. In `mvp~async`",
    "  and `viper~async` the presenter begins it and cancels it in `deinit`: the view stays as it was, and a test awaits the task; the",
    "  counter's, which awaits changes, has no end.",
    "- **After an `await`** it is asked whether the answer is still wanted, before anything is shown.",
    "- **A link shows**, and never buys, deletes or sends.",
    "- **The layer that keeps an answer** asks no second time while it is awaited; or its screen can't ask: candy's `Retry` is hidden until",
    "  a request has failed.",
    "- **A mock** notes what it is told, in `recorded`, and decides nothing.",
    "",
  ]

  /// The page.
  private static var page: String {
    let patterns = Catalog.features[0].specimens.filter(\.isPattern)
    var lines = [
      "# Specimens", "",
      "Five features, each built for real in six patterns. A folder is called what one types: `open counter mvp`",
      "opens [Counter/MVP](Counter/MVP). What several patterns of a feature share stands in its `Shared`.",
      "",
      "| | \(patterns.map(\.pattern).joined(separator: " | ")) |",
      "|---|\(patterns.map { _ in "---|" }.joined())",
    ]
    for (feature, specimens) in builds {
      let cells = patterns.map { pattern in
        specimens.first { $0.name == pattern.name }.map { link(feature, $0) } ?? ""
      }
      lines.append("| \(feature.name) | \(cells.joined(separator: " | ")) |")
    }
    lines += [
      "",
      "A name with a `~` is a build that was derived from the pattern in front of it. Its folder has only what",
      "differs; the rest is the pattern's, or as [Overlays.txt](Overlays.txt) says.", "",
    ]
    for (feature, specimens) in builds {
      lines += ["## \(feature.name)", ""]
      func list(_ title: String, _ builds: [Specimen]) {
        if builds.isEmpty { return }
        lines.append("- \(title): \(builds.map { link(feature, $0) }.joined(separator: ", "))")
      }
      list(
        "another school", specimens.filter { if case .dialect = $0.kind { true } else { false } })
      for wish in feature.wishes {
        list("the wish `\(wish.name)`, granted", specimens.filter { $0.wish == wish.name })
      }
      list("with one mistake, which is for the reader to find", specimens.filter { $0.flaw != nil })
      if lines.last == "" { lines.append("Built in each pattern once.") }
      lines.append("")
    }
    lines += Self.norms
    lines += [
      "What all features of a pattern stand on: [Framework/RIBs](Framework/RIBs), [Framework/Store](Framework/Store).",
      "How a pattern is shown to the shell: [Patterns](Patterns).",
      "",
    ]
    return lines.joined(separator: "\n")
  }

  @Test func `the page of folders names each build`() {
    #expect(SnapshotFile("README", as: "md", in: Self.folder).mismatch(with: Self.page) == nil)
  }

  @Test func `each build has a folder, and each folder is a build`() throws {
    let named = Self.builds.flatMap { feature, specimens in
      specimens.map { Self.folder(feature, $0) }
    }
    let features = Set(named.map { String($0.prefix { $0 != "/" }) })
    let found = features.flatMap { feature in
      (Folder.names(in: "\(Self.folder)/\(feature)") ?? []).map { "\(feature)/\($0)" }
    }
    #expect(
      found.filter { !$0.hasSuffix("/Shared") }.sorted() == named.sorted(),
      "Package.swift names them, too")
  }

  @Test func `whatever a folder takes is there, and is taken by a folder that is there`() throws {
    let text = try TextFile.read("\(Self.folder)/Overlays.txt", most: 100_000)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1)
      try #require(parts.count == 2, "\(line)")
      #expect(Folder.isFolder("\(Self.folder)/\(parts[0])"), "\(line)")
      let feature = parts[0].prefix { $0 != "/" }
      for item in parts[1].split(separator: " ") where item != "alone" && !item.hasPrefix("-") {
        let path = "\(Self.folder)/\(feature)/\(item)"
        #expect(Folder.isFolder(path) || access(path, F_OK) == 0, "\(line)")
      }
    }
  }

  @Test(arguments: [
    ("mvp~a", ["MVP~a", "MVP", "Shared"]), ("mvp~limit", ["MVP~limit", "MVP"]),
  ])
  func `a derived build consists of what differs and of what it takes`(
    name: String, folders: [String]
  )
    throws
  {
    let feature = try Catalog.feature("counter")
    let specimen = try #require((feature.specimens + feature.solutions).first { $0.name == name })
    let files = folders.map { folder in
      Set(
        (Folder.names(in: "\(Self.folder)/Counter/\(folder)") ?? []).filter {
          $0.hasSuffix(".swift")
        })
    }
    let own = files[0].subtracting(["Variant.swift", "Solution.swift"])
    let names = Set(specimen.sources.map(\.fileName))
    #expect(own.isSubset(of: names) && !own.isEmpty)
    #expect(names.subtracting(own).subtracting(["Amount.swift"]).isSubset(of: files[1]))
    for source in specimen.sources where specimen.flaw == nil {
      let place = own.contains(source.fileName) ? folders[0] : folders[1]
      guard
        let text = try? TextFile.read(
          "\(Self.folder)/Counter/\(place)/\(source.fileName)", most: 100_000)
      else { continue }
      #expect(source.text == text, "\(source.path)")
    }
  }
}
