import Platform

/// A program that was built beside the tests.
public struct Program: Sendable {
  /// Where it is.
  public let path: String

  /// What a program finds at its standard input.
  public enum Input: Sendable {
    /// A pipe through which these bytes come.
    case pipe([UInt8])
    /// A file, to read from.
    case file(String)
    /// Nothing, as if it were closed: the descriptor doesn't exist.
    case closed
  }

  /// Where a program's standard output or error goes.
  public enum Sink: Sendable {
    /// Into a pipe, and from there into the ``Outcome``.
    case collected
    /// Into a file or a device.
    case file(String)
    /// Into a pipe without a reader.
    case broken
    /// Nowhere: the descriptor doesn't exist.
    case closed
  }

  /// A program of the system's.
  public init(at path: String) { self.path = path }

  /// Finds a program beside the tests.
  ///
  /// SwiftPM puts what it builds into one folder. Where the tests are a bundle that another program
  /// loads, as on macOS, the bundle is below that folder and named in the arguments.
  ///
  /// - Parameter name: The product's name.
  /// - Throws: If it isn't there: the test target must depend on it.
  public init(_ name: String) throws {
    var places = CommandLine.arguments.filter { $0.contains("/") }
    var link = [CChar](repeating: 0, count: 4_096)
    let length = readlink("/proc/self/exe", &link, link.count - 1)
    if length > 0 {
      let bytes = link[..<length].map { UInt8(bitPattern: $0) }
      places.insert(String(decoding: bytes, as: UTF8.self), at: 0)
    }
    for place in places {
      var folder = place[...]
      for _ in 0..<4 {
        guard let slash = folder.lastIndex(of: "/") else { break }
        folder = folder[..<slash]
        let candidate = "\(folder)/\(name)"
        if Program.isExecutable(candidate) {
          path = candidate
          return
        }
      }
    }
    throw SupportError("no program '\(name)' beside \(places)")
  }

  private static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }

  /// Runs the program to its end, off any terminal.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments, without its own name.
  ///   - input: What it reads.
  ///   - output: Where standard output goes.
  ///   - errors: Where standard error goes.
  ///   - environment: Variables beside a few that every program expects.
  ///   - prefix: A program that runs it, with arguments.
  ///   - minutes: How many minutes it may take, where half a one isn't enough.
  /// - Returns: What became of it.
  /// - Throws: If it can't be started or doesn't end.
  public func run(
    _ arguments: [String], input: Input = .pipe([]), output: Sink = .collected,
    errors: Sink = .collected, environment: [String: String] = [:], prefix: [String] = [],
    minutes: Double? = nil
  ) throws -> Outcome {
    var pipes = Pipes()
    let sources = [
      try pipes.source(input), try pipes.source(output, at: 1), try pipes.source(errors, at: 2),
    ]
    let child = try Child(
      prefix + [path] + arguments, environment: Program.environment(environment),
      sources: sources)
    pipes.closeTheirs()
    var feed: [UInt8] = []
    if case .pipe(let bytes) = input { feed = bytes }
    try pipes.serve(
      feed, while: child, within: minutes.map { $0 * 60 } ?? Deadline.generous)
    return Outcome(exit: child.reap(), output: pipes.collected[1], errors: pipes.collected[2])
  }

  /// Starts the program on a terminal of its own.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments, without its own name.
  ///   - environment: Variables beside a few that every program expects.
  ///   - columns: The terminal's width.
  ///   - rows: The terminal's height.
  ///   - ambiguousColumns: How many columns the terminal gives an ambiguous character; nil if it
  ///     doesn't answer when it is asked.
  /// - Returns: The terminal, at which the test sits.
  /// - Throws: If it can't be started.
  public func onTerminal(
    _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 80,
    rows: Int = 200, ambiguousColumns: Int? = 1
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      [path] + arguments, environment: Program.environment(environment), columns: columns,
      rows: rows, ambiguousColumns: ambiguousColumns)
  }

  /// Where this process finds programs: the compiler, for one.
  public static var searchPath: String { getenv("PATH").map { String(cString: $0) } ?? "" }

  private static func environment(_ more: [String: String]) -> [String: String] {
    var usual = ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color"]
    // What a sanitizer was told holds for the programs that are tested, too.
    for name in ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"] {
      usual[name] = getenv(name).map { String(cString: $0) }
    }
    return usual.merging(more) { $1 }
  }
}
