import Platform
import TestSupport
import Testing

/// `watch FILE` at a terminal, while another process writes the file.
@Suite(.waiting) struct WatchTraceTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func shell() throws -> PseudoTerminal {
    let terminal = try Program("layercake").onTerminal(
      environment: ["NO_COLOR": "1", "PATH": "/nowhere"], columns: 200)
    try terminal.expect("layercake> ")
    return terminal
  }

  /// Appends to a file, as an app does that runs.
  private func append(_ text: String, to file: String) throws {
    let descriptor = open(file, O_WRONLY | O_APPEND)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
  }

  private func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  @Test func `messages come as the app sends them, and half a line waits for its rest`() throws {
    let file = try folder.add("app.jsonl", lines(ShopTrace.beginning))
    let terminal = try shell()
    try terminal.type("watch \(file)\n")
    try terminal.expect("Messages of \(file), until its recording ends or you press Ctrl-C:\n")
    let order = ShopTrace.order(1, from: 1)
    try append(lines(Array(order[..<2])), to: file)
    try terminal.expect("  clean#1.1  User -> View  tap [Order]\n")
    try terminal.expect("  clean#1.2  View -> ViewModel  order()\n")
    let next = lines([order[2]])
    try append(String(next.prefix(40)), to: file)
    try append(String(next.dropFirst(40)), to: file)
    try terminal.expect("  clean#1.3  ViewModel -> UseCase  place(Order(1))\n")
    try append(lines(Array(order[3...]) + [#"{"line":"end","missing":0}"#]), to: file)
    try terminal.expect("  clean#1.6  Repository -> Cahce  store()\n")
    try terminal.expect("\(file): the recording ended after 6 messages.\n")
    try terminal.expect("layercake> ")
    try terminal.type("quit\r")
    #expect(try terminal.end() == .code(0))
  }

  @Test func `Ctrl-C ends it, and the session goes on`() throws {
    let file = try folder.add("app.jsonl", lines(ShopTrace.beginning + ShopTrace.order(1, from: 1)))
    let terminal = try shell()
    try terminal.type("watch \(file)\n")
    try terminal.expect("  clean#1.6  Repository -> Cahce  store()\n")
    try terminal.type("\u{3}")
    try terminal.expect("\(file): 6 messages so far; the recording has not ended.\n")
    try terminal.expect("layercake> ")
    try terminal.type("note so far\r")
    try terminal.expect("Noted")
    try terminal.type("quit\r")
    #expect(try terminal.end() == .code(0))
    #expect(terminal.isCooked)
  }

  @Test func `an app that is started again is followed from its beginning`() throws {
    let file = try folder.add("app.jsonl", lines(ShopTrace.beginning + ShopTrace.order(1, from: 1)))
    let terminal = try shell()
    try terminal.type("watch \(file)\n")
    try terminal.expect("  clean#1.6  Repository -> Cahce  store()\n")
    try folder.add("app.jsonl", lines(Array(ShopTrace.beginning.prefix(3))))
    try terminal.expect("\(file) begins anew.\n")
    try append(
      lines([
        ShopTrace.call(1, "View", "ViewModel", 2, "order", event: 1),
        #"{"line":"end","missing":2}"#,
      ]), to: file)
    try terminal.expect("  clean#1.1  View -> ViewModel  order()\n")
    try terminal.expect("Missing: 2 messages were dropped while recording.\n")
    try terminal.type("quit\r")
    #expect(try terminal.end() == .code(0))
  }

  @Test func `off a terminal what is there so far is shown`() throws {
    let file = try folder.add("app.jsonl", lines(ShopTrace.beginning + ShopTrace.order(1, from: 1)))
    let text = try Script.run("watch \(file)\n").text
    #expect(text.hasPrefix("  clean#1.1  User -> View  tap [Order]\n"))
    let words = text.split { $0.isWhitespace }.suffix(9).joined(separator: " ")
    #expect(words == "6 messages so far; the recording has not ended.")
  }
}
