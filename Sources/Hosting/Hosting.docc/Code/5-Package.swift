// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "movies",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(
      url: "https://github.com/layercake-shell/layercake.git",
      .upToNextMinor(from: "0.1.0"))
  ],
  targets: [
    .target(name: "Movies", dependencies: [.product(name: "LayerTracing", package: "layercake")]),
    .executableTarget(
      name: "movies",
      dependencies: ["Movies", .product(name: "LayerTracing", package: "layercake")]),
    .testTarget(
      name: "MoviesTests",
      dependencies: ["Movies", .product(name: "LayerTracing", package: "layercake")]),
  ],
  swiftLanguageModes: [.v6]
)
