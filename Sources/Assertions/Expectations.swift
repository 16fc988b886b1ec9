/// Says what has to be so. Where it isn't, the test fails, and goes on.
///
/// - Parameters:
///   - condition: What has to be so.
///   - comment: What it means that it isn't; empty if the line says it.
///   - file: The file in which it is said.
///   - line: The line in which it is said.
public func expect(
  _ condition: Bool, _ comment: String = "", file: String = #fileID, line: Int = #line
) {
  if condition { return }
  TestLog.note(TestFailure(.unmet(comment), file: file, line: line))
}

/// Says what a value has to be. Where it is another, the test fails, and goes on.
///
/// - Parameters:
///   - value: The value.
///   - expected: What it has to be.
///   - comment: What it means that it isn't; empty if the values say it.
///   - file: The file in which it is said.
///   - line: The line in which it is said.
public func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: String = "", file: String = #fileID,
  line: Int = #line
) {
  if value == expected { return }
  TestLog.note(
    TestFailure(
      .unequal(TestFailure.text(value), expected: TestFailure.text(expected), comment), file: file,
      line: line))
}

/// What isn't as a test says.
public struct TestFailure: Equatable, Sendable {
  /// What is otherwise.
  public enum Kind: Equatable, Sendable {
    /// What had to be so isn't; what that means, if it is said.
    case unmet(String)
    /// A value is another than expected.
    case unequal(String, expected: String, String)
    /// The test threw an error.
    case threw(String)
  }

  /// What is otherwise.
  public let kind: Kind
  /// The file in which it is said, without its folders; empty if in none.
  public let file: String
  /// The line in which it is said, from 1; 0 if in none.
  public let line: Int
  /// The longest text of a value, in characters.
  private static let longest = 120

  /// Describes a failure.
  public init(_ kind: Kind, file: String = "", line: Int = 0) {
    (self.kind, self.line) = (kind, line)
    self.file = file.split(separator: "/").last.map(String.init) ?? ""
  }

  /// A value as it is told: on one line, and not too long.
  public static func text(_ value: some Any) -> String {
    // The module of a build has a name that only the loader needs.
    let text = String(reflecting: value).replacing(/\bOwn[0-9a-f]{16}\./, with: "")
    let line = text.split { $0.isWhitespace }.joined(separator: " ")
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }
}

/// What a test found that isn't as it says.
public enum TestLog {
  /// How many failures are kept: the first ones tell most.
  private static let most = 20
  /// The failures, in the order in which they came.
  public private(set) static var failures: [TestFailure] = []

  /// Notes a failure.
  public static func note(_ failure: TestFailure) {
    if failures.count < most { failures.append(failure) }
  }
}

/// A test: what is called, and by which name.
public struct LearnerTest {
  /// `CountPresenterTests.testDecrease`.
  public let name: String
  /// Runs it.
  public let run: () throws -> Void

  /// Describes a test.
  public init(_ name: String, _ run: @escaping () throws -> Void) {
    (self.name, self.run) = (name, run)
  }
}
