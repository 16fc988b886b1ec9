import Characters
import Languages
import Lessons
import LiveCode
import Platform
import Queries
import Sessions
import Staging

/// What is done in a sandbox: the code of a hand-in is built, and hunted in a copy of this process that can do
/// nothing else.
///
/// This process never loads the code, and is the only one that can write to standard output: what the code
/// prints or ends says nothing. But the hunt runs in the copy, beside the code, which could change what it finds.
public enum CodeTrial {
  /// The folder in which all is built.
  private static let folder = "/tmp/code"
  /// How long the compiler may take, and a hunt, in seconds.
  private static let mostSeconds = (compiler: 30, hunt: 60)
  /// How long a sequence of events may take: it has a few of them.
  private static let mostSecondsOfEvents = 5
  private static let unconfined = "unconfined"
  private static let hunting = "hunting"

  /// Judges the one build of a hand-in.
  ///
  /// - Parameters:
  ///   - path: The hand-in.
  ///   - name: The path of the lesson's file.
  ///   - features: The features that there are.
  /// - Returns: What came of it.
  public static func verdict(
    on path: String, ofLesson name: String, features: [Feature]
  ) -> CodeVerdict {
    Confinement.limit(seconds: mostSeconds.hunt)
    let absent = CodeVerdict(.unknown, localized("class.unknown.absent"))
    guard let text = try? TextFile.read(path, most: HandIn.largest),
      let handIn = try? HandIn.read(text).handIn, let build = handIn.builds.first,
      let feature = features.first(where: { $0.name == build.feature }),
      let start = feature.specimen(named: build.original),
      let asked = lesson(name, features)?.tasks.compactMap(\.code).first(where: {
        $0.name == build.name && $0.start.text.lowercased() == build.original
      })
    else { return absent }
    let workbench = Workbench(
      store: folder + "/builds", compilingAtMost: mostSeconds.compiler)
    // The copy is a trial already.
    workbench.mayEndProgram = false
    let own = build.name.split(separator: "~").last.map(String.init) ?? "mine"
    let project = Project(
      feature: feature.name, original: start.name, own: own, in: folder + "/")
    let built: OwnBuild
    do throws(BuildError) {
      let code = handIn.code.first
      try project.write(
        start, changedBy: code ?? OwnCode(digest: build.digest, files: []))
      built = try workbench.build(project) { false }
      // Without lines of code it is its original's, unless they are missing.
      guard code != nil || built.digest == build.digest else { return absent }
      if asked.test != nil, let builds = asked.testedBuilds(in: feature) {
        return try tested(built, in: builds, workbench)
      }
    } catch {
      return verdict(on: error, features)
    }
    let result = TrialProcess.run(seconds: mostSeconds.hunt) { note in
      guard Confinement.confine() else { return note(unconfined) }
      note(hunt(in: built, for: asked, features, workbench, noting: note).text)
    }
    return verdict(on: result)
  }

  /// The lesson of a file.
  private static func lesson(_ path: String, _ features: [Feature]) -> Lesson? {
    let shelf = CourseShelf()
    _ = Runner(Session(features: features, course: shelf), out: .unseen)
    return try? shelf.lesson(named: path).lesson
  }

  /// Runs the tests of a build in copies, with the files of each build that they are to tell apart.
  private static func tested(
    _ build: OwnBuild, in builds: [TestedBuild], _ workbench: Workbench
  ) throws(BuildError) -> CodeVerdict {
    let report = try workbench.report(on: build, in: builds, unless: { false }) {
      Confinement.confine()
    }
    switch (report.verdict, report.rows.first?.outcome) {
    case (.proven, _): return CodeVerdict(.right, report.graded)
    case (_, .untried(let reason)):
      let why = reason.isEmpty ? localized("class.unknown.unconfined") : reason
      return CodeVerdict(.unknown, why)
    case (.tooStrict, .ended): return CodeVerdict(.ended, report.graded)
    case (.tooStrict, .notBuilt): return CodeVerdict(.notBuilt, report.graded)
    case (.noTests, _), (.tooStrict, _), (.tooWeak, _): return CodeVerdict(.wrong, report.graded)
    }
  }

  /// Hunts, in the copy.
  private static func hunt(
    in build: OwnBuild, for code: LessonCode, _ features: [Feature],
    _ workbench: Workbench, noting note: @escaping (String) -> Void
  ) -> CodeVerdict {
    // The system ends what takes longer.
    alarm(UInt32(mostSecondsOfEvents))
    let runner = Runner(Session(features: features), out: .unseen)
    runner.workbench = workbench
    do throws(CommandError) {
      for demand in try runner.demands(on: build, by: code) {
        demand.hunt?.search {
          alarm(UInt32(mostSecondsOfEvents))
          note("\(hunting)\t\($0)")
        }
        if demand.isUndecided { return CodeVerdict(.unknown) }
        if !demand.isMet { return CodeVerdict(.wrong, demand.summary) }
      }
      return CodeVerdict(.right)
    } catch {
      return CodeVerdict(.wrong, error.headline)
    }
  }

  private static func verdict(on error: BuildError, _ features: [Feature]) -> CodeVerdict {
    if case .rejected(let diagnostics, _) = error, let first = diagnostics.first {
      let file = first.file.isEmpty ? "" : "\(first.fileName):\(first.line): "
      return CodeVerdict(.notBuilt, file + first.message.sanitized)
    }
    let context = Runner(Session(features: features), out: .unseen).context
    let headline = context.error(.build(error)).headline
    return CodeVerdict(.notBuilt, headline.sanitized)
  }

  /// What the end of the copy says, and what it noted last.
  private static func verdict(on result: ProcessResult) -> CodeVerdict {
    let note = result.note
    if note == unconfined { return CodeVerdict(.unknown, localized("class.unknown.unconfined")) }
    let moves = note.hasPrefix(hunting) ? Hunt.moves(noted: note) : []
    let end: BuildError.Crash.End
    switch result.end {
    case .done:
      return CodeVerdict(note) ?? CodeVerdict(.unknown, localized("class.unknown.silent"))
    case .impossible(let reason): return CodeVerdict(.unknown, "\(reason)")
    case .tooLong, .silent, .interrupted: end = .tooLong(mostSeconds.hunt)
    case .signal(SIGALRM): end = .tooLong(mostSecondsOfEvents)
    case .signal(SIGXCPU): end = .tooLong(mostSeconds.hunt)
    case .signal(let number): end = .signal(number)
    case .exit(let status): end = .exit(status)
    }
    let errorLine = Session.errorLine(in: result.errors).sanitized
    return CodeVerdict(
      .ended, localized("class.ended.after", end.summary, moves.events.count, moves.path, errorLine)
    )
  }
}

extension Sandbox {
  /// What comes of the code that a lesson asks for, by the builds of a hand-in; the lesson's file goes with each.
  func verdicts(
    on handIn: HandIn, of lesson: Lesson, in source: LessonSource
  ) -> [OwnBuild: CodeVerdict] {
    let builds = lesson.tasks.compactMap(\.code).compactMap(handIn.build(for:))
    var verdicts: [OwnBuild: CodeVerdict] = [:]
    let results = run(
      // no text: an option of this program
      [
        "grade", "--sandboxed", "--language", Language.spoken.code, "--lesson", Sandbox.lesson,
        Sandbox.file,
      ],
      on: builds.map { handIn.only($0).text }, of: source.text)
    for (build, result) in zip(builds, results) {
      let silent = CodeVerdict(.unknown, localized("class.unknown.silent"))
      switch result.end {
      case .done:
        // What comes out of a sandbox may be anything.
        let verdict = CodeVerdict(result.text)
        verdicts[build] = verdict.map { CodeVerdict($0.kind, $0.reason.sanitized) } ?? silent
      case .tooLong: verdicts[build] = CodeVerdict(.unknown, localized("class.unknown.too-long"))
      default: verdicts[build] = silent
      }
    }
    return verdicts
  }
}

extension Runner {
  /// Puts a build beside what it began as: by what it is judged as the code that a lesson asks for.
  ///
  /// - Parameters:
  ///   - build: The build.
  ///   - code: What the lesson asks for.
  /// - Returns: The demands.
  /// - Throws: What is wrong with it at once.
  func demands(on build: OwnBuild, by code: LessonCode) throws(CommandError) -> [CodeDemand] {
    try run("open \(build.feature) \(build.original)")
    return try context.worded { () throws(Refusal) in
      try session.perform(.stage(.build(build)))
      return try session.demands(on: build, by: code)
    }
  }
}
