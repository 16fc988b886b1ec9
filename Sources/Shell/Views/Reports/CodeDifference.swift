import Characters
import Languages
import LayerTracing
import Lessons
import Sessions
import Staging

/// What the code of an own build says otherwise than the code that it began as.
struct CodeDifference {
  /// A file that differs.
  struct File {
    /// The own build's; nil if it is gone.
    let file: SourceFile?
    /// The original's; nil if it is new.
    let before: SourceFile?
    /// How many lines are only in the own build.
    let added: Int
    /// How many lines are only in the original.
    let missing: Int
    /// Whether what the files say at their heads, of what they show, was left out.
    var leavesOutHeads = false

    /// The file's name.
    var name: String { file?.fileName ?? before?.fileName ?? "" }
  }

  /// The files that differ, in the own build's order.
  let files: [File]

  /// Compares the files of two specimens.
  ///
  /// - Parameters:
  ///   - new: The files of one.
  ///   - old: The files that it began as.
  ///   - leavesOutHeads: Whether the comments at the heads of files are left out.
  init(
    _ new: [SourceFile], from old: [SourceFile], leavesOutHeads: Bool = false
  ) {
    files = (new + old).map(\.fileName).unique.compactMap { name in
      let file = new.first { $0.fileName == name }
      let before = old.first { $0.fileName == name }
      if file?.text == before?.text { return nil }
      if leavesOutHeads, let file, file.codeLines == before?.codeLines { return nil }
      guard let file, let before else {
        return File(
          file: file, before: before, added: file?.lines.count ?? 0,
          missing: before?.lines.count ?? 0)
      }
      let views = [before, file].map { $0.view(leavesOutHeads) }
      let rows = LineAlignment(views[0], views[1]).rows.filter { !$0.isShared }
      return File(
        file: file, before: before, added: rows.count { $0.right != nil },
        missing: rows.count { $0.left != nil }, leavesOutHeads: leavesOutHeads)
    }
  }

  /// Compares code that came with a session, of which nothing is indexed.
  init(_ code: OwnCode, from original: Specimen) {
    let old = original.sources + original.framework
    let changed = code.files.compactMap { file in
      file.text.map { SourceFile(path: file.path, text: $0, declarations: []) }
    }
    let names = code.files.compactMap { $0.path.split(separator: "/").last.map(String.init) }
    self.init(changed + old.filter { !names.contains($0.fileName) }, from: old)
  }

  /// Compares the author's solution of a task with what it begins with; nil if the feature hasn't the build.
  init?(solving code: LessonCode, of feature: Feature) {
    guard let start = feature.specimen(named: code.start.text.lowercased()),
      let model = code.sound[code.name].flatMap(feature.specimen(named:))
        ?? feature.pattern(of: start)
    else { return nil }
    func replacing(_ files: [SourceFile], by others: [LessonCode.File]) -> [SourceFile] {
      let names = files.map(\.fileName)
      let more = others.filter { !names.contains($0.name.text) }.map { file in
        SourceFile(path: file.name.text, text: file.text, declarations: [])
      }
      return files.map { file in
        guard let other = others.first(where: { $0.name.text == file.fileName }) else {
          return file
        }
        return SourceFile(path: file.path, folder: file.folder, text: other.text, declarations: [])
      } + more
    }
    let old = replacing(start.sources + start.framework, by: code.files)
    // Where only what stands at the head of a file is another, there is nothing to be written.
    let own = (model.sources + model.framework).map { file in
      old.first { $0.fileName == file.fileName && $0.codeLines == file.codeLines } ?? file
    }
    self.init(code.solution.isEmpty ? own : replacing(old, by: code.solution), from: old)
  }

  /// The roles of the layers that stand in files that differ: `Presenter`.
  var roles: [String] {
    files.flatMap { file in
      ((file.file ?? file.before)?.text.layerRoles ?? []).map(\.capitalizedFirst)
    }.unique
  }

  /// How many lines are only in the new code.
  var added: Int { files.reduce(0) { $0 + $1.added } }

  /// How many lines are only in the old code.
  var missing: Int { files.reduce(0) { $0 + $1.missing } }

  /// The most files that are named one by one.
  private static let mostNames = 5

  /// How much differs, in files and lines: a sentence.
  ///
  /// - Parameter original: The title of what the code began as.
  /// - Returns: The sentence.
  func summary(from original: String) -> String {
    if files.isEmpty { return localized("build.no-change") }
    return files.count > CodeDifference.mostNames
      ? localized("build.changed-many", files.count, added, missing, original)
      : localized("build.changed", files.map(\.name), added, missing, original)
  }
}

extension Document {
  /// What code says otherwise, file by file.
  static func code(_ difference: CodeDifference, of build: String) -> Document {
    difference.files.reduce(Document()) { document, changed in
      if let file = changed.file, let before = changed.before {
        return document
          + Document([
            SourceDifference(
              before.view(changed.leavesOutHeads), file.named(build).view(changed.leavesOutHeads))
          ])
      }
      return document
        + Document([
          Text(
            changed.file == nil
              ? localized("build.file-gone", changed.name, changed.missing)
              : localized("build.file-new", changed.name, changed.added))
        ]) + (changed.file.map { .file($0.named(build)) } ?? Document())
    }
  }

  /// The code of own builds that came with a session: it is shown, and neither built nor run here.
  ///
  /// - Parameters:
  ///   - builds: The builds; of one name, the one that was judged is shown, or the last.
  ///   - code: Their code, as far as it came.
  ///   - judged: Those that were built in a sandbox.
  ///   - features: What they began as is among them.
  /// - Returns: What is shown of each.
  static func foreign(
    _ builds: [OwnBuild], _ code: [OwnCode], judged: Set<OwnBuild> = [],
    among features: [Feature]
  ) -> Document {
    builds.map(\.name).unique.reduce(Document()) { document, name in
      let named = builds.filter { $0.name == name }
      guard let build = named.first(where: judged.contains) ?? named.last else { return document }
      let original = features.first { $0.name == build.feature }?
        .specimen(named: build.original)
      let difference = code.first { $0.digest == build.digest }.flatMap { code in
        original.map { (difference: CodeDifference(code, from: $0), title: $0.pattern) }
      }
      return document
        + Document {
          Text(
            localized: judged.contains(build) ? "code.judged" : "code.foreign",
            "\(build.feature).\(name)",
            difference.map { $0.difference.summary(from: $0.title) } ?? localized("code.absent"),
            named.count - 1)
          difference.map { Document.code($0.difference, of: name) } ?? Document()
        }
    }
  }
}

extension SourceFile {
  /// Its lines behind the comment at its head.
  fileprivate var codeLines: [String] {
    Array(lines.map(String.init).drop { $0.hasPrefix("//") })
  }

  /// Its lines, without the comment at its head or with it.
  fileprivate func view(_ leavesOutHead: Bool) -> SourceView {
    let head = lines.count - codeLines.count
    return SourceView(self, lines: leavesOutHead ? min(head + 1, lines.count)...lines.count : nil)
  }

  /// The file as one of an own build, whose module has a name that only the loader needs.
  fileprivate func named(_ build: String) -> SourceFile {
    SourceFile(
      path: "\(build)/\(fileName)", folder: folder, text: text, declarations: declarations)
  }
}
