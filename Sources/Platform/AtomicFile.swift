/// A file that appears whole or not at all, and never in the place of another unasked.
///
/// The bytes go to a temporary file in the same folder, which takes the name at the end; a full disk
/// leaves what was there.
public final class AtomicFile {
  /// Why a file wasn't written.
  public enum WriteError: Error, Equatable {
    /// There is a file of that name.
    case exists
    /// It can't be created, for the system's reason.
    case cannotCreate(SystemError)
    /// Writing failed on the way, for the system's reason.
    case cannotWrite(SystemError)
  }

  private let path: String
  private let temporary: String
  private let replaces: Bool
  private var descriptor: Int32
  private var failure: SystemError?
  private var size = 0
  /// The permissions of the file that is replaced.
  private var mode: mode_t?

  /// Begins a file, which may take the place of another or throws ``WriteError/exists``.
  public init(_ path: String, replacing: Bool) throws(WriteError) {
    guard !path.utf8.contains(0) else { throw .cannotCreate(.call(EINVAL)) }
    replaces = replacing
    var status = stat()
    let isThere = lstat(path, &status) == 0
    if isThere, !replacing, status.st_mode & S_IFMT != S_IFDIR { throw .exists }
    // Behind a link stands the file that is meant.
    let isLink = isThere && status.st_mode & S_IFMT == S_IFLNK
    let path = isLink ? try AtomicFile.target(of: path) : path
    self.path = path
    if isThere, stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG: mode = status.st_mode & 0o7777
      case S_IFDIR: throw .cannotCreate(.call(EISDIR))
      // A device or a pipe would be replaced by a file, and be gone.
      default: throw .cannotCreate(.noRegularFile)
      }
    }
    // Within the 255 bytes that a name may have, with room for what makes it another one.
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    guard !name.isEmpty else { throw .cannotCreate(.call(ENOENT)) }
    var attempt = 0
    repeat {
      // A name left over from a process of the same number that was killed must not be in the way.
      let candidate = "\(folder).\(name.prefix(bytes: 200)).\(getpid())-\(attempt)"
      let opened = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if opened >= 0 {
        temporary = candidate
        descriptor = opened
        return
      }
      attempt += 1
    } while errno == EEXIST && attempt < 100
    throw .cannotCreate(.call(errno))
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unlink(temporary)
  }

  /// Adds bytes; a failure is told by ``commit()``.
  public func write(_ bytes: UnsafeRawBufferPointer) {
    guard failure == nil else { return }
    do throws(SystemError) {
      try writeAll(descriptor, bytes)
      size += bytes.count
    } catch {
      failure = error
    }
  }

  /// Adds text; a failure is told by ``commit()``.
  public func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Makes sure that all was written, before the file is given its name.
  public func finish() throws(WriteError) {
    if failure == nil, fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP {
      failure = .call(errno)
    }
    if let failure { throw .cannotWrite(failure) }
  }

  /// Gives the file its name, and tells its size in bytes; if a ``WriteError`` is thrown, nothing is
  /// left behind.
  public func commit() throws(WriteError) -> Int {
    if let mode { fchmod(descriptor, mode) }
    try finish()
    // link() refuses an existing name in one step, where looking first would leave a gap.
    if !replaces, link(temporary, path) == 0 {
      unlink(temporary)
    } else if !replaces, errno == EEXIST {
      throw .exists
    } else if rename(temporary, path) != 0 {
      throw .cannotCreate(.call(errno))
    }
    close(descriptor)
    descriptor = -1
    return size
  }

  /// Where a link leads in the end.
  private static func target(of link: String) throws(WriteError) -> String {
    do throws(SystemError) {
      return try resolvedPath(link)
    } catch {
      throw .cannotCreate(error)
    }
  }
}

extension String {
  /// The first characters of a text, as many whole scalars as so many bytes of UTF-8 have room for.
  fileprivate func prefix(bytes most: Int) -> Substring {
    guard utf8.count > most else { return self[...] }
    var end = utf8.index(startIndex, offsetBy: most)
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return self[..<end]
  }
}
