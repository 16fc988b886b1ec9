import Languages
import Queries

/// The manifest of a pack, which is a folder of lessons that is handed on: the file ``fileName`` in
/// it.
///
/// ```
/// # Lessons of the iOS course, autumn
/// name: autumn
/// version: 2.1
/// layercake: 0.1
/// skip: no
/// key: no
/// ```
/// A learner may do everything with the lessons unless a line says no. `skip: no` closes the
/// solutions as well, unless `solution: yes` is there, too.
public struct PackManifest: Hashable, Sendable {
  /// The file's name.
  public static let fileName = "layercake.pack"
  /// The largest manifest that is read, in bytes.
  public static let largest = 10_000

  /// A key of the file.
  public enum Key: String, CaseIterable, Sendable {
    /// What the pack is known by.
    case name
    /// Its version, in the author's way.
    case version
    /// The oldest Layercake that serves it.
    case layercake
    /// Whether a learner may skip steps.
    case skip
    /// Whether a learner may read solutions.
    case solution
    /// Whether a learner may have the answers of a whole lesson on paper.
    case key
    /// Whether a learner may have them as cards.
    case cards
    /// Whether a learner may begin at a later step.
    case jump

    /// Whether it says what a learner may do.
    package var isRight: Bool {
      switch self {
      case .name, .version, .layercake: false
      case .skip, .solution, .key, .cards, .jump: true
      }
    }
  }

  /// What is wrong with a manifest.
  public enum ReadError: Error, Hashable, Sendable {
    /// A line has no key and no colon.
    case noKey(line: Int)
    /// A key that there isn't.
    case unknownKey(String, line: Int, nearest: String?)
    /// A key stands there twice.
    case twice(Key, line: Int)
    /// A key is missing.
    case missing(Key)
    /// A value isn't of the form that its key asks for.
    case badValue(Key, line: Int)
    /// It needs a newer Layercake, with this version.
    case needsNewer(String)
  }

  /// What the pack is known by.
  public let name: String
  /// Its version.
  public let version: String
  /// The oldest Layercake that serves it.
  public let layercake: String
  /// What a learner may not do.
  private let closed: Set<Key>

  /// Whether a learner may do what a key stands for.
  public func allows(_ key: Key) -> Bool { !closed.contains(key) }

  /// Whether a learner may skip steps.
  public var allowsSkip: Bool { allows(.skip) }

  /// Reads a manifest for a program of a version; throws the first ``ReadError``.
  public init(_ text: String, for program: String) throws(ReadError) {
    var values: [Key: (text: String, line: Int)] = [:]
    for (index, line) in SourceText(text).lines.enumerated() {
      let line = line.drop(while: \.isWhitespace)
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let colon = line.firstIndex(of: ":") else { throw .noKey(line: index + 1) }
      let word = String(line[..<colon])
      guard let key = Key(rawValue: word) else {
        throw .unknownKey(
          word, line: index + 1,
          nearest: NearestName.to(word, among: Key.allCases.map(\.rawValue)))
      }
      if values[key] != nil { throw .twice(key, line: index + 1) }
      let value = line[line.index(after: colon)...].split(whereSeparator: \.isWhitespace)
      values[key] = (value.joined(separator: " "), index + 1)
    }
    func value(_ key: Key, _ isGood: (String) -> Bool) throws(ReadError) -> String {
      guard let value = values[key] else { throw .missing(key) }
      guard isGood(value.text) else { throw .badValue(key, line: value.line) }
      return value.text
    }
    name = try value(.name, LessonFileName.isID)
    version = try value(.version) { !$0.isEmpty && !$0.contains(" ") }
    layercake = try value(.layercake) { PackManifest.numbers($0) != nil }
    var closed: Set<Key> = []
    for key in Key.allCases where key.isRight {
      guard let value = values[key] else {
        if key == .solution, closed.contains(.skip) { closed.insert(key) }
        continue
      }
      guard ["yes", "no"].contains(value.text) else { throw .badValue(key, line: value.line) }
      if value.text == "no" { closed.insert(key) }
    }
    self.closed = closed
    if let needed = PackManifest.numbers(layercake), let ours = PackManifest.numbers(program),
      ours.lexicographicallyPrecedes(needed)
    {
      throw .needsNewer(layercake)
    }
  }

  /// The numbers of a version: `0.10` is later than `0.9`.
  private static func numbers(_ version: String) -> [Int]? {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == parts.count && numbers.allSatisfy { $0 >= 0 } ? numbers : nil
  }
}

extension PackManifest.ReadError {
  /// The line that it is on, from 1.
  public var line: Int {
    switch self {
    case .noKey(let line), .unknownKey(_, let line, _), .twice(_, let line),
      .badValue(_, let line):
      line
    case .missing, .needsNewer: 1
    }
  }

  /// What is wrong, in words.
  public var message: String {
    switch self {
    case .noKey: localized("pack.no-key")
    case .unknownKey(let key, _, let nearest): localized("pack.unknown-key", key, nearest ?? "")
    case .twice(let key, _): localized("pack.twice", key.rawValue)
    case .missing(let key): localized("pack.missing", key.rawValue)
    case .badValue(let key, _):
      key.isRight
        ? localized("pack.right", key.rawValue) : localized("pack.\(key.rawValue)")
    case .needsNewer(let version): localized("pack.newer", version)
    }
  }
}
