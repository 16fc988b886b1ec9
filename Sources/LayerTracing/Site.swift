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

    /// The kind's name in exports and filters.
    public var name: String {
      switch self {
      case .call: "call"
      case .notification: "notification"
      case .write: "write"
      }
    }
  }

  /// How the message gets there.
  public let kind: Kind
  /// The class in whose source the site is.
  public let type: String
  /// The message in full Swift form, or the bare name of what is set: `increase()`, `number`.
  public let name: String
  /// For each parameter whether its value is recorded; a closure's is not, nor that of one without
  /// a name.
  public var parameters: [Bool] { marks.map { $0 == "v" } }
  /// For each parameter `v` if its value is recorded, `f` if it is a closure, else `_`.
  let marks: String
  /// Where it is.
  public let source: SourceLocation
  /// How the closures in the method's body capture `self`, in source order, of those that do.
  public let captures: [CaptureFact]
  /// The name without labels: `onValueChange`.
  public let baseName: String
  /// The argument labels, nil for `_`, empty where the name has no parentheses.
  public let labels: [String?]

  /// Reads the text that the macro wrote.
  ///
  /// - Parameter start: Null-terminated UTF-8.
  init(_ start: UnsafePointer<UInt8>) {
    self.init(String(cString: start))
  }

  /// Reads the text that the macro wrote: kind, class, name, parameters, file and line; of a method
  /// whose closures capture `self` also how, and in which lines: `22w,30s`.
  ///
  /// A field that is missing or means nothing is read as a call, an empty text, or line 0.
  public init(_ text: String) {
    let fields = text.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
    func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    kind = field(0).first.flatMap(Kind.init(rawValue:)) ?? .call
    type = field(1)
    name = field(2)
    marks = field(3)
    source = SourceLocation(fileID: field(4), line: Int(field(5)) ?? 0)
    captures = field(6).split(separator: ",").compactMap(Site.capture)
    // Taken apart here, once for each site, because every message asks.
    baseName = name.prefix { $0 != "(" }.description
    labels = Site.labels(of: name)
  }

  /// Describes a site of a program that isn't this one.
  ///
  /// - Parameters:
  ///   - kind: How the message gets there.
  ///   - type: The class in whose source it is.
  ///   - name: The message in full Swift form, or the bare name of what is set.
  ///   - source: Where it is.
  public init(kind: Kind, type: String, name: String, source: SourceLocation) {
    self.kind = kind
    self.type = type
    self.name = name
    self.source = source
    captures = []
    baseName = name.prefix { $0 != "(" }.description
    labels = Site.labels(of: name)
    marks = String(repeating: "v", count: labels.count)
  }

  private static func capture(_ text: Substring) -> CaptureFact? {
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
