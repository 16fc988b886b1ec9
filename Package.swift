// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Warnings are errors, everywhere.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// Specimens, widgets and everything that touches them run on the main actor, as an app's do.
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// Whether another package depends on this one by its address: then flags of the compiler's own are refused, and
/// its tests aren't built. While dependencies are resolved the manifest is read at "/", and later in the folder
/// of checkouts.
let isDependency =
  Context.packageDirectory == "/" || Context.packageDirectory.contains("/checkouts/")

/// Lets the program load what learners build: such libraries find in the program what they are built
/// against. (On macOS each program exports its symbols by itself, and the released one loads nothing.)
let loadingLibraries: [LinkerSetting] =
  isDependency
  ? []
  : [
    .unsafeFlags(
      ["-Xlinker", "--export-dynamic"], .when(platforms: [.linux], configuration: .debug))
  ]

/// The patterns, each a module of all features: the folders `Counter/MVP`, `Candy/MVP`, … below `Sources/Specimens`.
let patterns = ["MVC", "MVP", "MVVM", "RIBs", "Store", "VIPER"]

/// What differs from a pattern, by the folders' names, which are what one types: dialects, another school's;
/// solutions, which grant a customer's wish; and variants, flawed ones to be found out. Each is a module, because
/// its types have the names that they have in the pattern; the compiler then also checks that a name belongs to a
/// pattern. Its folder holds what differs, `EmbedSources` copies what else it needs (`Overlays.txt`).
///
/// They are named here, and not found on disk: SwiftPM keeps a manifest until its text changes, and a new folder
/// would stay unseen.
let derived = [
  "Account": ["MVVM~a", "RIBs~a", "RIBs~b", "RIBs~modules", "Store~a", "Store~b", "Store~c"],
  "Candy": [
    "MVC~a", "MVC~source", "MVC~wording", "MVP~a", "MVP~source", "MVP~wording", "MVVM~a",
    "MVVM~b", "MVVM~c", "MVVM~coordinator", "MVVM~source", "MVVM~wording", "RIBs~a", "RIBs~b",
    "RIBs~c",
    "RIBs~source",
    "RIBs~viewless", "RIBs~wording", "Store~a", "Store~source", "Store~wording", "VIPER~a",
    "VIPER~async", "VIPER~b", "VIPER~c", "VIPER~d", "VIPER~e", "VIPER~source", "VIPER~wording",
  ],
  "Counter": [
    "MVC~a", "MVC~b", "MVC~classic", "MVC~limit", "MVC~restore", "MVC~undo", "MVP~a", "MVP~b",
    "MVP~c",
    "MVP~limit", "MVP~restore", "MVP~undo", "MVVM~a", "MVVM~b", "MVVM~c", "MVVM~computed",
    "MVVM~limit",
    "MVVM~reactor", "MVVM~restore", "MVVM~undo", "RIBs~a", "RIBs~limit", "RIBs~restore",
    "RIBs~undo", "Store~a",
    "Store~limit", "Store~restore", "Store~undo", "VIPER~a", "VIPER~limit", "VIPER~restore",
    "VIPER~undo",
  ],
  "Greeting": ["MVP~a", "MVVM~a", "VIPER~a"],
  "News": [
    "MVC~offline", "MVP~a", "MVP~b", "MVP~offline", "MVVM~a", "MVVM~offline",
    "RIBs~a",
    "RIBs~offline",
    "RIBs~worker", "Store~offline", "VIPER~a", "VIPER~b", "VIPER~c", "VIPER~d",
    "VIPER~offline",
  ],
]

/// The dialects of several features, each a module of all of them, as a pattern is.
let dialects = [
  "MVP~async": ["Counter", "News"],
  "MVP~supervising": ["Candy", "Counter"],
  "MVVM~async": ["Candy", "News"],
  "MVVM~observable": ["Account", "Candy", "Counter", "Greeting", "News"],
]

/// The module of specimens in a folder: `CounterMVPLimit` in `Counter/MVP~limit`.
func moduleName(_ folder: String) -> String {
  folder.split { "/~".contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

/// The patterns whose features stand on a framework.
let frameworks = ["RIBs", "Store"]

/// All folders of specimens, and what lies beside them.
var folders: [String] = ["Overlays.txt", "README.md"]
for (feature, builds) in derived {
  let all: [String] = ["Shared"] + patterns + builds
  folders += all.map { feature + "/" + $0 }
}
for (build, features) in dialects {
  folders += (features + ["Patterns"]).map { $0 + "/" + build }
}
folders += patterns.map { "Patterns/" + $0 } + frameworks.map { "Framework/" + $0 }

/// What a specimen consists of, where that is several modules: the folder of each, and what it may import. Anything
/// else isn't built before it, and the check of imports refuses it.
let modules: [String: [String: (folder: String, imports: [Target.Dependency])]] = [
  "Account/RIBs~modules": [
    "AccountDomain": ("Domain", ["Features", "LayerTracing"]),
    "AccountPresentation": (
      "Presentation",
      ["AccountDomain", "AccountUserInterface", "Features", "LayerTracing", "RIBsFramework"]
    ),
    "AccountRepository": ("Repository", ["AccountDomain", "Features", "LayerTracing"]),
    "AccountUserInterface": ("UserInterface", ["Features", "LayerTracing", "Widgets"]),
    "RIBsFramework": ("Framework", ["Features", "LayerTracing", "Widgets"]),
  ]
]

/// A module of specimens: of a folder, or of several in their root, which then leaves out all others.
@MainActor func specimen(
  _ name: String, in places: [String], without parts: [String] = [], using others: [String] = []
) -> Target {
  let isOne = places.count == 1
  let imports: [Target.Dependency] = ["Features", "LayerTracing", "Staging", "Widgets"]
  return .target(
    name: name, dependencies: imports + others.sorted().map { .byName(name: $0) },
    path: "Sources/Specimens" + (isOne ? "/" + places[0] : ""),
    exclude: isOne ? parts : folders.filter { !places.contains($0) }.sorted(),
    sources: isOne ? nil : places, swiftSettings: onMainActor, plugins: ["EmbedSources"])
}

/// The modules of all specimens: those of a pattern before it.
@MainActor func specimens() -> [Target] {
  var targets: [Target] = []
  var others: [String: [String]] = [:]
  func add(_ target: Target, to build: String) {
    targets.append(target)
    others[String(build.prefix { $0 != "~" }), default: []].append(target.name)
  }
  for (feature, builds) in derived {
    for build in builds {
      let folder = feature + "/" + build
      let parts = modules[folder] ?? [:]
      let own = specimen(
        moduleName(folder), in: [folder], without: parts.values.map(\.folder).sorted(),
        using: Array(parts.keys))
      add(own, to: build)
      for (name, part) in parts {
        targets.append(
          .target(
            name: name, dependencies: part.imports,
            path: "Sources/Specimens/" + folder + "/" + part.folder, swiftSettings: onMainActor,
            plugins: ["EmbedSources"]))
      }
    }
  }
  for (build, features) in dialects {
    let places = (features + ["Patterns"]).map { $0 + "/" + build }
    add(specimen(moduleName(build), in: places), to: build)
  }
  for pattern in patterns {
    let beside = frameworks.contains(pattern) ? ["Patterns", "Framework"] : ["Patterns"]
    let places = (derived.keys + beside).map { $0 + "/" + pattern }.sorted()
    targets.append(specimen(pattern, in: places, using: others[pattern, default: []]))
  }
  return targets.sorted { $0.name < $1.name }
}

/// The commit that is built, if the build is told: `.ci/release` does. It isn't asked for here, so that a
/// commit builds nothing anew.
let commit = Context.environment["LAYERCAKE_COMMIT"].map { $0.filter(\.isHexDigit) }

let package = Package(
  name: "layercake",
  // All but macOS for the product LayerTracing alone.
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .visionOS(.v2), .watchOS(.v11)],
  products: [
    .executable(name: "layercake", targets: ["layercake"]),
    // The trace of an app of one's own: layers, a recorder, and rules.
    .library(name: "LayerTracing", targets: ["LayerTracing"]),
    // The shell, for a program with features of its own.
    .library(name: "Hosting", targets: ["Hosting"]),
    // What the code of a feature imports: its layers, its screens, what is the same in every pattern,
    // and how it is shown to the shell.
    .library(
      name: "Specimens",
      targets: ["Assertions", "Features", "LayerTracing", "Staging", "Widgets"]),
    // Random events at a feature, and recorded ones, for its tests.
    .library(name: "Journeys", targets: ["Journeys"]),
    // Layercake's own features, for a host that shows them beside its own.
    .library(name: "Catalog", targets: ["Catalog"]),
    // Embeds a module's sources in it, for `source` and `compare`.
    .plugin(name: "EmbedSources", targets: ["EmbedSources"]),
  ],
  traits: [
    .trait(
      name: "Tracing",
      description: "Layers are traced. Without it '@Layer' adds nothing to a type."),
    .default(enabledTraits: ["Tracing"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing.git", from: "1.3.0"),
    .package(
      url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"605.0.0"),
  ],
  targets: [
    // zlib and libedit are part of macOS, and have no file there that says where they are.
    .systemLibrary(name: "CZlib"),
    .target(name: "CProcess"),
    .target(name: "Platform", dependencies: ["CProcess", "CZlib"], swiftSettings: strict),
    .target(name: "Characters", swiftSettings: strict),
    .target(name: "CTexts"),
    .target(
      name: "Languages", dependencies: ["CTexts"], exclude: ["Texts"], swiftSettings: strict),
    .target(
      name: "Terminal", dependencies: ["Characters", "Platform"], swiftSettings: strict),
    .macro(
      name: "LayerTracingMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    // Neither runs a tool of the package: SwiftPM links such a tool anew at each build, and compiles anew each
    // module that it writes for.
    .plugin(name: "EmbedSources", capability: .buildTool(), path: "Sources/EmbedSources"),
    .plugin(name: "EmbedTemplates", capability: .buildTool(), path: "Sources/EmbedTemplates"),
    .target(name: "CLayerTracing"),
    .target(
      name: "LayerTracing", dependencies: ["CLayerTracing", "Characters", "LayerTracingMacros"],
      swiftSettings: strict),
    .target(
      name: "Widgets", dependencies: ["LayerTracing", "Terminal"], swiftSettings: onMainActor),
    .target(
      name: "Features", dependencies: ["LayerTracing"], swiftSettings: strict,
      plugins: ["EmbedSources"]),
    // What learners' tests say: they are the only ones that import it, but for what runs them.
    .target(name: "Assertions", swiftSettings: onMainActor),
    .target(
      name: "Staging", dependencies: ["Features", "Languages", "LayerTracing", "Widgets"],
      swiftSettings: onMainActor),
    .target(
      name: "Catalog",
      dependencies: ["Features", "Staging"]
        + patterns.map { .byName(name: $0) },
      swiftSettings: onMainActor),
    .target(
      name: "Queries", dependencies: ["Characters", "Languages", "LayerTracing"],
      swiftSettings: strict),
    .target(
      name: "Exports",
      dependencies: [
        "CJansson", "Characters", "Languages", "LayerTracing", "Mustache", "Sessions", "Terminal",
      ],
      // In the program itself, so that it is one file and needs no folder beside it.
      resources: [.embedInCode("Templates")], swiftSettings: strict),
    // Not a library's: each that there is brings Foundation, and its tables of all languages are half of a program.
    .target(name: "Mustache", dependencies: ["Characters"], swiftSettings: strict),
    .testTarget(name: "MustacheTests", dependencies: ["Mustache"], swiftSettings: strict),
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CJansson", pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .target(
      name: "Lessons",
      dependencies: ["CMarkGFM", "Characters", "Languages", "LayerTracing", "Queries"],
      swiftSettings: strict),
    .target(
      name: "Sessions",
      dependencies: [
        "Features", "Languages", "LayerTracing", "Lessons", "Platform", "Queries", "Staging",
        "Terminal", "Widgets",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "LiveCode",
      dependencies: [
        "Assertions", "CBuild", "CProcess", "LayerTracing", "Lessons", "Platform", "Sessions",
        "Staging",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "Shell",
      dependencies: [
        "Assertions", "Characters", "Exports", "Features", "Languages", "LayerTracing", "Lessons",
        "LiveCode", "Platform", "Queries", "Sessions", "Staging", "Terminal", "Widgets",
      ],
      swiftSettings: onMainActor),
    .target(name: "CCourse"),
    .target(
      name: "CBuild",
      cSettings: commit.map { [.define("LAYERCAKE_COMMIT", to: "\"\($0)\"")] } ?? []),
    .target(name: "CEditLine", linkerSettings: [.linkedLibrary("edit")]),
    .target(
      name: "LineEditor", dependencies: ["CEditLine", "Characters", "Platform", "Terminal"],
      swiftSettings: strict),
    .executableTarget(
      name: "layercake", dependencies: ["CCourse", "Catalog", "Hosting"],
      swiftSettings: onMainActor, linkerSettings: loadingLibraries),
    .target(
      name: "Scaffolding",
      dependencies: ["Languages", "Mustache", "Platform", "Queries"],
      exclude: ["Templates"], swiftSettings: strict, plugins: ["EmbedTemplates"]),
    .target(
      name: "Journeys",
      dependencies: ["Features", "LayerTracing", "Lessons", "Queries", "Sessions", "Staging"],
      swiftSettings: onMainActor),
    .target(
      name: "Hosting",
      dependencies: [
        "CBuild", "Characters", "Exports", "Languages", "Lessons", "LineEditor", "LiveCode",
        "Platform", "Queries", "Scaffolding", "Sessions", "Shell", "Staging", "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "layercake-bench",
      dependencies: [
        "CCourse", "Catalog", "Exports", "LayerTracing", "Lessons", "Platform", "Queries",
        "Sessions", "Shell", "Staging", "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "LayerTracingTests", dependencies: ["LayerTracing", "Widgets"], swiftSettings: strict),
    .testTarget(
      name: "CatalogTests",
      dependencies: [
        "Catalog", "CatalogSupport", "Journeys", "LayerTracing", "Scaffolding", "Sessions",
        "Staging",
        "TestSupport",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "LineEditorTests", dependencies: ["LineEditor", "TestSupport"], swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["Lessons", "Platform"], path: "Tests/Support",
      swiftSettings: strict),
    .testTarget(
      name: "PlatformTests", dependencies: ["Platform", "TestSupport"], swiftSettings: strict),
    .target(
      name: "CatalogSupport", dependencies: ["Catalog", "Staging"], path: "Tests/CatalogSupport",
      swiftSettings: onMainActor),
    .testTarget(
      name: "LanguagesTests", dependencies: ["Languages", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "CharactersTests", dependencies: ["Characters"], swiftSettings: strict),
    .testTarget(
      name: "SessionsTests",
      dependencies: [
        "Catalog", "CatalogSupport", "Features", "LayerTracing", "Lessons", "Platform", "Queries",
        "Sessions", "Staging", "TestSupport",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ShellTests",
      dependencies: [
        "Catalog", "CatalogSupport", "Exports", "Languages", "LayerTracing", "Lessons", "Platform",
        "Queries", "Sessions", "Shell", "Staging", "Terminal", "TestSupport", "Widgets",
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "layercake-recording",
      dependencies: [
        "Catalog", "Lessons", "Platform", "Sessions", "Shell", "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Recording", swiftSettings: onMainActor),
    .testTarget(
      name: "LayercakeTests",
      dependencies: [
        "CCourse", "LiveCode", "Platform", "Sessions", "Terminal", "TestSupport", "layercake",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalTests", dependencies: ["Platform", "Terminal"], swiftSettings: strict),
    .testTarget(
      name: "QueriesTests", dependencies: ["LayerTracing", "Queries", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ScaffoldingTests", dependencies: ["Platform", "Scaffolding", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LessonsTests", dependencies: ["Lessons", "Queries", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ExportsTests",
      dependencies: ["Characters", "Exports", "LayerTracing", "Lessons", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "WidgetsTests", dependencies: ["Widgets"], swiftSettings: onMainActor),
    .testTarget(
      name: "PatternsTests",
      dependencies: ["CandyVIPERAsync", "Features", "MVVMAsync", "NewsRIBsWorker", "Widgets"]
        + patterns.map { .byName(name: $0) },
      swiftSettings: onMainActor),
    .testTarget(
      name: "StagingTests",
      dependencies: [
        "Catalog", "CatalogSupport", "Features", "LayerTracing", "Staging", "Widgets",
      ],
      swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6],
  // #embed is C23's.
  cLanguageStandard: .c2x
)

package.targets += specimens()

/// What all else stands on, and what seldom changes: the tests spend most of their time in it, so that it is
/// optimised in a debug build, too.
let foundations: Set = [
  "Characters", "Languages", "LayerTracing", "Staging", "Terminal", "Widgets",
]

if isDependency {
  package.targets.removeAll { $0.type == .test || $0.path?.hasPrefix("Tests/") == true }
} else {
  compileInFewProcesses()
}

/// Has the compiler divide a module among few processes, because each of them expands the macros in all
/// of the module's files: among as many as there are cores, and small modules not at all. (By default it
/// starts one for every 25 files.)
///
/// SwiftPM has no setting for that, and takes the compiler's own flags from the root package alone.
@MainActor func compileInFewProcesses() {
  for target in package.targets where target.swiftSettings != nil {
    let isSmall =
      target.path?.contains("~") == true
      || target.type == .test && target.name != "ShellTests"
    let limit = isSmall ? ["-driver-batch-count", "1"] : ["-driver-batch-size-limit", "1000"]
    target.swiftSettings? += [.unsafeFlags(limit)]
    if foundations.contains(target.name) {
      target.swiftSettings? += [.unsafeFlags(["-O"], .when(configuration: .debug))]
    }
  }
}
