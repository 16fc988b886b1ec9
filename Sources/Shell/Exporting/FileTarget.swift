import Platform

/// A file that a command writes: whole or not at all.
enum FileTarget {
  /// Writes a file.
  ///
  /// - Parameters:
  ///   - path: Where it is to be.
  ///   - span: The word that names it, for a complaint.
  ///   - replaces: Whether it may take the place of another.
  ///   - context: What complaints are worded in.
  ///   - body: Writes the bytes.
  /// - Returns: The file's size in bytes.
  /// - Throws: What `body` throws, or why there is no such file now.
  static func write(
    _ path: String, at span: Range<Int>?, replacing replaces: Bool, in context: Context,
    _ body: (AtomicFile) throws(Complaint) -> Void
  ) throws(Complaint) -> Int {
    let target: AtomicFile
    do throws(AtomicFile.Fault) {
      target = try AtomicFile(path, replacing: replaces)
    } catch {
      throw context.complaint(.file(.unwritten(error)), at: span)
    }
    try body(target)
    do throws(AtomicFile.Fault) {
      return try target.commit()
    } catch {
      throw context.complaint(.file(.unwritten(error)), at: span)
    }
  }
}
