// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors, as in the package around this one.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// What a build of the package around this one needs first: a tool, and the plugin that runs it.
///
/// They are no targets over there because a root package's tools are built twice, for the host and
/// for the target, and swift-syntax with them. A dependency's are built once, for the host.
let package = Package(
  name: "LayerSources",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "layersources", targets: ["layersources"]),
    .plugin(name: "EmbedSources", targets: ["EmbedSources"]),
    .plugin(name: "EmbedTemplates", targets: ["EmbedTemplates"]),
  ],
  dependencies: [
    .package(
      url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"605.0.0")
  ],
  targets: [
    .target(
      name: "LayerSourcesCore",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "layersources", dependencies: ["LayerSourcesCore"], swiftSettings: strict),
    .plugin(name: "EmbedSources", capability: .buildTool(), dependencies: ["layersources"]),
    .plugin(name: "EmbedTemplates", capability: .buildTool(), dependencies: ["layersources"]),
  ],
  swiftLanguageModes: [.v6]
)
