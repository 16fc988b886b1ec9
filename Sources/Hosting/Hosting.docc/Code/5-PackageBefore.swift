// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "movies",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Movies"),
    .executableTarget(name: "movies", dependencies: ["Movies"]),
  ],
  swiftLanguageModes: [.v6]
)
