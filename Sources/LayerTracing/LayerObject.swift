/// What plays a role: what `@Layer(role)` makes of a class or a structure.
///
/// Nothing conforms to this by hand; the macro writes both requirements.
///
/// A value has no identity of its own, and messages go to someone. So a structure is given a token when an
/// initialiser makes it, as an object is, and its copies share it: they are one layer, which is there for as long
/// as one of them is. Two values that were made apart are two layers, equal or not.
public protocol Layered {
  /// What the class or the structure says of itself in its source.
  static var _layerFacts: LayerFacts { get }
  /// The layer's own way to its recorder.
  var _layerToken: LayerToken { get }
}

/// An object that plays a role. (The compiler can't choose between two protocols for what a macro is attached to:
/// it gives each to the class, and fails at the subclass.)
public typealias LayerObject = Layered & AnyObject

/// What `@Layer` read in the source of one class, or of one structure.
public struct LayerFacts: Sendable {
  /// The class's name, without its module.
  public let name: String
  /// The role that the class plays.
  public let role: Role
  /// The superclass and protocols, as written.
  public let inherits: [String]
  /// The stored properties that the class itself declares, in source order.
  public let properties: [PropertyFact]
  /// What the closures in the class's own body capture, in source order: of those that have a capture
  /// list, and of those that name `self` without one.
  public let captures: [CaptureFact]
  /// The stored properties that `@Observable` makes computed.
  let observed: [ObservedFact]
  /// Where the class is declared.
  public let source: SourceLocation

  /// Made by the macro.
  public init(
    name: String, role: Role, inherits: [String], properties: [PropertyFact],
    captures: [CaptureFact], observed: [ObservedFact] = [], source: SourceLocation
  ) {
    self.name = name
    self.role = role
    self.inherits = inherits
    self.properties = properties
    self.captures = captures
    self.observed = observed
    self.source = source
  }
}

extension LayerFacts {
  /// The module that the class belongs to, which is what stands before its part in its name: `Receipt`
  /// for `ReceiptPresenter`, `ReceiptViewController` and `ReceiptViewMock`.
  ///
  /// Nil for a class that isn't named for its part (`Amount`), and where the part belongs to no one module.
  public var module: String? {
    guard let ending = role.classEndings.first(where: name.hasSuffix), name.count > ending.count
    else { return nil }
    return String(name.dropLast(ending.count))
  }
}

/// One stored property of a layer class.
public struct PropertyFact: Sendable, Equatable {
  /// How a property holds what it refers to.
  public enum Ownership: String, CaseIterable, Sendable {
    /// Keeps it alive; also every value type.
    case strong
    /// Lets it go, and becomes nil.
    case weak
    /// Lets it go, and must not be touched after.
    case unowned
  }

  /// The property's name.
  public let name: String
  /// How it holds its value.
  public let ownership: Ownership
  /// The declared type, or nil where the compiler infers it.
  public let type: String?
  /// Whether it is a `let`, which no thread changes.
  public let isConstant: Bool
  /// Whether it is the object's own affair, marked `@Unrecorded`: not shown unless asked for.
  public let isUnrecorded: Bool
  /// The 1-based line of the declaration, in the file of the class.
  public let line: Int

  /// Made by the macro.
  public init(
    name: String, ownership: Ownership, type: String?, isConstant: Bool = false,
    isUnrecorded: Bool = false, line: Int
  ) {
    self.name = name
    self.ownership = ownership
    self.type = type
    self.isConstant = isConstant
    self.isUnrecorded = isUnrecorded
    self.line = line
  }
}

extension PropertyFact {
  /// The same property, declared as another type.
  func declared(as type: String) -> PropertyFact {
    PropertyFact(
      name: name, ownership: ownership, type: type, isConstant: isConstant,
      isUnrecorded: isUnrecorded, line: line)
  }
}

/// The capture list of one closure: what no mirror can see at run time.
public struct CaptureFact: Sendable, Hashable {
  /// The captures as written: `weak self`, `amount`.
  public let captures: [String]
  /// The 1-based line of the closure's opening brace.
  public let line: Int

  /// Made by the macro.
  public init(captures: [String], line: Int) {
    self.captures = captures
    self.line = line
  }
}

/// A place in a source file.
public struct SourceLocation: Sendable, Hashable {
  /// The file as `#fileID` writes it: `MVP/CountPresenter.swift`.
  public let fileID: String
  /// The 1-based line.
  public let line: Int

  /// Makes a place.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// The file's name without its module: `CountPresenter.swift`.
  public var fileName: String {
    fileID.split(separator: "/").last.map(String.init) ?? fileID
  }
}

/// The token of any object: what the methods of an extension use, which may extend a protocol.
@inlinable @inline(__always)
public func _layerToken(of layer: some LayerObject) -> LayerToken { layer._layerToken }

/// The token of an object that is only known to be a layer at run time; of one that is none, a
/// token that records nothing.
public func _layerToken<T>(of layer: T) -> LayerToken {
  (layer as? any LayerObject)?._layerToken ?? LayerToken.none
}
