import Exports
import Languages
import Platform

/// A trace that an app may still be writing, read as far as its lines have come to their ends.
struct TraceTail {
  private let path: String
  private let file: LineFile
  private var reader = TraceReader()
  /// How many lines couldn't be read.
  private(set) var unreadable = 0

  /// Opens a file.
  init(_ path: String) throws(Refusal) {
    self.path = path
    do throws(SystemError) {
      file = try LineFile(path, longest: TraceReader.longestLine)
    } catch {
      throw .cannotRead(error)
    }
    file.isStillWritten = true
  }

  /// The next line of interest.
  ///
  /// - Returns: The line; nil if no other has come to its end so far.
  /// - Throws: If the file is no trace, or can't be read.
  mutating func next() throws(Refusal) -> RecordedLine? {
    while true {
      let next: LineFile.Next
      do throws(SystemError) { next = try file.next() } catch { throw .cannotRead(error) }
      let bytes: UnsafeRawBufferPointer?
      switch next {
      case .end: return nil
      case .line(let line): bytes = line
      case .tooLong: bytes = nil
      }
      do throws(TraceError) {
        if let line = try reader.read(bytes) { return line }
      } catch {
        guard case .line = error else { throw .trace(error) }
        unreadable += 1
      }
    }
  }

  /// Whether the app was started again, and writes the file from its beginning, or another one under its name.
  var isBegunAnew: Bool { file.isReplaced(at: path) }
}
