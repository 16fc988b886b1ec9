/// The entries of a zip archive, as the list at its end has them.
struct ZipArchive {
  /// What the first entry begins with.
  static let beginning: [UInt8] = [0x50, 0x4B, 3, 4]
  /// What the list begins each entry with.
  private static let listed: [UInt8] = [0x50, 0x4B, 1, 2]
  /// What stands behind the list; the archive begins with it, if it has no entries.
  static let endOfList: [UInt8] = [0x50, 0x4B, 5, 6]
  /// The size of what stands behind the list, but for a comment.
  private static let endSize = 22

  private let bytes: [UInt8]
  /// Where the list has its next entry.
  private var offset: Int
  /// How many entries the list still has.
  private var remaining: Int

  /// Finds the list; throws that there is none.
  init(_ bytes: [UInt8]) throws(Archive.ReadError) {
    self.bytes = bytes
    // A comment may follow, whose length has two bytes.
    let last = bytes.count - ZipArchive.endSize
    let end = stride(from: last, through: max(0, last - 0xFFFF), by: -1).first {
      bytes[$0...].starts(with: ZipArchive.endOfList)
    }
    guard let end else { throw .damaged(.endsTooEarly) }
    remaining = try bytes.number(at: end + 10, size: 2)
    offset = try bytes.number(at: end + 16, size: 4)
  }

  /// The next entry; nil at the end.
  mutating func next() throws(Archive.ReadError) -> ArchiveEntry? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    let (start, bytes) = (offset, bytes)
    func number(_ place: Int, _ size: Int = 4) throws(Archive.ReadError) -> Int {
      try bytes.number(at: start + place, size: size)
    }
    guard try bytes.part(start, count: 46).starts(with: ZipArchive.listed) else {
      throw .damaged(.noEntry)
    }
    let name = try bytes.part(start + 46, count: number(28, 2))
    offset = try name.endIndex + number(30, 2) + number(32, 2)
    let kind = try ZipArchive.kind(name, host: number(4, 2) >> 8, mode: number(38) >> 16)
    var entry = ArchiveEntry(
      name: String(validating: name, as: UTF8.self), kind: kind, size: try number(24),
      place: try place(at: try number(42), count: try number(20)))
    guard kind == .file else { return entry }
    guard try number(8, 2) & 1 == 0 else { throw .unsupported(.encrypted) }
    let method = try number(10, 2)
    guard method == 0 || method == 8 else { throw .unsupported(.method) }
    entry.isDeflated = method == 8
    entry.checksum = UInt(try number(16))
    return entry
  }

  /// Where the bytes of an entry are: behind a header of their own, which repeats the name.
  private func place(at start: Int, count: Int) throws(Archive.ReadError) -> Range<Int> {
    guard try bytes.part(start, count: 30).starts(with: ZipArchive.beginning) else {
      throw .damaged(.noEntry)
    }
    let header =
      try 30 + bytes.number(at: start + 26, size: 2) + bytes.number(at: start + 28, size: 2)
    return try bytes.part(start + header, count: count).indices
  }

  /// What an entry is, which only Unix and macOS say in a number.
  private static func kind(_ name: ArraySlice<UInt8>, host: Int, mode: Int) -> ArchiveEntry.Kind {
    if name.last == UInt8(ascii: "/") { return .other }
    guard host == 3 || host == 19 else { return .file }
    return switch mode_t(mode) & S_IFMT {
    case 0, S_IFREG: .file
    case S_IFLNK: .link
    default: .other
    }
  }
}

extension [UInt8] {
  /// A number of two or four bytes, the lowest first.
  fileprivate func number(at place: Int, size: Int) throws(Archive.ReadError) -> Int {
    try part(place, count: size).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
