/// A tar archive made entry by entry (POSIX ustar), also with what no honest program writes.
public struct Tar {
  /// What an entry is, as its header says it.
  public enum Kind: String {
    /// A regular file.
    case file = "0"
    /// What pax says of the entry behind it.
    case pax = "x"
    /// The name of the entry behind it, as GNU's tar writes a long one.
    case longName = "L"
    /// Another name of a file.
    case hardLink = "1"
    /// A path that leads elsewhere.
    case symbolicLink = "2"
    /// A character device.
    case device = "3"
    /// A folder.
    case folder = "5"
  }

  /// The entries.
  public private(set) var bytes: [UInt8] = []

  /// An archive without entries.
  public init() {}

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - text: What it holds.
  ///   - kind: What it is.
  ///   - target: Where it leads, if it is a link.
  ///   - size: How large it says that it is; nil for the truth.
  public mutating func add(
    _ name: String, _ text: String = "", _ kind: Kind = .file, to target: String = "",
    size: Int? = nil
  ) {
    add(Array(name.utf8), text, kind, to: target, size: size)
  }

  /// Adds an entry whose name may not be UTF-8.
  public mutating func add(
    _ name: [UInt8], _ text: String = "", _ kind: Kind = .file, to target: String = "",
    size: Int? = nil
  ) {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ value: [UInt8], at place: Int) {
      header.replaceSubrange(place..<place + value.count, with: value)
    }
    func number(_ value: Int, _ digits: Int) -> [UInt8] {
      let octal = String(value, radix: 8)
      return Array((String(repeating: "0", count: digits - octal.count) + octal).utf8)
    }
    put(name, at: 0)
    put(number(0o644, 7), at: 100)
    put(number(0, 7), at: 108)
    put(number(0, 7), at: 116)
    put(number(size ?? text.utf8.count, 11), at: 124)
    put(number(0, 11), at: 136)
    put(Array(repeating: 0x20, count: 8), at: 148)
    put(Array(kind.rawValue.utf8), at: 156)
    put(Array(target.utf8), at: 157)
    put(Array("ustar\u{0}00".utf8), at: 257)
    put(number(header.reduce(0) { $0 + Int($1) }, 6) + [0, 0x20], at: 148)
    bytes += header + Array(text.utf8)
    bytes += [UInt8](repeating: 0, count: (512 - text.utf8.count % 512) % 512)
  }

  /// The archive with its end.
  public var whole: [UInt8] { bytes + [UInt8](repeating: 0, count: 1_024) }
}
