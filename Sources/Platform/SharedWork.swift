/// Pieces of work that two processes divide: each takes one when it is ready for it, until none is left.
///
/// It is a pipe with a byte for each piece, from which both read: a byte is read once.
public final class SharedWork {
  /// A pipe takes as many bytes without waiting for a reader, however little memory is left for pipes (pipe(7)).
  private static let most = 4096

  /// Where a piece is taken, for the other process to inherit.
  public let input: Int32
  private var output: Int32?

  /// Begins with nothing; throws why it can't.
  public init() throws(SystemError) {
    let pipe = try Pipe.open(1)[0]
    (input, output) = (pipe.input, pipe.output)
  }

  /// What another process offers at a descriptor of this one.
  public init(inheritedAt input: Int32) { self.input = input }

  deinit {
    if let output { close(output) }
    if input > STDERR_FILENO { close(input) }
  }

  /// Offers pieces, once; of many thousands, those that fit.
  ///
  /// - Parameter count: How many.
  public func offer(_ count: Int) {
    guard let output else { return }
    let text = String(repeating: ".", count: min(count, SharedWork.most))
    try? writeAll(output, text)
    // A process that reads on sees the end.
    close(output)
    self.output = nil
  }

  /// Takes a piece: whether there was one left. It is waited for until pieces are offered.
  public func take() -> Bool {
    var byte: UInt8 = 0
    while true {
      let count = read(input, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1
    }
  }
}
