import Lessons
import Queries

/// What came of the code that a step asks for, where it was built and hunted anew.
///
/// What is hunted runs in the process that hunts in it: no verdict proves that the code didn't write it. Its
/// text therefore is read as any other that comes from elsewhere.
nonisolated public struct CodeVerdict: Hashable, Sendable {
  /// What it says, as it is written.
  public enum Kind: String, CaseIterable, Sendable {
    /// A hunt finds nothing wrong.
    case right
    /// It finds something.
    case wrong
    /// The compiler refuses it.
    case notBuilt = "not built"  // no text: a word for programs
    /// A trap, a limit of time or memory, or the code itself ended the process.
    case ended
    /// It couldn't be judged.
    case unknown = "not judged"  // no text: a word for programs
  }

  /// What it says.
  public var kind: Kind
  /// Why, on one line; empty if it is right.
  public var reason: String
  /// The longest reason that comes out of a sandbox, in characters.
  private static let longest = 400

  /// Describes a verdict.
  public init(_ kind: Kind, _ reason: String = "") { (self.kind, self.reason) = (kind, reason) }

  /// Reads what ``text`` writes, and nothing else.
  ///
  /// - Parameter text: All that came out of the sandbox.
  public init?(_ text: String) {
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == CodeVerdict.mark, let kind = Kind(rawValue: "\(parts[1])"),
      parts[2].last == "\n", case let reason = parts[2].dropLast(),
      reason.count <= CodeVerdict.longest, !reason.contains(where: \.isNewline)
    else { return nil }
    self.init(kind, String(reason))
  }

  /// A line.
  public var text: String {
    let line = reason.prefix(CodeVerdict.longest).split { $0.isWhitespace }.joined(separator: " ")
    return "\(CodeVerdict.mark)\t\(kind.rawValue)\t\(line)\n"
  }

  private static let mark = "verdict"
}

nonisolated extension HandIn {
  /// The build by which a step is judged that asks for code: the one in which a hunt found nothing, and else the
  /// newest.
  ///
  /// - Parameter code: What the step asks for.
  /// - Returns: The build; nil if there is none.
  public func build(for code: LessonCode) -> OwnBuild? {
    let actions = sittings.flatMap(\.actions)
    let look = Action.observation(.look(code.look))
    let end = actions.firstIndex(of: look) ?? actions.endIndex
    func newest(_ actions: ArraySlice<Action>) -> OwnBuild? {
      let builds = actions.compactMap { action in
        if case .stage(.build(let build)) = action { build } else { nil }
      }
      return builds.last {
        $0.name == code.name && $0.original == code.start.text.lowercased()
      }
    }
    return newest(actions[..<end]) ?? newest(actions[...])
  }

  /// What goes into a sandbox: a build with its code, and nothing else of who handed it in.
  ///
  /// - Parameter build: The build.
  /// - Returns: A hand-in with that alone.
  public func only(_ build: OwnBuild) -> HandIn {
    HandIn(
      name: "-", lesson: lesson, fingerprint: fingerprint, language: nil, program: program,
      sittings: [Sitting(step: "1", seed: 0, entries: [.action(.stage(.build(build)))])],
      code: code.filter { $0.digest == build.digest })
  }
}
