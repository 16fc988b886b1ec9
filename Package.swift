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

/// The patterns, and what differs from each: dialects, another school's, solutions, which grant a customer's
/// wish, and variants, flawed ones to be found out. Each is a module, because their types have the names that
/// they have in the pattern; the compiler then also checks that a name belongs to a pattern. What is the same
/// as in the pattern is a link to it.
let patterns = [
  "MVC": [
    "Dialects/MVCClassic",
    "Solutions/LimitMVC",
    "Solutions/OfflineMVC",
    "Solutions/RestoreMVC",
    "Solutions/SourceMVC",
    "Solutions/UndoMVC",
    "Solutions/WordingMVC",
    "Variants/CandyMVCA",
    "Variants/CounterMVCA",
    "Variants/CounterMVCB",
  ],
  "MVP": [
    "Dialects/MVPAsync",
    "Dialects/MVPSupervising",
    "Solutions/LimitMVP",
    "Solutions/OfflineMVP",
    "Solutions/RestoreMVP",
    "Solutions/SourceMVP",
    "Solutions/UndoMVP",
    "Solutions/WordingMVP",
    "Variants/CandyMVPA",
    "Variants/CounterMVPA",
    "Variants/CounterMVPB",
    "Variants/GreetingMVPA",
    "Variants/NewsMVPA",
    "Variants/NewsMVPB",
  ],
  "MVVM": [
    "Dialects/MVVMCoordinator",
    "Dialects/MVVMObservable",
    "Dialects/MVVMReactor",
    "Solutions/LimitMVVM",
    "Solutions/OfflineMVVM",
    "Solutions/RestoreMVVM",
    "Solutions/SourceMVVM",
    "Solutions/UndoMVVM",
    "Solutions/WordingMVVM",
    "Variants/CandyMVVMA",
    "Variants/CounterMVVMA",
    "Variants/CounterMVVMB",
    "Variants/GreetingMVVMA",
  ],
  "RIBs": [
    "Dialects/RIBsModules",
    "Dialects/RIBsViewless",
    "Dialects/RIBsWorker",
    "Solutions/LimitRIBs",
    "Solutions/OfflineRIBs",
    "Solutions/RestoreRIBs",
    "Solutions/SourceRIBs",
    "Solutions/UndoRIBs",
    "Solutions/WordingRIBs",
    "Variants/AccountRIBsA",
    "Variants/AccountRIBsB",
    "Variants/CandyRIBsA",
    "Variants/CandyRIBsB",
    "Variants/CounterRIBsA",
  ],
  "Store": [
    "Solutions/LimitStore",
    "Solutions/OfflineStore",
    "Solutions/RestoreStore",
    "Solutions/SourceStore",
    "Solutions/UndoStore",
    "Solutions/WordingStore",
    "Variants/AccountStoreA",
    "Variants/CandyStoreA",
    "Variants/CounterStoreA",
  ],
  "VIPER": [
    "Dialects/VIPERAsync",
    "Solutions/LimitVIPER",
    "Solutions/OfflineVIPER",
    "Solutions/RestoreVIPER",
    "Solutions/SourceVIPER",
    "Solutions/UndoVIPER",
    "Solutions/WordingVIPER",
    "Variants/CandyVIPERA",
    "Variants/CandyVIPERB",
    "Variants/CandyVIPERC",
    "Variants/CandyVIPERD",
    "Variants/CandyVIPERE",
    "Variants/CounterVIPERA",
    "Variants/GreetingVIPERA",
    "Variants/NewsVIPERA",
    "Variants/NewsVIPERB",
    "Variants/NewsVIPERC",
  ],
]

/// A module of specimens.
@MainActor func specimens(_ folder: String, _ others: [String] = []) -> Target {
  let parts = modules[folder] ?? [:]
  return .target(
    name: moduleName(folder),
    dependencies: ["Features", "LayerTracing", "Staging", "Widgets"]
      + others.map { .byName(name: moduleName($0)) }
      + parts.keys.sorted().map { .byName(name: $0) },
    path: "Sources/Patterns/\(folder)", exclude: parts.values.map(\.folder).sorted(),
    swiftSettings: onMainActor, plugins: ["EmbedSources"])
}

/// What a specimen consists of, where that is several modules: the folder of each, and what it may import. Anything
/// else isn't built before it, and the check of imports refuses it.
let modules: [String: [String: (folder: String, imports: [Target.Dependency])]] = [
  "Dialects/RIBsModules": [
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

/// The module in a folder: `CounterMVPA` in `Variants/CounterMVPA`.
func moduleName(_ folder: String) -> String {
  folder.split(separator: "/").last.map(String.init) ?? folder
}

/// The commit that is built, if the build is told: `.ci/release` does. It isn't asked for here, so that a
/// commit builds nothing anew.
let commit = Context.environment["LAYERCAKE_COMMIT"].map { $0.filter(\.isHexDigit) }

let package = Package(
  name: "layercake",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "layercake", targets: ["layercake"]),
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
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing.git", from: "1.3.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache.git", from: "2.0.0"),
    .package(
      url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"605.0.0"),
  ],
  targets: [
    // zlib and libedit are part of macOS, and have no file there that says where they are.
    .systemLibrary(name: "CZlib"),
    .target(name: "CProcess"),
    .target(name: "Platform", dependencies: ["CProcess", "CZlib"], swiftSettings: strict),
    .target(name: "Characters", swiftSettings: strict),
    .target(name: "Languages", swiftSettings: strict),
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
    .target(name: "Features", dependencies: ["LayerTracing"], swiftSettings: strict),
    // What learners' tests say: they are the only ones that import it, but for what runs them.
    .target(name: "Assertions", swiftSettings: onMainActor),
    .target(
      name: "Staging", dependencies: ["Features", "Languages", "LayerTracing", "Widgets"],
      swiftSettings: onMainActor),
    .target(
      name: "Catalog",
      dependencies: ["Features", "Staging"]
        + patterns.keys.sorted().map { .byName(name: $0) },
      swiftSettings: onMainActor),
    .target(
      name: "Queries", dependencies: ["Characters", "Languages", "LayerTracing"],
      swiftSettings: strict),
    .target(
      name: "Exports",
      dependencies: [
        "CJansson", "Characters", "Languages", "LayerTracing", "Terminal",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      // In the program itself, so that it is one file and needs no folder beside it.
      resources: [.embedInCode("Templates")], swiftSettings: strict),
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
        "Widgets",
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
      name: "Views",
      dependencies: [
        "Characters", "Features", "Languages", "LayerTracing", "Lessons", "Queries", "Sessions",
        "Staging", "Terminal",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "Shell",
      dependencies: [
        "Assertions", "Characters", "Exports", "Features", "Languages", "LayerTracing", "Lessons",
        "LiveCode", "Platform", "Queries", "Sessions", "Staging", "Terminal", "Views", "Widgets",
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
      dependencies: [
        "Languages", "Platform", "Queries", .product(name: "Mustache", package: "swift-mustache"),
      ],
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
        "Catalog", "Exports", "LayerTracing", "Platform", "Queries", "Sessions", "Shell",
        "Staging", "Terminal",
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
    .testTarget(name: "LanguagesTests", dependencies: ["Languages"], swiftSettings: strict),
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
        "Queries", "Sessions", "Shell", "Staging", "Terminal", "TestSupport", "Views", "Widgets",
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
      dependencies: ["Features", "RIBsWorker", "Widgets"]
        + patterns.keys.sorted().map { .byName(name: $0) },
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

for (pattern, others) in patterns.sorted(by: { $0.key < $1.key }) {
  package.targets += others.map { specimens($0) } + [specimens(pattern, others)]
}
for (folder, parts) in modules {
  package.targets += parts.sorted { $0.key < $1.key }.map { name, part in
    .target(
      name: name, dependencies: part.imports, path: "Sources/Patterns/\(folder)/\(part.folder)",
      swiftSettings: onMainActor, plugins: ["EmbedSources"])
  }
}

/// What all else stands on, and what seldom changes: the tests spend most of their time in it, so that it is
/// optimised in a debug build, too.
let foundations: Set = [
  "Characters", "LayerTracing", "Lessons", "Queries", "Staging", "Terminal", "Widgets",
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
      ["/Dialects/", "/Solutions/", "/Variants/"].contains { target.path?.contains($0) == true }
      || target.type == .test && target.name != "ShellTests"
    let limit = isSmall ? ["-driver-batch-count", "1"] : ["-driver-batch-size-limit", "1000"]
    target.swiftSettings? += [.unsafeFlags(limit)]
    if foundations.contains(target.name) {
      target.swiftSettings? += [.unsafeFlags(["-O"], .when(configuration: .debug))]
    }
  }
}
