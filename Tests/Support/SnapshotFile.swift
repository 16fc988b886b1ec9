import Platform

/// A text that a test expects, in a file below Tests/Snapshots: it is compared whole, and renewed by
/// `LAYERCAKE_RENEW=1 swift test --filter NAME`. Such a run fails once, so that nobody takes it for a proof;
/// what has changed is for `git diff` to show.
///
/// ```swift
/// #expect(SnapshotFile("counter.mvp").mismatch(with: text) == nil)
/// ```
public struct SnapshotFile {
  private let name: String
  private let folder: String
  private let kind: String
  private let isRenewing: Bool

  /// Where the project's own are.
  private static let folder =
    #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" } + "/Snapshots"

  /// Names a file.
  ///
  /// - Parameters:
  ///   - name: Its path below the folder, without `.txt`.
  ///   - kind: What its name ends in.
  ///   - folder: The folder; Tests/Snapshots if nil.
  ///   - isRenewing: Whether the file is written where it differs; as the environment says if nil.
  public init(
    _ name: String, as kind: String = "txt", in folder: String? = nil, isRenewing: Bool? = nil
  ) {
    (self.name, self.kind) = (name, kind)
    self.folder = folder ?? SnapshotFile.folder
    self.isRenewing = isRenewing ?? (environmentVariable("LAYERCAKE_RENEW") != nil)
  }

  /// The names of all files in a folder of the project's own, in order.
  public static func names(in folder: String) -> [String] {
    (Folder.names(in: "\(self.folder)/\(folder)") ?? []).filter { $0.hasSuffix(".txt") }
      .map { String($0.dropLast(".txt".count)) }.sorted()
  }

  /// Compares a text with the file.
  ///
  /// - Parameter text: What the test got.
  /// - Returns: What differs first, and how the file is renewed; nil if nothing differs.
  public func mismatch(with text: String) -> String? {
    let path = "\(folder)/\(name).\(kind)"
    let expected = try? TextFile.read(path, most: 10_000_000)
    if expected == text { return nil }
    if isRenewing {
      do {
        try Folder.make(path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" })
        let file = try AtomicFile(path, replacing: true)
        file.write(text)
        _ = try file.commit()
      } catch {
        return "'\(name)' can't be written: \(error)."
      }
      return "'\(name)' is renewed. Read what has changed, and test without LAYERCAKE_RENEW."
    }
    let renewal = "To renew it: LAYERCAKE_RENEW=1 swift test --filter, and the test's name."
    guard let expected else { return "'\(name)' is missing. \(renewal)" }
    let lines = [expected, text].map {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let line = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let (old, new) = (lines[0].dropFirst(line).first, lines[1].dropFirst(line).first)
    return """
      '\(name)' differs in line \(line + 1).
      expected: \(old ?? "the end")
      but was:  \(new ?? "the end")
      \(renewal)
      """
  }
}
