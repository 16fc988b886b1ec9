import Queries
import Staging

/// What the code of an own build says otherwise than that of its original, as it goes with a session that is
/// shared or handed in. It is there to be read: nothing compiles it.
///
/// ```
/// code 0f3c4a5b6d7e8f90 CountPresenter.swift "@Layer(.presenter)\nclass …"
/// code 0f3c4a5b6d7e8f90 CountView.swift
/// ```
/// There is a line for each file that differs; the original's that has no text is gone.
nonisolated public struct OwnCode: Hashable, Sendable {
  /// A file that differs.
  public struct File: Hashable, Sendable {
    /// Its path below the folder of sources.
    public let path: String
    /// The whole text; nil if there is no such file any more.
    public let text: String?

    /// Describes a file.
    public init(path: String, text: String?) { (self.path, self.text) = (path, text) }
  }

  /// The digest of the build: ``OwnBuild/digest``.
  public let digest: String
  /// The files that differ.
  public internal(set) var files: [File]

  /// Describes the code of a build.
  public init(digest: String, files: [File]) { (self.digest, self.files) = (digest, files) }

  /// What a line begins with.
  static let head = "code"

  /// Its lines.
  var lines: [String] {
    files.map { file in
      ([OwnCode.head, digest, file.path.asWord] + (file.text.map { [$0.quotedAsWord] } ?? []))
        .joined(separator: " ")
    }
  }
}

extension HandIn {
  /// What its code imports, and which attributes of the compiler's own it has (`@_silgen_name`), where no
  /// specimen of the feature does: without these, code reaches neither files nor a network.
  ///
  /// - Parameter features: The features that there are.
  /// - Returns: By build, `counter.mvp~mine`: modules and attributes, each once. Builds without any aren't in it.
  public func reach(among features: [Feature]) -> [(build: String, uses: [String])] {
    builds.map { ($0.feature, $0.name) }.reduce(into: []) { found, next in
      let (name, build) = (next.0, "\(next.0).\(next.1)")
      guard let feature = features.first(where: { $0.name == name }),
        !found.contains(where: { $0.build == build })
      else { return }
      let digests = builds.filter { ($0.feature, $0.name) == next }.map(\.digest)
      let known = feature.specimens.flatMap(\.sources).flatMap { HandIn.reach(of: $0.text) }
      let files = code.filter { digests.contains($0.digest) }.flatMap(\.files)
      let uses = files.flatMap { HandIn.reach(of: $0.text ?? "") }.filter { !known.contains($0) }
      if !uses.isEmpty { found.append((build, uses.unique)) }
    }
  }

  /// The modules that a file imports, and its attributes that begin with an underscore.
  private static func reach(of text: String) -> [String] {
    let code = text.replacing(#/\/\*.*?\*\//#.dotMatchesNewlines(), with: " ")
      .replacing(#/\/\/.*/#, with: "")
    // Attributes and words of access may stand in front of it, the kind of a declaration behind it.
    let imports = #/(?:^|;)\s*(?:@?\w+(?:\([^)]*\))?\s+)*?import\s+(?:[a-z]+\s+)?([A-Za-z_]\w*)/#
    return code.matches(of: imports.anchorsMatchLineEndings()).map { String($0.1) }
      + code.matches(of: #/@_\w+/#).map { String($0.0) }
  }
}

nonisolated extension [OwnCode] {
  /// Adds what the words of a line say.
  ///
  /// - Returns: Whether they are such a line.
  mutating func add(_ words: [Word]) -> Bool {
    guard (3...4).contains(words.count), words[0].text == OwnCode.head, !words[0].isQuoted,
      words[2].text.isPathBelow
    else { return false }
    let file = OwnCode.File(path: words[2].text, text: words.count == 4 ? words[3].text : nil)
    if let index = firstIndex(where: { $0.digest == words[1].text }) {
      self[index].files.append(file)
    } else {
      append(OwnCode(digest: words[1].text, files: [file]))
    }
    return true
  }
}

extension String {
  /// Whether it names a file below a folder, in characters that mean nothing to a terminal.
  nonisolated fileprivate var isPathBelow: Bool {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "/._-+ ".unicodeScalars.contains($0)
    }
    return isPlain
      && split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0 != "." && $0 != ".."
      }
  }
}

nonisolated extension Sequence<Action> {
  /// The own builds that are put in, in order, each once.
  public var builds: [OwnBuild] {
    var builds: [OwnBuild] = []
    for case .stage(.build(let build)) in self where !builds.contains(build) {
      builds.append(build)
    }
    return builds
  }

  /// The actions without own builds: what was done with these alone is left out.
  ///
  /// - Parameter names: The names of the builds: `mvp~mine`.
  /// - Returns: What is left.
  public func leavingOut(_ names: Set<String>) -> [Action] {
    names.isEmpty ? Array(self) : compactMap { $0.leavingOut(names) }
  }
}

nonisolated extension Sequence<JournalEntry> {
  /// The entries without own builds, as ``leavingOut(_:)`` has it for actions.
  ///
  /// - Parameter names: The names of the builds: `mvp~mine`.
  /// - Returns: What is left.
  public func leavingOut(_ names: Set<String>) -> [JournalEntry] {
    compactMap { entry in
      if let action = entry.action { action.leavingOut(names).map { .action($0) } } else { entry }
    }
  }
}

extension Session {
  /// The code of the own builds that some actions put in, each once: two that are named otherwise may have
  /// the same.
  func code(of actions: some Sequence<Action>) -> [OwnCode] {
    var code: [OwnCode] = []
    for build in actions.builds where !code.contains(where: { $0.digest == build.digest }) {
      guard let original = try? state.workspace.original(of: build),
        let own = environment.builds?.code(of: build, like: original)
      else { continue }
      code.append(own)
    }
    return code
  }
}
