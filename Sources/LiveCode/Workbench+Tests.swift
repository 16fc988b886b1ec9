import Assertions
import CProcess
import Platform
import Sessions

/// Runs the tests that a learner wrote, with the files of each build that they are to tell apart.
extension Workbench {
  /// How long the tests may take with one build, in seconds.
  private static let mostSecondsOfTests = 5

  /// Runs the learner's tests on each build.
  ///
  /// The learner's tests are in those files that the sound build hasn't. They are compiled with the
  /// files of each build, and run in a copy of the process, one for each build.
  ///
  /// - Parameters:
  ///   - build: The learner's build.
  ///   - builds: The builds, the sound one first.
  ///   - isStopped: Whether Ctrl-C was pressed.
  ///   - isReady: Called first in the copy; false if no test may run there.
  /// - Returns: What the tests say of each.
  /// - Throws: Why it can't be found out.
  public func report(
    on build: OwnBuild, in builds: [TestedBuild], unless isStopped: () -> Bool,
    if isReady: () -> Bool = { true }
  ) throws(BuildError) -> TestReport {
    let toolchain = try Toolchain(toolchain)
    let known = Set((builds.first?.files ?? []).map { Project.name(of: $0.path) })
    let own = try files(of: build).filter { !known.contains(Project.name(of: $0.path)) }
    let paths = own.map { "\(root(build.digest))/\($0.path)" }
    guard let tests = toolchain.tests(in: paths, unless: isStopped) else { throw .stopped }
    if tests.isEmpty { return TestReport(rows: []) }
    var libraries: [(digest: String, path: String)] = []
    var missing: [(digest: String, library: Toolchain.Library)] = []
    for tested in builds {
      let (digest, library) = try prepare(tests, in: tested.files + own, toolchain)
      libraries.append((digest, library.output))
      if access(library.output, R_OK) != 0, !missing.contains(where: { $0.digest == digest }) {
        missing.append((digest, (library.files, library.module, "\(library.output).new")))
      }
    }
    let made = toolchain.compile(missing.map(\.library), unless: isStopped)
    var errors: [String: BuildError] = [:]
    for (one, made) in zip(missing, made) {
      let output = String(one.library.output.dropLast(".new".count))
      do throws(BuildError) {
        try take(made, of: one.digest, as: output) { Project.name(of: $0) }
      } catch {
        errors[one.digest] = error
      }
    }
    var rows: [TestReport.Row] = []
    for (tested, library) in zip(builds, libraries) {
      if case .rejected(let diagnostics, _) = errors[library.digest], let first = diagnostics.first
      {
        rows.append(TestReport.Row(build: tested, outcome: .notBuilt(first)))
      } else if let error = errors[library.digest] {
        throw error
      } else {
        let outcome = try outcome(of: library.path, own, unless: isStopped, if: isReady)
        rows.append(TestReport.Row(build: tested, outcome: outcome))
        // A test that doesn't end on the sound build wouldn't end on the others either.
        if rows.count == 1, case .ended(_, .tooLong, _) = outcome { break }
      }
    }
    return TestReport(rows: rows)
  }

  /// What a build's files say.
  private func files(of build: OwnBuild) throws(BuildError) -> [(path: String, text: String)] {
    try Project.read(sources(build.digest), in: root(build.digest))
  }

  /// Writes the sources of a library of tests, which has no scene because tests need none. If the
  /// files are those of a build of the learner's, its library is taken, and nothing is written.
  private func prepare(
    _ tests: [String], in files: [(path: String, text: String)], _ toolchain: Toolchain
  ) throws(BuildError) -> (digest: String, library: Toolchain.Library) {
    let files = files.sorted { $0.path < $1.path }
    let digest = Workbench.digest(of: files)
    let (place, module) = (place(digest), Workbench.module(digest))
    let own = library(digest, toolchain)
    if access(own, R_OK) == 0 { return (digest, ([], module, own)) }
    try keep(files, digest)
    let entry = "\(place)/Tests.swift"
    // no text: Swift, for the compiler
    let text = "import Platform\n\n\(Workbench.printText)\n\n\(testsText(of: tests))"
    try Project.write([(entry, text)], in: place)
    let paths = files.map { "\(root(digest))/\($0.path)" }
    return (digest, (paths + [entry], module, "\(place)/\(toolchain.stamp)-tests.so"))
  }

  /// Runs the tests of a library.
  private func outcome(
    of path: String, _ files: [(path: String, text: String)], unless isStopped: () -> Bool,
    if isReady: () -> Bool
  ) throws(BuildError) -> TestReport.Outcome {
    let most = Workbench.mostSecondsOfTests
    let result = TrialProcess.run(seconds: most, wasInterrupted: isStopped) { note in
      guard isReady() else { return }
      Workbench.runTests(of: path, noting: note)
    }
    let state = TestNote(result.note)
    if let (test, failure) = state.failure {
      return .fails(test, failure, source: Workbench.line(of: failure, in: files))
    }
    let errorLine = Session.errorLine(in: result.errors)
    switch result.end {
    case .done where state.count > 0: return .passes(state.count)
    case .done: return .untried(state.running)
    case .impossible(let reason): return .untried("\(reason)")
    case .interrupted: throw .stopped
    case .tooLong, .silent: return .ended(state.running, .tooLong(most), errorLine: errorLine)
    case .signal(let number): return .ended(state.running, .signal(number), errorLine: errorLine)
    case .exit(let status): return .ended(state.running, .exit(status), errorLine: errorLine)
    }
  }

  /// Runs the tests of a library, in the copy.
  private static func runTests(of path: String, noting note: (String) -> Void) {
    var state = TestNote()
    guard let library = library_open(path),
      let symbol = library_symbol(library, "layercake_tests")
    else {
      state.running = library_error().map { String(cString: $0) } ?? path
      return note(state.text)
    }
    typealias Make = @convention(c) () -> UnsafeMutableRawPointer
    let tests = unsafeBitCast(symbol, to: Make.self)()
      .assumingMemoryBound(to: [LearnerTest].self).pointee
    for test in tests {
      state.running = test.name
      note(state.text)
      do { try test.run() } catch { TestLog.note(TestFailure(.threw(TestFailure.text(error)))) }
      if state.failure == nil { state.failure = TestLog.failures.first.map { (test.name, $0) } }
    }
    state.count = tests.count
    note(state.text)
  }

  /// The line in which a test says what isn't so, without the blanks before it.
  private static func line(
    of failure: TestFailure, in files: [(path: String, text: String)]
  ) -> String {
    let file = files.first { Project.name(of: $0.path) == failure.file }
    let lines = file?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    guard lines.indices.contains(failure.line - 1) else { return "" }
    return String(lines[failure.line - 1].drop(while: \.isWhitespace))
  }
}

/// How far the tests have come, as a text that another process reads.
private struct TestNote {
  /// The test that runs, or why none can.
  var running = ""
  /// How many tests there were, when all have run.
  var count = 0
  /// The first test that fails, and what isn't as it says.
  var failure: (test: String, failure: TestFailure)?
  private static let separator: Character = "\u{1F}"
  /// The longest part, in characters.
  private static let longest = 300

  init() {}

  init(_ text: String) {
    let parts = text.split(separator: TestNote.separator, omittingEmptySubsequences: false)
      .map(String.init)
    running = parts.first ?? ""
    count = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    guard parts.count == 9, let line = Int(parts[4]) else { return }
    let kind: TestFailure.Kind
    switch parts[5] {
    case "unequal": kind = .unequal(parts[6], expected: parts[7], parts[8])
    case "threw": kind = .threw(parts[6])
    default: kind = .unmet(parts[6])
    }
    failure = (parts[2], TestFailure(kind, file: parts[3], line: line))
  }

  var text: String {
    var parts = [running, "\(count)"]
    if let (test, failure) = failure {
      parts += [test, failure.file, "\(failure.line)"]
      switch failure.kind {
      case .unequal(let value, let expected, let comment):
        parts += ["unequal", value, expected, comment]
      case .threw(let error): parts += ["threw", error, "", ""]
      case .unmet(let comment): parts += ["unmet", comment, "", ""]
      }
    }
    return parts.map { part in
      String(part.prefix(TestNote.longest).filter { $0 != TestNote.separator && !$0.isNewline })
    }.joined(separator: String(TestNote.separator))
  }
}
