import Languages
import Platform

/// The files of an export: one, or where a format has one figure a file, as many as there are figures,
/// `counter.mmd` and `counter-2.mmd`, or a worksheet and its key. Either all get their names, or, where that can be
/// known, none.
final class FigureFiles {
  /// What the files are to be called, the first one first.
  private(set) var paths: [String]
  private let replaces: Bool
  private var files: [AtomicFile]
  /// Why a file behind the first can't be.
  private var error: Refusal?

  /// Begins the first file.
  ///
  /// - Parameters:
  ///   - path: Where it is to be.
  ///   - replacing: Whether files may take the place of others.
  /// - Throws: Why there can be no such file.
  init(_ path: String, replacing: Bool) throws(Refusal) {
    (paths, replaces) = ([path], replacing)
    do throws(AtomicFile.WriteError) {
      files = [try AtomicFile(path, replacing: replacing)]
    } catch {
      throw .unwritten(error)
    }
  }

  /// Adds bytes to the newest file; a failure is told by ``commit()``.
  func write(_ bytes: UnsafeRawBufferPointer) {
    if error == nil { files[files.count - 1].write(bytes) }
  }

  /// Adds text to the newest file; a failure is told by ``commit()``.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Begins the next file; a failure is told by ``commit()``.
  ///
  /// - Parameter suffix: What is put behind the first file's name; nil for a number.
  func next(_ suffix: String? = nil) {
    guard error == nil else { return }
    let name = Folder.beside(paths[0], suffix ?? "\(files.count + 1)")
    do throws(AtomicFile.WriteError) {
      files.append(try AtomicFile(name, replacing: replaces))
      paths.append(name)
    } catch {
      self.error = .figureUnwritten(name, error)
    }
  }

  /// Gives the files their names.
  ///
  /// - Returns: The size of all in bytes.
  /// - Throws: Why there is no such file now.
  func commit() throws(Refusal) -> Int {
    if let error { throw error }
    for (place, file) in files.enumerated() {
      try writing(place) { () throws(AtomicFile.WriteError) in try file.finish() }
    }
    var size = 0
    for (place, file) in files.enumerated() {
      size += try writing(place) { () throws(AtomicFile.WriteError) in try file.commit() }
    }
    return size
  }

  private func writing<Result>(
    _ place: Int, _ body: () throws(AtomicFile.WriteError) -> Result
  ) throws(Refusal) -> Result {
    do throws(AtomicFile.WriteError) {
      return try body()
    } catch {
      throw place == 0
        ? .unwritten(error) : .figureUnwritten(paths[place], error)
    }
  }
}
