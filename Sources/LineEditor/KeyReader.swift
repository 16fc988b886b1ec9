import CEditLine
import Platform

/// Reads what is typed at a terminal, character by character, and hears of signals while it waits.
///
/// Its descriptor doesn't block, and it waits for keys and signals at once: that way no Ctrl-C is
/// lost between looking and waiting. Long runs of characters, pasted or not, are handed over in one
/// piece, because an editor that draws after each takes quadratic time.
struct KeyReader {
  /// What was read.
  enum Key: Equatable {
    /// A character to edit with.
    case character(UInt32)
    /// Text to put in at once.
    case text(String)
    /// Ctrl-C.
    case interrupt
    /// Ctrl-Z.
    case suspend
    /// Ctrl-\.
    case quit
    /// A signal, by its number.
    case signal(Int32)
    /// The column that the terminal says its cursor is in, from 1.
    case column(Int)
    /// Nothing was typed for a while.
    case pause
    /// Nothing more will come.
    case end
    /// Reading failed, for the reason that the errno gives.
    case failed(Int32)
  }

  private let terminal: Int32
  var bytes: [UInt8] = []
  /// The place of the first byte that wasn't taken.
  var first = 0
  var isPasting = false
  /// Set when reading met the end; what was read before comes first.
  private var hasEnded = false
  /// A failure or a key put back, which ``next(pausingAfter:)`` gives before other keys.
  private var pending: Key?
  /// Signals that were told and not acted on yet, which come before other keys, too.
  private var signals: [Int32] = []
  /// The question where the cursor is, until the terminal has answered.
  private var question = CursorReport()

  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// From so many characters on, a run is handed over in one piece.
  static let longRun = 32
  /// A run of so many characters is no typing: more of it is on its way.
  static let flood = 512
  /// How long the next piece of it may take, in milliseconds.
  static let floodPatience: Int32 = 5
  /// How long the rest of an escape sequence may take, in milliseconds.
  private static let patience: Int32 = 30

  /// Reads from the terminal at standard input.
  init() {
    var opened: Int32 = -1
    if let name = ttyname(STDIN_FILENO) {
      // An open file of its own: the flag must not change the one that other processes share.
      opened = open(name, O_RDWR | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    }
    terminal = opened >= 0 ? opened : STDIN_FILENO
  }

  func close() {
    if terminal != STDIN_FILENO { systemClose(terminal) }
  }

  /// Whether something has been typed that wasn't taken yet.
  var hasMore: Bool {
    if first < bytes.count { return true }
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// Expects the terminal to say where its cursor is: that is no key.
  mutating func expectCursorReport() { question.isAwaited = true }

  /// Waits until the terminal has said in which column, from 1, its cursor is, or has had time enough
  /// to; nil if it has said nothing, or nothing new.
  mutating func waitForCursorReport(_ milliseconds: Int32) -> Int? {
    while question.isAwaited, !hasEnded, pending == nil, signals.isEmpty, wait(milliseconds) {}
    return question.takeColumn()
  }

  /// Gives a key back, to be taken next.
  mutating func putBack(_ key: Key) { pending = key }

  /// Waits for the next key or signal.
  ///
  /// - Parameter milliseconds: How long nothing may come until that is a ``Key/pause``; nil for any time.
  /// - Returns: What came.
  mutating func next(pausingAfter milliseconds: Int32? = nil) -> Key {
    while true {
      if let column = question.takeColumn() { return .column(column) }
      if let key = pending {
        pending = nil
        return key
      }
      if !signals.isEmpty { return .signal(signals.removeFirst()) }
      if let key = takeKey() { return key }
      if hasEnded { return .end }
      let start = bytes.count
      if !wait(milliseconds ?? -1), milliseconds != nil, pending == nil, signals.isEmpty, !hasEnded,
        bytes.count == start
      {
        return .pause
      }
    }
  }

  /// The next key from what was read; nil if more has to be read first.
  private mutating func takeKey() -> Key? {
    while first < bytes.count {
      if startsWith(isPasting ? KeyReader.pasteEnd : KeyReader.pasteStart) {
        isPasting.toggle()
        first += KeyReader.pasteStart.count
      } else if isPasting, isDropped(bytes[first]) {
        first += 1
      } else {
        break
      }
    }
    if let run = takeRun() { return .text(run) }
    guard first < bytes.count else { return nil }
    let byte = bytes[first]
    if isPasting { return takePasted(byte) }
    switch byte {
    case 0x03:
      // What was typed before it is given up with the line.
      first += 1
      return .interrupt
    case 0x1A:
      first += 1
      return .suspend
    case 0x1C:
      first += 1
      return .quit
    default: return takeScalar().map { .character($0) }
    }
  }

  /// A pasted character is text, or the end of a line; no key.
  private mutating func takePasted(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x03 where first + 1 == bytes.count:
      // The last byte that came: the user wants out, even if the end of the paste never came.
      isPasting = false
      first += 1
      return .interrupt
    case 0x0A, 0x0D:
      first += 1
      // A line end of two bytes is one.
      if byte == 0x0D, first < bytes.count, bytes[first] == 0x0A { first += 1 }
      return .character(0x0A)
    default:
      guard let scalar = takeScalar() else { return nil }
      return Unicode.Scalar(scalar).map { .text(String($0)) } ?? takeKey()
    }
  }

  /// Whether the bytes begin with others; waits a moment for the rest of what may be a beginning.
  private mutating func startsWith(_ sequence: [UInt8]) -> Bool {
    while true {
      let there = bytes[first...].prefix(sequence.count)
      guard sequence.starts(with: there) else { return false }
      if there.count == sequence.count { return true }
      // Escape alone is a key: it must not wait, but for the end of a paste, which has none.
      guard there.count > 1 || isPasting, !hasEnded, wait(KeyReader.patience) else { return false }
    }
  }

  /// The next scalar; bytes that are none are left out.
  private mutating func takeScalar() -> UInt32? {
    while first < bytes.count {
      let length = max(1, KeyReader.length(bytes[first]))
      if first + length > bytes.count, !hasEnded { return nil }
      let end = min(first + length, bytes.count)
      let scalar = String(decoding: bytes[first..<end], as: UTF8.self).unicodeScalars.first
      guard let scalar, scalar != "\u{FFFD}", scalar.value != 0 else {
        drop(to: first + 1)
        continue
      }
      drop(to: end)
      return scalar.value
    }
    return nil
  }

  mutating func drop(to end: Int) {
    first = end
    guard first > 1 << 16 || first == bytes.count else { return }
    bytes.removeFirst(first)
    first = 0
  }

  /// Waits for bytes, which it keeps, or for a signal, which ``next(pausingAfter:)`` gives next; tells
  /// whether there are more bytes now.
  mutating func wait(_ milliseconds: Int32) -> Bool {
    var requests = [
      pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
      pollfd(fd: edit_signals_descriptor(), events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&requests, 2, milliseconds)
    if count < 0 {
      if errno != EINTR { pending = .failed(errno) }
      return false
    }
    if requests[1].revents != 0, readSignal() { return false }
    return requests[0].revents != 0 && readMore()
  }

  /// Takes a Ctrl-C that came while no key was waited for; other signals go on waiting.
  mutating func takeInterrupt() -> Bool {
    readSignals()
    guard signals.contains(SIGINT) else { return false }
    signals.removeAll { $0 == SIGINT }
    return true
  }

  /// Whether a signal that asks the process to end came while no key was waited for.
  mutating func hasEnd() -> Bool {
    readSignals()
    return signals.contains(where: KeyReader.isEnd)
  }

  /// Takes a signal that asks the process to end, and came while no key was waited for; other signals go
  /// on waiting.
  mutating func takeEnd() -> Int32? {
    readSignals()
    return signals.firstIndex(where: KeyReader.isEnd).map { signals.remove(at: $0) }
  }

  private static func isEnd(_ signal: Int32) -> Bool { signal == SIGTERM || signal == SIGHUP }

  private mutating func readSignals() { while readSignal() {} }

  /// Reads a signal that was told; false if there is none.
  private mutating func readSignal() -> Bool {
    var byte: UInt8 = 0
    guard read(edit_signals_descriptor(), &byte, 1) == 1 else { return false }
    signals.append(Int32(byte))
    // The system drops what was typed before a Ctrl-C and not read yet: what was read goes with it.
    if Int32(byte) == SIGINT { (bytes, first, isPasting) = ([], 0, false) }
    return true
  }

  private mutating func readMore() -> Bool {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(terminal, &block, block.count)
    if count > 0 {
      bytes += block[..<count]
      // The rest of an answer follows at once.
      while question.take(from: &bytes, after: first) == .partial, wait(KeyReader.patience) {}
      return true
    }
    if count == 0 || errno == EIO {
      // The end, or the terminal is gone.
      hasEnded = true
    } else if errno != EINTR, errno != EAGAIN {
      pending = .failed(errno)
    }
    return false
  }
}

/// `close(2)`, whose name ``KeyReader/close()`` hides.
private func systemClose(_ descriptor: Int32) { close(descriptor) }
