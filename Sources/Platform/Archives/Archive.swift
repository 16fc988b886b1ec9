/// Reads the files in an archive into memory: tar, plain or compressed by gzip, and zip.
///
/// No name in an archive is ever a path on disk, and nothing is written. What an archive says of itself is
/// believed nowhere: each size and each place in it is held against the bytes that there are.
public enum Archive {
  /// Why an archive can't be read.
  public enum ReadError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file itself can't be read.
    case file(SystemError)
    /// It is none, or it is damaged.
    case damaged(Damage)
    /// It is packed in a way that isn't read.
    case unsupported(Packing)
    /// It has more entries than these.
    case tooMany(most: Int)
    /// Unpacked, it has more bytes than these.
    case tooLarge(most: Int)

    /// The reason, as a sentence goes on with it.
    public var description: String { Reasons.text(of: self) ?? english }

    // no text: the reason in English, where the program sets no words
    private var english: String {
      switch self {
      case .file(let error): "\(error)"
      case .damaged(let damage): "it isn't an archive, or it is damaged: \(damage.rawValue)"
      case .unsupported(let packing):
        "\(packing.rawValue), which isn't read; an archive is a .zip, .tar or .tar.gz"
      case .tooMany(let most): "it has more than \(most) entries"
      case .tooLarge(let most): "unpacked it is larger than \(most / 1_000_000) MB"
      }
    }
  }

  // no text: the English of what is worded above
  /// What shows that an archive is damaged.
  public enum Damage: String, Sendable {
    /// Less is there than it says.
    case endsTooEarly = "it ends too early"
    /// An entry of a tar archive doesn't begin with a header.
    case noHeader = "an entry has no header"
    /// What a zip archive lists isn't where it says.
    case noEntry = "an entry is not where the archive's list says"
    /// Bytes that no compressor has written.
    case notCompressed = "its compressed data can't be unpacked"
    /// What was unpacked isn't what was packed.
    case wrongChecksum = "a checksum is wrong"
  }

  // no text: the English of what is worded above
  /// A way to pack that isn't read.
  public enum Packing: String, Sendable {
    /// By a password.
    case encrypted = "it is encrypted"
    /// By another method than zip's usual one.
    case method = "it is compressed by an unusual method"
    /// Another kind of archive, by its name.
    case otherKind = "it is another kind of archive"
  }

  /// A regular file in an archive.
  public struct File: Equatable, Sendable {
    /// Its name there, whatever it says; nil if that isn't UTF-8.
    public let name: String?
    /// The first bytes of it; nil for a link.
    public let bytes: [UInt8]?
  }

  /// The most entries that are looked at.
  public static let mostEntries = 10_000
  /// The most bytes that are unpacked, those that are passed over included.
  public static let mostBytes = 64_000_000
  /// How the names of archives end that are read.
  private static let endings = ["zip", "tar", "tgz", "tar.gz"]
  /// How the names of archives end that aren't.
  private static let otherEndings = [
    "7z", "rar", "tar.bz2", "tar.lz", "tar.xz", "tar.zst", "tbz", "tbz2", "txz", "tzst",
  ]

  /// Whether a file is an archive by its name, one that is read or another.
  public static func isArchive(_ path: String) -> Bool {
    ends(path, in: endings) || ends(path, in: otherEndings)
  }

  private static func ends(_ path: String, in endings: [String]) -> Bool {
    let name = path.lowercased()
    return endings.contains { name.hasSuffix(".\($0)") }
  }

  /// Reads an archive from its beginning to its end, and gives the files that are wanted and those
  /// whose names can't be read, in the archive's order; at most `most` bytes of a file are kept.
  public static func files(
    in path: String, most: Int, where isWanted: (String) -> Bool
  ) throws(ReadError) -> [File] {
    let packed: [UInt8]
    do throws(SystemError) {
      packed = try TextFile.bytes(path)
    } catch {
      throw .file(error)
    }
    guard !ends(path, in: otherEndings) else { throw .unsupported(.otherKind) }
    return try files(packed: packed, most: most, where: isWanted)
  }

  /// Reads an archive that is in memory, whose first bytes tell what it is; see ``files(in:most:where:)``.
  public static func files(
    packed: [UInt8], most: Int, where isWanted: (String) -> Bool
  ) throws(ReadError) -> [File] {
    if packed.starts(with: ZipArchive.beginning) || packed.starts(with: ZipArchive.endOfList) {
      var zip = try ZipArchive(packed)
      return try files(in: packed, most: most, where: isWanted) { () throws(ReadError) in
        try zip.next()
      }
    }
    var bytes = packed
    if packed.starts(with: Inflation.beginningOfGzip) {
      bytes = try Inflation.bytes(of: packed[...], .gzip, most: mostBytes + 1)
      guard bytes.count <= mostBytes else { throw .tooLarge(most: mostBytes) }
    }
    var tar = TarArchive(bytes)
    return try files(in: bytes, most: most, where: isWanted) { () throws(ReadError) in
      try tar.next()
    }
  }

  /// Goes through the entries, and takes the bytes of the files that are wanted.
  private static func files(
    in bytes: [UInt8], most: Int, where isWanted: (String) -> Bool,
    next: () throws(ReadError) -> ArchiveEntry?
  ) throws(ReadError) -> [File] {
    var files: [File] = []
    var (entries, passed, kept) = (0, 0, 0)
    while let entry = try next() {
      entries += 1
      guard entries <= mostEntries else { throw .tooMany(most: mostEntries) }
      guard entry.size <= mostBytes - passed else { throw .tooLarge(most: mostBytes) }
      passed += entry.size
      guard entry.kind != .other else { continue }
      guard let name = entry.name else {
        files.append(File(name: nil, bytes: nil))
        continue
      }
      guard isWanted(name) else { continue }
      let content = entry.kind == .link ? nil : try entry.content(in: bytes, most: most)
      kept += content?.count ?? 0
      // Several entries of a zip archive can share the bytes that they are unpacked from.
      guard kept <= mostBytes else { throw .tooLarge(most: mostBytes) }
      files.append(File(name: name, bytes: content))
    }
    return files
  }
}
