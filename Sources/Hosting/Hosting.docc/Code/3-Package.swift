// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "lamp",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(
      url: "https://github.com/layercake-shell/layercake.git",
      .upToNextMinor(from: "0.1.0"))
  ],
  targets: [
    .executableTarget(
      name: "lamp",
      dependencies: [
        .product(name: "Hosting", package: "layercake"),
        .product(name: "Specimens", package: "layercake"),
      ],
      // The code of an app runs on the main actor.
      swiftSettings: [.defaultIsolation(MainActor.self)],
      // For 'source' and 'compare': the program has its own sources in it.
      plugins: [.plugin(name: "EmbedSources", package: "layercake")]),
    .testTarget(
      name: "LampTests",
      dependencies: [
        "lamp",
        .product(name: "Hosting", package: "layercake"),
        .product(name: "Specimens", package: "layercake"),
        .product(name: "Journeys", package: "layercake"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
