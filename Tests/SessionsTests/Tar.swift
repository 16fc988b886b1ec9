/// A tar archive made entry by entry (POSIX ustar), also with what no honest program writes.
struct Tar {
  /// What an entry is, as its header says it.
  enum Kind: String {
    case file = "0"
    case hardLink = "1"
    case symbolicLink = "2"
    case device = "3"
    case folder = "5"
  }

  private(set) var bytes: [UInt8] = []

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - text: What it holds.
  ///   - kind: What it is.
  ///   - target: Where it leads, if it is a link.
  ///   - size: How large it says that it is; nil for the truth.
  mutating func add(
    _ name: String, _ text: String = "", _ kind: Kind = .file, to target: String = "",
    size: Int? = nil
  ) {
    add(Array(name.utf8), text, kind, to: target, size: size)
  }

  /// Adds an entry whose name may not be UTF-8.
  mutating func add(
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
  var whole: [UInt8] { bytes + [UInt8](repeating: 0, count: 1_024) }
}
