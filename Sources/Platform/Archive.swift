import CBuild

/// Reads the files in an archive into memory: tar, plain or compressed, and zip.
///
/// The work is libarchive's, which is loaded when the first archive is asked for: few sessions do, and
/// each library that a program is linked with takes time at every start. No name in an archive is ever
/// a path on disk, and nothing is written.
public enum Archive {
  /// Why an archive can't be read.
  public enum Fault: Error, Equatable, Sendable, CustomStringConvertible {
    /// libarchive isn't there.
    case noLibrary
    /// The program is a static one, which can't load a library safely.
    case isStatic
    /// The file itself can't be read.
    case file(TextFile.Fault)
    /// It is none, or it is damaged: libarchive's reason.
    case damaged(String)
    /// It has more entries than these.
    case tooMany(most: Int)
    /// Unpacked, it has more bytes than these.
    case tooLarge(most: Int)

    /// The reason, as a sentence goes on with it.
    public var description: String {
      switch self {
      case .noLibrary: "archives are read by libarchive, and it is not installed"
      case .isStatic: "this layercake is one static file and can't load libarchive; unpack it first"
      case .file(let fault): "\(fault)"
      case .damaged(let reason): "it is no archive, or damaged: \(reason)"
      case .tooMany(let most): "it has more than \(most) entries"
      case .tooLarge(let most): "unpacked it is larger than \(most / 1_000_000) MB"
      }
    }
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
  /// How the names of archives end.
  public static let endings = ["zip", "tar", "tgz", "tar.gz", "tar.bz2", "tar.xz", "tar.zst"]

  /// Whether a file is an archive by its name.
  public static func isArchive(_ path: String) -> Bool {
    let name = path.lowercased()
    return endings.contains { name.hasSuffix(".\($0)") }
  }

  /// Reads an archive from its beginning to its end.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - most: The most bytes of a file that are kept.
  ///   - isWanted: Whether the file of a name is wanted; the others are passed over.
  /// - Returns: The files that are wanted and those whose names can't be read, in the archive's order.
  /// - Throws: A ``Fault``.
  public static func files(
    in path: String, most: Int, where isWanted: (String) -> Bool
  ) throws(Fault) -> [File] {
    // In a static program, dlopen brings a second C library in.
    guard !build_is_static() else { throw .isStatic }
    guard let library = LibArchive.shared else { throw .noLibrary }
    let descriptor: Int32
    do throws(TextFile.Fault) {
      descriptor = try TextFile.open(path)
    } catch {
      throw .file(error)
    }
    defer { close(descriptor) }
    guard let reader = library.makeReader() else { throw .damaged("no memory") }
    defer { _ = library.free(reader) }
    guard library.open(reader, descriptor, 1 << 16) == LibArchive.ok else {
      throw library.fault(reader)
    }
    var files: [File] = []
    var (entries, passed, kept) = (0, 0, 0)
    while true {
      var entry: OpaquePointer?
      let result = library.next(reader, &entry)
      if result == LibArchive.end { return files }
      // A warning is about one entry's name or attributes.
      guard result == LibArchive.ok || result == LibArchive.warning, let entry else {
        throw library.fault(reader)
      }
      entries += 1
      guard entries <= mostEntries else { throw .tooMany(most: mostEntries) }
      passed += max(0, Int(library.size(entry)))
      guard passed <= mostBytes else { throw .tooLarge(most: mostBytes) }
      let isLink = library.linkTarget(entry) != nil || library.type(entry) == S_IFLNK
      guard isLink || library.type(entry) == S_IFREG else { continue }
      guard let name = library.name(of: entry) else {
        files.append(File(name: nil, bytes: nil))
        continue
      }
      guard isWanted(name) else { continue }
      let bytes = isLink ? nil : try library.read(reader, most: most)
      kept += bytes?.count ?? 0
      // What an entry says of its size need not be true.
      guard kept <= mostBytes else { throw .tooLarge(most: mostBytes) }
      files.append(File(name: name, bytes: bytes))
    }
  }
}

/// The functions of libarchive that are called, as archive.h and archive_entry.h declare them.
private struct LibArchive: Sendable {
  typealias OnArchive = @convention(c) (OpaquePointer) -> Int32
  typealias TextOf = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?

  static let ok: Int32 = 0
  static let end: Int32 = 1
  static let warning: Int32 = -20

  /// The library; nil if it isn't installed.
  static let shared = LibArchive()

  private let new: @convention(c) () -> OpaquePointer?
  private let supported: [OnArchive]
  let free: OnArchive
  let open: @convention(c) (OpaquePointer, Int32, Int) -> Int32
  let next: @convention(c) (OpaquePointer, UnsafeMutablePointer<OpaquePointer?>) -> Int32
  private let data: @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, Int) -> Int
  private let error: TextOf
  private let utf8Name: TextOf
  private let localName: TextOf
  let linkTarget: TextOf
  let type: @convention(c) (OpaquePointer) -> mode_t
  let size: @convention(c) (OpaquePointer) -> Int64

  private init?() {
    let names = ["libarchive.so.13", "libarchive.13.dylib", "libarchive.2.dylib"]
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
      return nil
    }
    /// A function by its name; the type is the one that the header gives it.
    func function<Function>(_ name: String, as: Function.Type = Function.self) -> Function? {
      dlsym(library, "archive_\(name)").map { unsafeBitCast($0, to: Function.self) }
    }
    // Not all that it knows: some filters run other programs, and some formats no author uses.
    let supported = [
      "filter_gzip", "filter_bzip2", "filter_xz", "filter_zstd", "format_tar", "format_zip",
    ].compactMap { function("read_support_\($0)", as: OnArchive.self) }
    guard supported.count == 6,
      let new: @convention(c) () -> OpaquePointer? = function("read_new"),
      let free: OnArchive = function("read_free"),
      let open: @convention(c) (OpaquePointer, Int32, Int) -> Int32 = function("read_open_fd"),
      let next: @convention(c) (OpaquePointer, UnsafeMutablePointer<OpaquePointer?>) -> Int32 =
        function("read_next_header"),
      let data: @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, Int) -> Int =
        function("read_data"),
      let error: TextOf = function("error_string"),
      let utf8Name: TextOf = function("entry_pathname_utf8"),
      let localName: TextOf = function("entry_pathname"),
      let linkTarget: TextOf = function("entry_hardlink"),
      let type: @convention(c) (OpaquePointer) -> mode_t = function("entry_filetype"),
      let size: @convention(c) (OpaquePointer) -> Int64 = function("entry_size")
    else { return nil }
    (self.new, self.supported, self.free, self.open) = (new, supported, free, open)
    (self.next, self.data, self.error) = (next, data, error)
    (self.utf8Name, self.localName, self.linkTarget) = (utf8Name, localName, linkTarget)
    (self.type, self.size) = (type, size)
  }

  /// A reader of all that is supported.
  func makeReader() -> OpaquePointer? {
    guard let reader = new() else { return nil }
    // Where a filter isn't built in, archives that need it are refused as such.
    for support in supported { _ = support(reader) }
    return reader
  }

  /// Why the last call failed.
  func fault(_ reader: OpaquePointer) -> Archive.Fault {
    .damaged(error(reader).map { String(cString: $0) } ?? "it ends too early")
  }

  /// An entry's name. In a locale without UTF-8 one of the two is missing, whichever the archive has not.
  func name(of entry: OpaquePointer) -> String? {
    (utf8Name(entry) ?? localName(entry)).flatMap { String(validatingCString: $0) }
  }

  /// The first bytes of the entry that was come to.
  func read(_ reader: OpaquePointer, most: Int) throws(Archive.Fault) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most {
      let count = data(reader, &block, min(block.count, most - bytes.count))
      guard count >= 0 else { throw fault(reader) }
      if count == 0 { break }
      bytes += block[..<count]
    }
    return bytes
  }
}
