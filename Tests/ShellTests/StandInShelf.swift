import Catalog
import Sessions
import TestSupport

@testable import Staging

/// Builds as if a learner had made them: by digest 1 as the pattern is, by 2 with its first mistake.
final class StandInShelf: BuildShelf {
  /// The one that all sessions have.
  static let shared = StandInShelf()

  let mayEndProgram = false

  func holds(_ build: OwnBuild) -> Bool { ["1", "2"].contains(build.digest) }

  func code(of build: OwnBuild, like original: Specimen) -> OwnCode? {
    let file = OwnCode.File(path: "Own.swift", text: "let digest = \"\(build.digest)\"\n")
    return holds(build) ? OwnCode(digest: build.digest, files: [file]) : nil
  }

  /// What the learner's folders are like, where a test says so.
  var folders: [OwnFolder] = []

  func folders(beside builds: [OwnBuild]) -> [OwnFolder] { folders }

  func prepare(_ build: OwnBuild) throws(BuildError) {
    guard holds(build) else { throw .absent(build.name) }
  }

  func specimen(_ build: OwnBuild, like original: Specimen) throws(BuildError) -> Specimen {
    try prepare(build)
    let feature = Catalog.features.first { $0.name == build.feature }
    let flawed = feature?.specimens.first { $0.name == "\(original.name)~a" }
    let source = (build.digest == "2" ? flawed : nil) ?? original
    return Specimen(
      Build(
        build.feature, sources: source.sources, framework: source.framework, mock: source.mock,
        scene: source.makeScene), named: build.name, like: original)
  }
}
