// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors, as in the package that this one tests.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The tests of the macros, and the linter: it holds sources against the rules of layers, and what they say against
/// the tables of texts.
///
/// They are a package of their own because a test that links a macro has all that is tested with it
/// built for the host, too, and a test that links swift-syntax has swift-syntax built a second time.
/// To run them: `swift test --package-path Tests/Tools`.
let package = Package(
  name: "Tools",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(
      url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"605.0.0")
  ],
  targets: [
    // Copies of what lies in Sources/LayerTracingMacros: as a library they are built for the target alone.
    .plugin(name: "TakeMacros", capability: .buildTool(), path: "TakeMacros"),
    .target(
      name: "LayerTracingMacros",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      // The package's trait, which is on by default.
      path: "LayerTracingMacros", swiftSettings: strict + [.define("Tracing")],
      plugins: ["TakeMacros"]),
    .target(
      name: "LayerSourcesCore",
      dependencies: [
        "LayerTracingMacros",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "LayerSourcesCore", swiftSettings: strict),
    .executableTarget(
      name: "layersources", dependencies: ["LayerSourcesCore"], path: "layersources",
      swiftSettings: strict),
    .testTarget(
      name: "LayerTracingMacrosTests",
      dependencies: [
        "LayerTracingMacros",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ],
      path: "LayerTracingMacrosTests", swiftSettings: strict),
    .testTarget(
      name: "LayerSourcesTests",
      dependencies: ["LayerSourcesCore"], path: "LayerSourcesTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
