import ArgumentParser
import Catalog
import Foundation
import Lessons
import Platform
import Sessions
import Shell
import Terminal

/// Plays scripts, and writes down all that came of each: two builds that do the same write the same.
@main
struct Recording: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "layercake-recording",
    abstract: "Play scripts, and write down what comes of them.",
    discussion: "The scripts are written by RecordingTests. '.ci/recording COMMIT' does all of it.")

  @Option(help: "The folder of the lessons.")
  var lessons: String

  @Option(help: "The folder with files that the scripts read; each script has a copy of its own.")
  var samples: String

  @Option(help: "The folder of the scripts.")
  var scripts: String

  @Option(help: "The folder to write to: a file for each script.")
  var to: String

  func run() throws {
    // The main thread calls it.
    try MainActor.assumeIsolated { try play() }
  }

  @MainActor private func play() throws {
    let courses = Course(lessons)
    let files = FileManager.default
    let (samples, scripts, target) = (absolute(samples), absolute(scripts), absolute(to))
    try files.createDirectory(atPath: target, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: scripts).sorted() {
      let script = try Script(TextFile.read("\(scripts)/\(name)"))
      // A journal tells whole paths, which are the same for both builds.
      let desk = "\(samples)-desk"
      try files.copyItem(atPath: samples, toPath: desk)
      defer { try? files.removeItem(atPath: desk) }
      guard files.changeCurrentDirectoryPath(desk) else { throw CocoaError(.fileNoSuchFile) }
      try Data(script.play(courses, beside: samples).utf8).write(
        to: URL(filePath: "\(target)/\(name)"))
    }
  }

  private func absolute(_ path: String) -> String { URL(filePath: path).path }
}

/// The lessons in each language, read once.
private final class Course {
  private let sources: [LessonSource]
  private var shelves: [String: CourseShelf] = [:]

  init(_ folder: String) { sources = CourseFolder(folder).sources }

  func shelf(in language: String) -> CourseShelf {
    if let known = shelves[language] { return known }
    let shelf = CourseShelf(language: language, sources: { [sources] in sources })
    shelves[language] = shelf
    return shelf
  }
}

/// What is typed in one session, and where.
private struct Script {
  private let lines: [String]
  private let settings: [String: String]

  /// Reads a script. Its first line says where it is typed, `columns=80 language=ko`; the others are typed,
  /// of which `^C` and `^D` alone are keys.
  init(_ text: String) {
    var all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let words = all.isEmpty ? [] : all.removeFirst().split(separator: " ")
    settings = Dictionary(
      words.map { word in
        let parts = word.split(separator: "=", maxSplits: 1)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      }, uniquingKeysWith: { $1 })
    if all.last == "" { all.removeLast() }
    lines = all
  }

  /// Types it in a new session, in the current folder, which holds a copy of the samples.
  ///
  /// - Returns: What was shown and complained of, and what stands in the files that it left.
  func play(_ course: Course, beside samples: String) throws -> String {
    let columns = settings["columns"].flatMap(Int.init) ?? 80
    let isTerminal = settings["terminal"] != "no"
    let profile =
      isTerminal
      ? TerminalProfile(
        isTerminal: true, columns: columns, color: settings["color"] == "yes",
        isPlain: settings["plain"] == "yes")
      : .batch
    let out = Output.memory(profile: profile)
    let errors = isTerminal ? out : Output.memory(profile: profile)
    let session = Session(
      features: Catalog.features, course: course.shelf(in: settings["language"] ?? "en"),
      progress: Progress(path: "kept/progress"), journal: Journal(folder: "kept/sessions"))
    session.environment.huntBudget = 2_000
    let runner = Runner(session, version: "0.1", out: out, reports: out)
    let loop = CommandLoop(
      runner, input: Typed(lines), out: out, errors: errors, manner: .conversation)
    loop.columns = { columns }
    let code = loop.run()
    session.journal?.sync()
    var parts = [("ended with \(code.rawValue)", out.collected)]
    if !isTerminal { parts.append(("errors", errors.collected)) }
    return (parts + (try files(beside: samples))).map { "== \($0)\n\($1)" }.joined()
  }

  /// What stands in the files now, other than those that were copied there.
  private func files(beside samples: String) throws -> [(name: String, text: String)] {
    let names = FileManager.default.enumerator(atPath: ".")?.compactMap { $0 as? String } ?? []
    return try names.sorted().compactMap { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
      if isFolder.boolValue { return nil }
      let content = try Data(contentsOf: URL(filePath: name))
      if content == (try? Data(contentsOf: URL(filePath: "\(samples)/\(name)"))) { return nil }
      // A session's file is named by the time, and the one that goes on with it says so.
      let text = String(decoding: content, as: UTF8.self)
        .replacing(/[0-9]+\.[0-9]+-[0-9]+\.session/, with: "kept.session")
      return (name.hasPrefix("kept/sessions") ? "kept session" : name, text)
    }
  }
}

/// Types lines and keys.
nonisolated private final class Typed: LineSource {
  private var lines: ArraySlice<String>

  init(_ lines: [String]) { self.lines = lines[...] }

  func next(prompt: StyledText) -> ReadResult {
    switch lines.popFirst() {
    case nil, "^D"?: .endOfInput
    case "^C"?: .interrupted
    case let line?: .line(line)
    }
  }
}
