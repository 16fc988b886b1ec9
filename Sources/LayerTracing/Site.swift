/// The place in the source where a message is received: all that is known of it at compile time.
///
/// The macro writes it as one string literal whose fields are separated by U+001F; the recorder
/// keeps only its address.
public struct Site: Sendable, Hashable {
  /// How a message gets from one layer to another.
  public enum Kind: Character, Sendable, CaseIterable {
    /// A method of the receiver is called.
    case call = "c"
    /// A closure that the receiver handed over is run: an observer is told, or an answer comes.
    case notification = "n"
    /// A stored property of the receiver is set.
    case write = "w"
    /// A property of the receiver is read by who is told when it changes.
    case read = "r"
    /// An asynchronous method of the sender, for which the receiver has waited, returns.
    case `return` = "a"
    /// An asynchronous method of the sender, for which the receiver has waited, throws an error.
    case error = "e"
    /// A method of the layer waits for something, and is left meanwhile.
    case suspension = "s"
    /// A method of the layer goes on.
    case resumption = "g"

    /// Whether the sender doesn't know the receiver.
    var isNotification: Bool {
      switch self {
      case .notification, .return, .error: true
      case .call, .write, .read, .suspension, .resumption: false
      }
    }

    /// The kind's name in exports and filters.
    public var name: String {
      switch self {
      case .call: "call"
      case .notification: "notification"
      case .write: "write"
      case .read: "read"
      case .return: "return"
      case .error: "throw"
      case .suspension: "await"
      case .resumption: "resume"
      }
    }
  }

  /// All that is known of it, behind one reference: a message is copied often, and its site with it.
  private let facts: Facts

  /// How the message gets there.
  public var kind: Kind { facts.kind }
  /// The class in whose source the site is.
  public var type: String { facts.type }
  /// The message in full Swift form, or the bare name of what is set or read: `increase()`, `number`.
  public var name: String { facts.name }
  /// For each parameter whether its value is recorded; a closure's is not, nor that of one without
  /// a name.
  public var parameters: [Bool] { marks.map { $0 == "v" } }
  /// For each parameter `v` if its value is recorded, `f` if it is a closure, else `_`.
  var marks: String { facts.marks }
  /// Where it is.
  public var source: SourceLocation { facts.source }
  /// How the closures in the method's body capture `self`, in source order, of those that do.
  public var captures: [CaptureFact] { facts.captures }
  /// The name without labels: `onValueChange`.
  public var baseName: String { facts.baseName }
  /// The argument labels, nil for `_`, empty where the name has no parentheses.
  public var labels: [String?] { facts.labels }

  /// What is known at compile time, taken apart once for each site.
  private final class Facts: Sendable {
    let kind: Kind
    let type: String
    let name: String
    let marks: String
    let source: SourceLocation
    let captures: [CaptureFact]
    let baseName: String
    let labels: [String?]

    init(
      kind: Kind, type: String, name: String, marks: String?, source: SourceLocation,
      captures: [CaptureFact]
    ) {
      self.kind = kind
      self.type = type
      self.name = name
      self.source = source
      self.captures = captures
      baseName = name.prefix { $0 != "(" }.description
      labels = kind == .call || kind == .notification ? Site.labels(of: name) : []
      self.marks = marks ?? String(repeating: "v", count: labels.count)
    }
  }

  /// Whether two sites are the same place.
  public static func == (one: Site, other: Site) -> Bool {
    if one.facts === other.facts { return true }
    return one.kind == other.kind && one.type == other.type && one.name == other.name
      && one.marks == other.marks && one.source == other.source && one.captures == other.captures
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(source)
  }

  /// Reads the null-terminated UTF-8 text that the macro wrote.
  init(_ start: UnsafePointer<UInt8>) {
    self = Site.known(UInt(bitPattern: start)) { Site(String(cString: start)) }
  }

  /// The sites of this program, by where their texts are: each is taken apart once.
  private static let known = AddressMemo<Site>()

  /// Reads the text that the macro wrote: kind, class, name, parameters, file and line; of a method
  /// whose closures capture `self` also how, and in which lines: `22w,30s`.
  ///
  /// A field that is missing or means nothing is read as a call, an empty text, or line 0.
  public init(_ text: String) {
    let fields = text.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
    func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    facts = Facts(
      kind: field(0).first.flatMap(Kind.init(rawValue:)) ?? .call, type: field(1), name: field(2),
      marks: field(3), source: SourceLocation(fileID: field(4), line: Int(field(5)) ?? 0),
      captures: field(6).split(separator: ",").compactMap(Site.capture))
  }

  /// The text of a method's site as that of another kind, for as long as the program lives; without the method's,
  /// because its message has gone, the text of a site that says nothing more.
  static func text(of start: UnsafePointer<UInt8>?, as kind: Kind) -> UnsafePointer<UInt8> {
    derived(Derived(start: UInt(bitPattern: start), kind: kind)) {
      let rest = start.map { String(cString: $0).dropFirst() } ?? "\u{1F}\u{1F}"
      return Text(start: text("\(kind.rawValue)\(rest)"))
    }.start
  }

  /// One text for each site and kind.
  private static let derived = Memo<Derived, Text>()

  private struct Derived: Hashable {
    let start: UInt
    let kind: Kind
  }

  /// A site's text for as long as the program lives.
  static func text(_ text: String) -> UnsafePointer<UInt8> {
    kept(text) {
      let bytes = Array("\(text)\0".utf8)
      let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      memory.initialize(from: bytes, count: bytes.count)
      return Text(start: memory)
    }.start
  }

  /// The texts that no macro wrote, each once.
  private static let kept = Memo<String, Text>()

  /// A text that is never freed or changed.
  private struct Text: @unchecked Sendable { let start: UnsafePointer<UInt8> }

  /// Describes a site of a program that isn't this one, by the message in full Swift form, or by the
  /// bare name of what is set.
  public init(kind: Kind, type: String, name: String, source: SourceLocation) {
    facts = Facts(kind: kind, type: type, name: name, marks: nil, source: source, captures: [])
  }

  private static func capture(_ text: Substring) -> CaptureFact? {
    // no text: Swift
    let ways: [Character: String] = ["w": "weak self", "u": "unowned self", "s": "self"]
    guard let way = text.last.flatMap({ ways[$0] }), let line = Int(text.dropLast()) else {
      return nil
    }
    return CaptureFact(captures: [way], line: line)
  }

  private static func labels(of name: String) -> [String?] {
    guard let open = name.firstIndex(of: "(") else { return [] }
    return name[name.index(after: open)...].dropLast().split(separator: ":").map {
      $0 == "_" ? nil : String($0)
    }
  }
}
