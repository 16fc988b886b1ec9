import Characters

/// The learner's own code beside the code that it began as, and what it does otherwise.
public struct HandoutBuild {
  /// A file that differs.
  public struct File: Sendable {
    /// The file's name.
    public let name: String
    /// The lines of the original; none if there is no such file.
    public let before: [String]
    /// The lines of the learner's; none if the file is gone.
    public let after: [String]

    /// Describes a file by its lines in the original and in the own build.
    public init(name: String, before: [String], after: [String]) {
      (self.name, self.before, self.after) = (name, before, after)
    }
  }

  /// What people type: `mvp~mine`.
  public let name: String
  /// What differs, a sentence each.
  public let sentences: [String]
  /// The files that differ.
  public let files: [File]
  /// The events that go another way, each with the messages of the original and of the own build.
  public let events: [HandoutEvent]

  /// Describes an own build.
  public init(name: String, sentences: [String], files: [File], events: [HandoutEvent]) {
    (self.name, self.sentences, self.files, self.events) = (name, sentences, files, events)
  }
}

extension HandoutBuild.File {
  /// How many lines around a change are shown.
  private static let context = 3

  /// The difference as POSIX's unified format has it, which `patch` applies.
  var unified: [(kind: ChangedLine.Kind, text: String)] {
    let lines = ChangedLine.all(from: before, to: after)
    let hunks = hunks(of: lines)
    if hunks.isEmpty { return [] }
    let head = [("---", before), ("+++", after)].map { mark, lines in
      (ChangedLine.Kind.stayed, "\(mark) \(lines.isEmpty ? "/dev/null" : name)")
    }
    return head
      + hunks.flatMap { hunk in
        [(.stayed, title(of: hunk, in: lines))] + lines[hunk].map { ($0.kind, $0.mark + $0.text) }
      }
  }

  /// The runs of lines around changes.
  private func hunks(of lines: [ChangedLine]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].kind != .stayed {
      let range =
        max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  /// `@@ -24,7 +24,7 @@`.
  private func title(of hunk: Range<Int>, in lines: [ChangedLine]) -> String {
    func place(_ other: ChangedLine.Kind) -> String {
      let count = lines[hunk].count { $0.kind != other }
      let before = lines[..<hunk.lowerBound].count { $0.kind != other }
      // An empty side is named by the line before it.
      return "\(count == 0 ? before : before + 1),\(count)"
    }
    return "@@ -\(place(.came)) +\(place(.went)) @@"
  }
}

extension ChangedLine {
  /// What stands before it.
  fileprivate var mark: String {
    switch kind {
    case .came: "+"
    case .went: "-"
    case .stayed: " "
    }
  }
}
