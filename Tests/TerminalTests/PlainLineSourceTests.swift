import Platform
import Terminal
import Testing

@Suite struct PlainLineSourceTests {
  static func results(of source: PlainLineSource) -> [ReadResult] {
    var results: [ReadResult] = []
    while results.last != .endOfInput { results.append(source.next()) }
    return results
  }

  @Test(arguments: [
    ("", []),
    ("open counter\nfire +\n", ["open counter", "fire +"]),
    ("one\r\ntwo\r\n", ["one", "two"]),
    ("last", ["last"]),
    ("last\r", ["last"]),
    ("\n\n", ["", ""]),
    ("\r\n", [""]),
    ("a\rb\n", ["a\rb"]),
    ("a\r\r\n", ["a\r"]),
    ("a\u{0}b\n\u{0}", ["a\u{0}b", "\u{0}"]),
    ("한글\n\u{1F468}\u{200D}\u{1F467}\n", ["한글", "\u{1F468}\u{200D}\u{1F467}"]),
  ])
  func `a line ends in a line feed, with or without a carriage return`(
    input: String, lines: [String]
  ) {
    let file = ScratchFile(input)
    let source = PlainLineSource(fileDescriptor: file.descriptor)
    #expect(Self.results(of: source) == lines.map { .line($0) } + [.endOfInput])
  }

  @Test func `invalid UTF-8 is repaired`() {
    let file = ScratchFile([0x61, 0xFF, 0x62, 0x0A, 0xED, 0x95, 0x0A])
    let source = PlainLineSource(fileDescriptor: file.descriptor)
    #expect(source.next() == .line("a\u{FFFD}b"))
    #expect(source.next() == .line("\u{FFFD}"))
  }

  @Test func `lines longer than a block come whole, wherever blocks divide them`() {
    // 65,536 bytes are one block: the lines around it put each boundary at another byte.
    let lines = (65_530...65_540).map { String(repeating: "x", count: $0) + "한" }
    let file = ScratchFile(lines.joined(separator: "\r\n"))
    let source = PlainLineSource(fileDescriptor: file.descriptor)
    #expect(Self.results(of: source) == lines.map { .line($0) } + [.endOfInput])
  }

  @Test func `a prompt is written and flushed before the read`() {
    let pipe = Pipe()
    let file = ScratchFile("quit\n")
    let output = Output(fileDescriptor: pipe.writeEnd, profile: TerminalProfile(color: true))
    let source = PlainLineSource(fileDescriptor: file.descriptor, promptOutput: output)
    #expect(source.next(prompt: StyledText("> ", .bold)) == .line("quit"))
    pipe.closeWriteEnd()
    #expect(String(decoding: pipe.drain(), as: UTF8.self) == "\u{1B}[1m> \u{1B}[0m")
  }

  @Test func `a profile of its own decides how a prompt is drawn`() {
    let output = Output.memory(profile: TerminalProfile(color: true))
    let file = ScratchFile("")
    let source = PlainLineSource(
      fileDescriptor: file.descriptor, promptOutput: output, profile: .batch)
    #expect(source.next(prompt: StyledText("> ", .bold)) == .endOfInput)
    #expect(output.collected == "> ")
  }

  @Test func `an output is told before each read, not before each line`() {
    let file = ScratchFile("one\ntwo\n")
    let source = PlainLineSource(fileDescriptor: file.descriptor)
    var reads = 0
    source.beforeReading = { reads += 1 }
    _ = Self.results(of: source)
    #expect(reads == 2)
  }

  @Test func `a signal interrupts, and the next call goes on`() {
    let pipe = Pipe()
    pipe.send("fire incr")
    let source = PlainLineSource(fileDescriptor: pipe.readEnd)
    #expect(interrupting { source.next() } == .interrupted)
    pipe.send("ease\n")
    #expect(source.next() == .line("fire increase"))
  }

  @Test func `a signal interrupts the wait on a descriptor that does not block`() {
    let pipe = Pipe()
    stopWaiting(pipe.readEnd)
    let source = PlainLineSource(fileDescriptor: pipe.readEnd)
    #expect(interrupting { source.next() } == .interrupted)
  }

  @Test func `a descriptor that does not block is waited for`() {
    let pipe = Pipe()
    stopWaiting(pipe.readEnd)
    let source = PlainLineSource(fileDescriptor: pipe.readEnd)
    // The writer begins only once the reader is about to find the pipe empty.
    var writer: Worker?
    source.beforeReading = { if writer == nil { writer = Worker { pipe.send("late\n") } } }
    #expect(source.next() == .line("late"))
    writer?.join()
  }

  @Test func `input may go on after its end, as on a terminal`() {
    let file = ScratchFile("one")
    let source = PlainLineSource(fileDescriptor: file.descriptor)
    #expect(source.next() == .line("one"))
    // The end that ended the line is told, though there is more by now.
    file.rewind()
    #expect(source.next() == .endOfInput)
    #expect(source.next() == .line("one"))
    #expect(source.next() == .endOfInput)
  }

  @Test func `a read that fails gives its errno`() {
    #expect(PlainLineSource(fileDescriptor: -1).next() == .failed(errno: EBADF))
    let directory = open("/", O_RDONLY)
    defer { close(directory) }
    #expect(PlainLineSource(fileDescriptor: directory).next() == .failed(errno: EISDIR))
  }
}
