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
    path: "Sources/Patterns/\(name)", swiftSettings: onMainActor, plugins: ["EmbedSources"])
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
    .executableTarget(
      name: "layersources",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .plugin(
      name: "EmbedSources", capability: .buildTool(), dependencies: ["layersources"],
      path: "Sources/EmbedSources"),
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
  ],
  swiftLanguageModes: [.v6]
)
