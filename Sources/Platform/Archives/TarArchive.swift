/// The entries of a tar archive, one after another: POSIX's ustar and pax, and GNU's long names.
struct TarArchive {
  /// Headers and contents begin at multiples of this.
  private static let block = 512

  private let bytes: [UInt8]
  private var offset = 0

  /// Begins with the first entry.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next entry; nil at the end.
  mutating func next() throws(Archive.ReadError) -> ArchiveEntry? {
    // What entries of their own say of the entry behind them.
    var (name, size): ([UInt8]?, Int?) = (nil, nil)
    while true {
      let header = Header(try bytes.part(offset, count: TarArchive.block))
      if header.isEmpty { return nil }
      guard header.isSound, let ownSize = header.size else { throw .damaged(.noHeader) }
      let isExtension = ["x", "g", "L", "K"].contains(header.type)
      let contentSize = isExtension ? ownSize : size ?? ownSize
      guard contentSize <= Archive.mostBytes else { throw .tooLarge(most: Archive.mostBytes) }
      let content = try bytes.part(offset + TarArchive.block, count: contentSize)
      offset = content.endIndex + (-contentSize & (TarArchive.block - 1))
      switch header.type {
      case "L": name = Array(content.prefix { $0 != 0 })
      case "x":
        let records = TarArchive.records(content)
        name = records["path"].map { Array($0) } ?? name
        size = records["size"].flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? size
        guard size ?? 0 >= 0 else { throw .damaged(.noHeader) }
      // The target of a link, and what holds for all entries: neither is a name.
      case "K", "g": break
      default:
        let name = name ?? header.name
        return ArchiveEntry(
          name: String(validating: name, as: UTF8.self),
          kind: name.last == UInt8(ascii: "/") ? .other : header.kind,
          size: contentSize, place: content.indices)
      }
    }
  }

  /// The records of a pax header, "28 path=a name\n": each begins with its own length.
  private static func records(_ content: ArraySlice<UInt8>) -> [String: ArraySlice<UInt8>] {
    var records: [String: ArraySlice<UInt8>] = [:]
    var rest = content
    while let blank = rest.firstIndex(of: 0x20),
      let length = Int(String(decoding: rest[..<blank], as: UTF8.self)),
      length > blank - rest.startIndex, length <= rest.count
    {
      let record = rest[(blank + 1)..<(rest.startIndex + length)]
      if let equals = record.firstIndex(of: UInt8(ascii: "=")) {
        let key = String(decoding: record[..<equals], as: UTF8.self)
        records[key] = record[(equals + 1)...].dropLast()
      }
      rest = rest.dropFirst(length)
    }
    return records
  }
}

/// The block that an entry of a tar archive begins with.
private struct Header {
  private let bytes: [UInt8]

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }

  /// Whether it is none, but the end of the archive.
  var isEmpty: Bool { bytes.allSatisfy { $0 == 0 } }

  /// Whether its checksum is right: it is the sum of the others, with blanks in its own place.
  var isSound: Bool {
    let place = 148..<156
    let sum = bytes.reduce(0) { $0 + Int($1) }
    return number(place) == bytes[place].reduce(sum) { $0 - Int($1) + 0x20 }
  }

  var type: Character { Character(Unicode.Scalar(bytes[156])) }

  var kind: ArchiveEntry.Kind {
    switch type {
    case "0", "\0", "7": .file
    case "1", "2": .link
    default: .other
    }
  }

  /// The size of the content that follows; nil if it is no number.
  var size: Int? { number(124..<136) }

  /// The name, whose beginning POSIX puts in a field of its own.
  var name: [UInt8] {
    let prefix = bytes[257..<263].elementsEqual("ustar\0".utf8) ? text(345..<500) : []
    return prefix.isEmpty ? text(0..<100) : prefix + [UInt8(ascii: "/")] + text(0..<100)
  }

  private func text(_ place: Range<Int>) -> [UInt8] { Array(bytes[place].prefix { $0 != 0 }) }

  /// A number, in octal digits; where those are too few, the field is a number in binary, marked by its
  /// first bit.
  private func number(_ place: Range<Int>) -> Int? {
    let field = bytes[place]
    if field.first.map({ $0 & 0x80 != 0 }) == true {
      // It is too large for the digits, and so for any limit of ours.
      return .max
    }
    let digits = field.drop { $0 == 0x20 }.prefix { $0 != 0 && $0 != 0x20 }
    return digits.isEmpty ? 0 : Int(String(decoding: digits, as: UTF8.self), radix: 8)
  }
}
