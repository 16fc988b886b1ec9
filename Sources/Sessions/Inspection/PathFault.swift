import Queries

/// Why a path leads nowhere, and at which step.
nonisolated public struct PathFault: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// The specimen shows nothing that could be looked into.
    case emptyScreen(specimen: String)
    /// No layer of the specimen has this role.
    case noSuchRole(specimen: String)
    /// The type has no such property.
    case noSuchProperty(type: String)
    /// A value of the type has no properties at all.
    case plainValue(type: String)
    /// The step before leads to nil.
    case nothingInside
  }

  /// What is wrong.
  public let kind: Kind
  /// Where the step stands in its line, in UTF-8 bytes from 0; nil if no step is at fault.
  public let span: Range<Int>?
  /// What could stand there.
  public let names: [String]
  /// What is nearest to what stands there.
  public let nearest: String?

  /// What is wrong, in words, without full stop.
  public var message: String {
    switch kind {
    case .emptyScreen(let specimen): "\(specimen) shows nothing yet"
    case .noSuchRole(let specimen): "\(specimen) has no such role"
    case .noSuchProperty(let type), .plainValue(let type): "\(type) has no such property"
    case .nothingInside: "there is nothing inside nil"
    }
  }

  init(_ kind: Kind, at step: PathReference.Step? = nil, among names: [String] = []) {
    self.kind = kind
    span = step?.span
    self.names = names
    nearest = step.flatMap { NearestName.to($0.name, among: names) }
  }
}
