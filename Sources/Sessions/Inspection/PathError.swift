import Queries

/// Why a path leads nowhere, and at which step.
nonisolated public struct PathError: Error, Equatable, Sendable {
  /// What is wrong.
  public let kind: PathResolutionError
  /// Where the step stands in its line, in UTF-8 bytes from 0; nil if no step is at fault.
  public let span: Range<Int>?
  /// What could stand there.
  public let names: [String]
  /// What is nearest to what stands there.
  public let nearest: String?

  /// What is wrong, in words, without full stop.
  public var message: String { kind.message }

  init(_ kind: PathResolutionError, at step: PathReference.Step? = nil, among names: [String] = [])
  {
    self.kind = kind
    span = step?.span
    self.names = names
    nearest = step.flatMap { NearestName.to($0.name, among: names) }
  }
}
