// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Warnings are errors, everywhere.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// Specimens, widgets and everything that touches them run on the main actor, as an app's do.
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// One module per pattern: that a name belongs to a pattern is then checked by the compiler.
func pattern(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["Features", "Widgets", "LayerTracing"],
    path: "Sources/Patterns/\(name)", swiftSettings: onMainActor,
    plugins: [.plugin(name: "EmbedSources", package: "LayerSources")])
}

let package = Package(
  name: "layercake",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "layercake", targets: ["layercake"]),
    .library(name: "Shell", targets: ["Shell"]),
    .library(name: "Staging", targets: ["Staging"]),
    .library(name: "LayerTracing", targets: ["LayerTracing"]),
    .library(name: "Widgets", targets: ["Widgets"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
    .package(
      url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"605.0.0"),
    // On its own so that what it needs of swift-syntax is built for the host only, once.
    .package(path: "Sources/LayerSources"),
  ],
  targets: [
    .target(name: "Terminal", swiftSettings: strict),
    .macro(
      name: "LayerTracingMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .target(name: "LayerTracing", dependencies: ["LayerTracingMacros"], swiftSettings: strict),
    .target(
      name: "Widgets", dependencies: ["LayerTracing", "Terminal"], swiftSettings: onMainActor),
    .target(name: "Features", swiftSettings: strict),
    pattern("MVC"),
    pattern("MVP"),
    pattern("VIPER"),
    .target(
      name: "Staging", dependencies: ["LayerTracing", "Widgets"], swiftSettings: onMainActor),
    .target(
      name: "Catalog",
      dependencies: ["Features", "LayerTracing", "MVC", "MVP", "Staging", "VIPER", "Widgets"],
      swiftSettings: onMainActor),
    .target(name: "Queries", dependencies: ["LayerTracing"], swiftSettings: strict),
    .target(name: "Exports", dependencies: ["LayerTracing"], swiftSettings: strict),
    .target(
      name: "Shell",
      dependencies: ["Exports", "LayerTracing", "Queries", "Staging", "Terminal", "Widgets"],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "layercake",
      dependencies: [
        "Catalog", "Shell", "Staging", "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: onMainActor),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"], swiftSettings: strict),
    .testTarget(
      name: "QueriesTests", dependencies: ["LayerTracing", "Queries"], swiftSettings: strict),
    .testTarget(
      name: "ExportsTests", dependencies: ["Exports", "LayerTracing"], swiftSettings: strict),
    .testTarget(name: "WidgetsTests", dependencies: ["Widgets"], swiftSettings: onMainActor),
    .testTarget(
      name: "StagingTests", dependencies: ["Catalog", "LayerTracing", "Staging"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "LayerSourcesTests",
      dependencies: [.product(name: "LayerSourcesCore", package: "LayerSources")],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
