import Characters
import Languages
import Lessons
import LiveCode
import Platform
import Queries
import Sessions
import Staging
import Views

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
  ///   - features: The features that there are.
  /// - Returns: What came of it.
  public static func verdict(on path: String, features: [Feature]) -> CodeVerdict {
    Confinement.limit(seconds: mostSeconds.hunt)
    let absent = CodeVerdict(.unknown, localized("class.unknown.absent"))
    guard let text = try? TextFile.read(path, most: HandIn.largest),
      let handIn = try? HandIn.read(text).handIn, let build = handIn.builds.first,
      let feature = features.first(where: { $0.name == build.feature }),
      let start = feature.specimen(named: build.original)
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
      let code = handIn.code.first { $0.digest == build.digest }
      try project.write(
        start, changedBy: code ?? OwnCode(digest: build.digest, files: []))
      built = try workbench.build(project) { false }
      // Without lines of code it is its original's, unless they are missing.
      guard code != nil || built.digest == build.digest else { return absent }
      if handIn.isOfTest {
        return try tested(built, of: handIn, beside: start, in: feature, workbench)
      }
    } catch {
      return verdict(on: error, features)
    }
    let result = TrialProcess.run(seconds: mostSeconds.hunt) { note in
      guard Confinement.confine() else { return note(unconfined) }
      let models = handIn.models.map { (built.name, $0) }
      let sound = Dictionary(models) { first, _ in first }
      note(hunt(in: built, beside: sound, features, workbench, noting: note).text)
    }
    return verdict(on: result)
  }

  /// Runs the tests of a build in copies, with the files of each build that they are to tell apart.
  private static func tested(
    _ build: OwnBuild, of handIn: HandIn, beside sound: Specimen, in feature: Feature,
    _ workbench: Workbench
  ) throws(BuildError) -> CodeVerdict {
    var builds = [TestedBuild(sound.name, sound)]
    for name in handIn.models {
      guard let specimen = feature.specimen(named: name) else { continue }
      builds.append(TestedBuild(name, specimen))
    }
    for flawed in handIn.builds.dropFirst() {
      let files = handIn.code.first { $0.digest == flawed.digest }?.files ?? []
      let texts = files.map { ($0.path, $0.text ?? "") }
      builds.append(
        TestedBuild(flawed.name, sound, replacing: Dictionary(texts) { first, _ in first }))
    }
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
    in build: OwnBuild, beside sound: [String: String], _ features: [Feature],
    _ workbench: Workbench, noting note: @escaping (String) -> Void
  ) -> CodeVerdict {
    // The system ends what takes longer.
    alarm(UInt32(mostSecondsOfEvents))
    let runner = Runner(Session(features: features), out: .unseen)
    runner.workbench = workbench
    do throws(CommandError) {
      let hunt = try runner.hunt(through: build, beside: sound)
      hunt.search {
        alarm(UInt32(mostSecondsOfEvents))
        note("\(hunting)\t\($0)")
      }
      if let finding = hunt.findings.last {
        return CodeVerdict(.wrong, finding.told(by: hunt))
      }
      return CodeVerdict(hunt.hasFoundNothing ? .right : .unknown)
    } catch {
      return CodeVerdict(.wrong, error.headline)
    }
  }

  private static func verdict(on error: BuildError, _ features: [Feature]) -> CodeVerdict {
    if case .rejected(let diagnostics, _) = error, let first = diagnostics.first {
      let file = first.file.split(separator: "/").last.map { "\($0):\(first.line): " } ?? ""
      return CodeVerdict(.notBuilt, file + first.message.sanitized)
    }
    let context = Runner(Session(features: features), out: .unseen).context
    let headline = context.complaint(.refusal(.build(error))).headline
    return CodeVerdict(.notBuilt, headline.sanitized)
  }

  /// What the end of the copy says, and what it noted last.
  private static func verdict(on result: TrialProcess.Result) -> CodeVerdict {
    let note = result.note
    if note == unconfined { return CodeVerdict(.unknown, localized("class.unknown.unconfined")) }
    let moves = note.hasPrefix(hunting) ? Hunt.moves(noted: note) : []
    let how: String
    switch result.end {
    case .done:
      return CodeVerdict(note) ?? CodeVerdict(.unknown, localized("class.unknown.silent"))
    case .impossible(let reason): return CodeVerdict(.unknown, "\(reason)")
    case .tooLong, .interrupted: how = localized("class.ended.too-long", mostSeconds.hunt)
    case .signal(SIGALRM): how = localized("class.ended.too-long", mostSecondsOfEvents)
    case .signal(SIGXCPU): how = localized("class.ended.too-long", mostSeconds.hunt)
    case .signal(let number): how = localized("class.ended.signal", Int(number))
    case .exit(let status): how = localized("class.ended.exit", Int(status))
    }
    let said = Session.said(in: result.errors).sanitized
    return CodeVerdict(
      .ended, localized("class.ended.after", how, moves.events.count, moves.path, said))
  }
}

extension Sandbox {
  /// What comes of the code that a lesson asks for, by the builds of each hand-in.
  func verdicts(on handIns: [HandIn], of lesson: Lesson) -> [[OwnBuild: CodeVerdict]] {
    var verdicts: [[OwnBuild: CodeVerdict]] = handIns.map { _ in [:] }
    let builds = handIns.enumerated().flatMap { place, handIn in
      lesson.tasks.compactMap(\.code).compactMap { code in
        handIn.build(for: code).map { (place, $0, handIn.only($0, like: code)) }
      }
    }
    let results = run(
      // no text: an option of this program
      [
        "grade", "--sandboxed", "--language", Language.spoken.code, "--lesson", lesson.id.text,
        Sandbox.file,
      ],
      on: builds.map(\.2.text))
    for ((place, build, _), result) in zip(builds, results) {
      let silent = CodeVerdict(.unknown, localized("class.unknown.silent"))
      switch result?.end {
      case .done: verdicts[place][build] = result.flatMap { CodeVerdict($0.output) } ?? silent
      case .tooLong:
        verdicts[place][build] = CodeVerdict(.unknown, localized("class.unknown.too-long"))
      case .failed, .stopped, nil: verdicts[place][build] = silent
      }
    }
    return verdicts
  }
}

extension Runner {
  /// Puts a build beside what it began as, and prepares to go through all that a user can do with it: by
  /// that the code is judged that lessons ask for.
  ///
  /// - Parameters:
  ///   - build: The build.
  ///   - sound: What it is held against, by its name; what it began as, by default.
  /// - Returns: The hunt.
  /// - Throws: What is wrong with it at once.
  func hunt(
    through build: OwnBuild, beside sound: [String: String]
  ) throws(CommandError) -> Hunt {
    try run("open \(build.feature) \(build.original)")
    return try context.worded { () throws(SessionError) in
      try session.perform(.stage(.build(build)))
      return Hunt(
        try session.plan(
          .mistakes, in: [build.name], beside: sound, budget: HuntPlan.budgetOfTask))
    }
  }
}
