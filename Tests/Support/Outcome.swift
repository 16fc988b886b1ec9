/// What became of a program.
public struct Outcome: Sendable, Equatable {
  /// How it ended.
  public let exit: Exit
  /// What it wrote to standard output.
  public let output: [UInt8]
  /// What it wrote to standard error.
  public let errors: [UInt8]

  /// Puts one together, to compare with.
  public init(exit: Exit, output: [UInt8], errors: [UInt8]) {
    self.exit = exit
    self.output = output
    self.errors = errors
  }

  /// Standard output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text.
  public var complaints: String { String(decoding: errors, as: UTF8.self) }
}
