import Exports
import Languages
import Platform

/// An exported trace in a file, read line by line.
struct TraceFile {
  private let file: LineFile
  private var reader = TraceReader()
  /// Whether lines that can't be read are passed over.
  private let keepsGoing: Bool
  /// The first errors of lines that were passed over.
  private(set) var errors: [Refusal] = []
  /// How many lines were passed over.
  private(set) var passed = 0
  /// The number of the last line, if it is cut off in its middle: an app crashed while it was written.
  private(set) var cutLine: Int?

  /// How many errors are remembered: a file that is no trace has as many as lines.
  private static let mostErrors = 5

  /// The number of the line that was read last, from 1.
  private var lineNumber: Int { reader.count }

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: Where it is; nil for standard input.
  ///   - most: The largest file, in bytes; nil for any.
  ///   - keepsGoing: Whether lines that can't be read are passed over.
  /// - Throws: Why it can't be read.
  init(_ path: String?, most: Int? = nil, keepsGoing: Bool = false) throws(Refusal) {
    self.keepsGoing = keepsGoing
    guard let path else {
      file = LineFile(descriptor: STDIN_FILENO, longest: TraceReader.longestLine)
      return
    }
    do throws(SystemError) {
      file = try LineFile(path, longest: TraceReader.longestLine, most: most)
    } catch {
      if case .tooLarge(let most) = error {
        throw Refusal("error.trace-too-large", most / 1_000_000, exitCode: .noInput)
      }
      throw .cannotRead(error)
    }
  }

  /// Whether a file begins as an exported trace does.
  static func begins(_ path: String) throws(Refusal) -> Bool {
    do throws(SystemError) {
      return try TextFile.read(path, most: 64, mends: true).hasPrefix("{\"format\":")
    } catch {
      throw .cannotRead(error)
    }
  }

  /// Whether an app recorded it, as far as it was read.
  var isOfApp: Bool { reader.isOfApp }

  /// The next line of interest; nil at the end.
  mutating func next() throws(Refusal) -> RecordedLine? {
    while true {
      let next: LineFile.Next
      do throws(SystemError) {
        next = try file.next()
      } catch {
        throw .cannotRead(error)
      }
      let bytes: UnsafeRawBufferPointer?
      switch next {
      case .end:
        if !reader.hasHeader { throw .trace(.noTrace) }
        return nil
      case .line(let line): bytes = line
      case .tooLong: bytes = nil
      }
      do throws(TraceError) {
        if let line = try reader.read(bytes) { return line }
      } catch {
        if file.isLastLineOpen, isCut(bytes, error) {
          cutLine = lineNumber
        } else {
          try passOver(error)
        }
      }
    }
  }

  /// Whether a line is what a crash leaves of one: the beginning of an object, which is as it should be up to its
  /// last word.
  private func isCut(_ bytes: UnsafeRawBufferPointer?, _ error: TraceError) -> Bool {
    guard reader.hasHeader, let bytes, bytes.first == UInt8(ascii: "{"),
      case .line(_, let error) = error
    else { return false }
    return switch error {
    case .torn, .notUTF8: true
    // The column is in characters; `fals` may be the last word.
    case .notJSON(let column): bytes.count { $0 & 0xC0 != 0x80 } - column < 6
    default: false
    }
  }

  /// Reads all that is left.
  ///
  /// - Parameters:
  ///   - takesAnyOrder: Whether events may come in any order, and in pieces.
  ///   - take: Takes what the lines tell, as they come.
  /// - Throws: Why it can't be read.
  mutating func readToEnd(
    takesAnyOrder: Bool, _ take: (TracePart) -> Void
  ) throws(Refusal) {
    var collector = EventCollector(takesAnyOrder: takesAnyOrder)
    while let line = try next() {
      switch line {
      case .header(let header): take(.header(header))
      case .action(let text, let number):
        take(.action(text, number: number, line: lineNumber))
      case .end(let missing): take(.end(missing: missing))
      case .message, .screen, .state, .note, .result, .reference:
        if case .result(let result) = line, takesAnyOrder { take(.result(result)) }
        if reader.isOfApp { collector.expectInterleaving() }
        do throws(TraceError.LineError) {
          if let event = try collector.add(line) { take(.event(event)) }
        } catch {
          try passOver(.line(lineNumber, error))
        }
      }
    }
    while let event = collector.finish() { take(.event(event)) }
  }

  /// Passes over a line with an error, if that is wanted.
  private mutating func passOver(_ error: TraceError) throws(Refusal) {
    guard keepsGoing, case .line = error else { throw .trace(error) }
    passed += 1
    if errors.count < TraceFile.mostErrors { errors.append(.trace(error)) }
  }
}

extension RecordedTrace {
  /// Reads a whole file, whose events may come in any order.
  init(_ file: inout TraceFile, named name: String = "") throws(Refusal) {
    try self.init(named: name) { take throws(Refusal) in
      try file.readToEnd(takesAnyOrder: true, take)
    }
    isOfApp = file.isOfApp
  }
}
