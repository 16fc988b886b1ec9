/// What an archive says of one of its files.
struct ArchiveEntry {
  /// What is told apart of files.
  enum Kind {
    case file
    case link
    /// A folder, a device, or what is no file for another reason.
    case other
  }

  /// Its name there; nil if that isn't UTF-8.
  let name: String?
  let kind: Kind
  /// How large the archive says that it is unpacked, in bytes.
  let size: Int
  /// Where its bytes are stored.
  let place: Range<Int>
  /// Whether they are compressed there.
  var isDeflated = false
  /// The checksum of the unpacked bytes, where the archive has one.
  var checksum: UInt?

  /// The first bytes of the file, `most` at the most; throws that the archive is damaged.
  func content(in bytes: [UInt8], most: Int) throws(Archive.ReadError) -> [UInt8] {
    // One more byte tells whether that is all.
    let content =
      isDeflated
      ? try Inflation.bytes(of: bytes[place], .deflate, most: most + 1)
      : Array(bytes[place].prefix(most + 1))
    guard content.count <= most else { return Array(content.prefix(most)) }
    if let checksum {
      guard content.count == size, Inflation.checksum(of: content) == checksum else {
        throw .damaged(.wrongChecksum)
      }
    }
    return content
  }
}

extension [UInt8] {
  /// A part of an archive; throws that it ends too early, where the part isn't all there.
  func part(_ start: Int, count: Int) throws(Archive.ReadError) -> ArraySlice<UInt8> {
    guard start >= 0, count >= 0, start <= self.count, count <= self.count - start else {
      throw .damaged(.endsTooEarly)
    }
    return self[start..<start + count]
  }
}
