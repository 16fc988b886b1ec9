import Lessons
import Platform
import Sessions

/// The folders of builds, by the digest of their sources. Each has the sources, and the compiled
/// library.
extension Workbench {
  /// What tells sources from others.
  static func digest(of files: [(path: String, text: String)]) -> String {
    let number = "\(Checksum(of: files.flatMap { [$0.path, $0.text] }))"
    return String(repeating: "0", count: max(0, 16 - number.count)) + number
  }

  /// Where a build is kept.
  func place(_ digest: String) -> String { "\(store)/\(digest)" }

  /// What the module of a build is called.
  static func module(_ digest: String) -> String { "Own\(digest)" }

  /// The folder of a build's sources.
  func root(_ digest: String) -> String { "\(place(digest))/\(Workbench.module(digest))" }

  /// Keeps the sources of a build.
  func keep(_ files: [(path: String, text: String)], _ digest: String) throws(BuildError) {
    let root = root(digest)
    try Project.write(files.map { ("\(root)/\($0.path)", $0.text) }, in: root)
  }

  /// The kept source files of a build, by their paths below its module's folder.
  func sources(_ digest: String) -> [String] { Project.sources(in: root(digest)) }

  /// What the compiler made of a build.
  func library(_ digest: String, _ toolchain: Toolchain) -> String {
    "\(place(digest))/\(toolchain.stamp).so"
  }
}
