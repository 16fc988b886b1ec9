import Platform

/// Buffered writing to a file descriptor.
///
/// Nothing reaches the descriptor before 64 KiB have gathered, ``flush()`` is called, or the output
/// is gone. A process that writes to pipes has to ignore SIGPIPE to see EPIPE in ``failure``.
public final class Output {
  /// What is known of the place that this writes to.
  public var profile: TerminalProfile

  /// The errno of the first write that failed. It stays, and all that is written after it is
  /// discarded.
  public private(set) var failure: Int32?

  /// Where what is written goes.
  private enum Target {
    case descriptor(Int32)
    case memory
    case nowhere
  }

  private let target: Target
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
  private var used = 0
  private var memory: [UInt8] = []
  /// What is kept back; nil if nothing is to be.
  private var held: [UInt8]?
  private static let mostHeld = 4 << 20

  /// Makes an output. The descriptor stays the caller's, to close when the output is gone.
  public convenience init(fileDescriptor: Int32, profile: TerminalProfile) {
    self.init(to: .descriptor(fileDescriptor), profile: profile)
  }

  private init(to target: Target, profile: TerminalProfile) {
    self.target = target
    self.profile = profile
  }

  deinit {
    flush()
    buffer.deallocate()
  }

  /// An output that drops what is written: what is shown there needn't be drawn.
  public static var unseen: Output { Output(to: .nowhere, profile: .batch) }

  /// Whether this is an ``unseen`` output.
  public var isUnseen: Bool { if case .nowhere = target { true } else { false } }

  /// Makes an output that keeps what is written, for ``collected``; it has no descriptor and can't
  /// fail.
  public static func memory(profile: TerminalProfile = .batch) -> Output {
    Output(to: .memory, profile: profile)
  }

  /// All that was written to an output made by ``memory(profile:)``; of any other, nothing.
  public var collected: String {
    if case .memory = target { flush() }
    return String(decoding: memory, as: UTF8.self)
  }

  /// Writes text as it is.
  public func write(_ text: String) {
    var text = text
    text.withUTF8 { write(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Writes a styled text as the profile has it.
  public func write(_ text: StyledText) {
    write(text.rendered(color: profile.color, look: profile.look))
  }

  /// Writes a styled text as the profile has it, and a line feed.
  public func writeLine(_ text: StyledText) {
    write(text)
    write("\n")
  }

  /// Writes text as it is, and a line feed.
  public func writeLine(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// How many bytes were written so far.
  public private(set) var written = 0

  /// Writes bytes as they are, UTF-8 unless the reader expects something else.
  public func write(bytes: UnsafeRawBufferPointer) {
    if failure != nil { return }
    written &+= bytes.count
    if bytes.count > buffer.count - used { flush() }
    if bytes.count >= buffer.count {
      deliver(bytes)
    } else {
      UnsafeMutableRawBufferPointer(rebasing: buffer[used...]).copyMemory(from: bytes)
      used += bytes.count
    }
  }

  /// Keeps what is written from now on, up to 4 MiB, until ``release()``.
  public func hold() {
    flush()
    held = []
  }

  /// Ends what ``hold()`` began, and gives what was written since; nothing if it was more than could be
  /// kept, which was then written out.
  public func release() -> String {
    flush()
    defer { held = nil }
    return String(decoding: held ?? [], as: UTF8.self)
  }

  /// Writes out what has gathered, waiting as long as it takes. Failures go to ``failure``.
  public func flush() {
    let gathered = UnsafeRawBufferPointer(rebasing: buffer[..<used])
    used = 0
    deliver(gathered)
  }

  private func deliver(_ bytes: UnsafeRawBufferPointer) {
    if let kept = held {
      guard kept.count + bytes.count > Output.mostHeld else {
        held?.append(contentsOf: bytes)
        return
      }
      held = nil
      kept.withUnsafeBytes { deliver($0) }
    }
    let descriptor: Int32
    switch target {
    case .descriptor(let number): descriptor = number
    case .memory: return memory.append(contentsOf: bytes)
    case .nowhere: return
    }
    var rest = bytes[...]
    while failure == nil, let first = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
      !rest.isEmpty
    {
      let count = Platform.write(descriptor, first, rest.count)
      let error = errno
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      let reason = System.wait(descriptor, for: POLLOUT, after: error)
      if reason != 0, reason != EINTR { failure = reason }
    }
  }
}
