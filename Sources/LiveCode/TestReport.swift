import Assertions
import Lessons
import Sessions
import Staging

/// A build on which a learner's test is tried: the test is compiled with the build's files.
public struct TestedBuild {
  /// Its name: `mvp~a`.
  public let name: String
  /// Whether the learner isn't shown it.
  public let isHidden: Bool
  /// Its files, by their paths below the folder of sources.
  let files: [(path: String, text: String)]

  /// Describes one of the shell's builds, or one that differs from it.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - specimen: The shell's build.
  ///   - texts: What some of its files say otherwise, by their names.
  ///   - isHidden: Whether the learner isn't shown it.
  public init(
    _ name: String, _ specimen: Specimen, replacing texts: [String: String] = [:],
    isHidden: Bool = false
  ) {
    (self.name, self.isHidden) = (name, isHidden)
    files = Project.files(of: specimen, replacing: texts)
  }

  /// Whether its files are those of another.
  public func isSame(as other: TestedBuild) -> Bool {
    files.map { [$0.path, $0.text] } == other.files.map { [$0.path, $0.text] }
  }
}

/// The results of a learner's test on the sound build, and on the flawed ones that it is to catch.
public struct TestReport {
  /// What it says of one build.
  public enum Outcome: Equatable {
    /// All of so many tests pass.
    case passes(Int)
    /// The first test that fails: its name, its failure, and the line of source that failed.
    case fails(String, TestFailure, source: String)
    /// A test ended the process: its name, how, and Swift's error line.
    case ended(String, BuildError.Crash.End, errorLine: String)
    /// The test doesn't compile with the files of the build: the compiler's first error.
    case notBuilt(BuildError.Diagnostic)
    /// It couldn't be run: why.
    case untried(String)

    /// Whether it fails, as it should on a flawed build.
    public var isFailure: Bool {
      switch self {
      case .fails, .ended: true
      case .passes, .notBuilt, .untried: false
      }
    }
  }

  /// A build, and what the test says of it.
  public struct Row {
    /// The build.
    public let build: TestedBuild
    /// What the test says of it.
    public let outcome: Outcome
  }

  /// What it comes to.
  public enum Verdict: Equatable {
    /// There is no test.
    case noTests
    /// It doesn't pass on the sound build.
    case tooStrict
    /// It doesn't fail on each flawed one.
    case tooWeak
    /// It passes on the sound one, and fails on all others.
    case proven
  }

  /// The sound build, and the flawed ones; none if there is no test.
  public let rows: [Row]

  /// What it comes to.
  public var verdict: Verdict {
    guard let sound = rows.first else { return .noTests }
    guard case .passes = sound.outcome else { return .tooStrict }
    return uncaught.isEmpty ? .proven : .tooWeak
  }

  /// The flawed builds that the test doesn't catch.
  public var uncaught: [Row] { rows.dropFirst().filter { !$0.outcome.isFailure } }
}

extension LessonCode {
  /// The builds that the learner's test has to tell apart, the sound one first. Nil if no test is
  /// asked for, or if the feature lacks one of the builds.
  public func testedBuilds(in feature: Feature) -> [TestedBuild]? {
    guard let test, let sound = feature.specimen(named: start.text.lowercased()) else { return nil }
    var builds = [TestedBuild(start.text.lowercased(), sound)]
    for flawed in test.flawed {
      let name = name(of: flawed)
      guard let specimen = flawed.files.isEmpty ? feature.specimen(named: name) : sound else {
        return nil
      }
      let texts = flawed.files.map { ($0.name.text, $0.text) }
      builds.append(
        TestedBuild(
          name, specimen, replacing: Dictionary(texts) { first, _ in first },
          isHidden: flawed.isHidden))
    }
    return builds
  }
}
