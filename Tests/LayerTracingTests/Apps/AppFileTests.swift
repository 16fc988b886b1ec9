import Testing

@testable import LayerTracing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file that a running app's messages are written to.
@Suite(.serialized) struct AppFileTests {
  private let shop = ShopView.make()
  private let path = "/tmp/layercake-app-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).jsonl"

  @Test func `each message is in the file before the next one is sent, and ends in a whole line`()
    throws
  {
    let recorder = AppRecorder(app: "shop", architecture: "clean")
    try recorder.start(writingTo: path)
    defer { unlink(path) }
    Recording("buy") { shop.tapBuy(3) }
    let text = try TraceText(path)
    #expect(
      text.lines.first
        == #"{"format":"layercake-trace","version":1,"specimens":["shop.clean"],"dropped":0}"#)
    #expect(
      text.lines.contains {
        $0.contains(#""message":"take""#) && $0.contains(#""types":["Order"]"#)
      })
    #expect(
      text.lines.contains { $0.hasPrefix(#"{"line":"result""#) && $0.contains(#""result":3"#) })
    #expect(text.lines.contains { $0.contains(#""property":"presenter","ownership":"strong""#) })
    #expect(!text.lines.contains { $0.contains(#""line":"end""#) })
    try recorder.stop()
    #expect(try TraceText(path).lines.last == #"{"line":"end","missing":0}"#)
    #expect(recorder.messages.isEmpty)
  }

  @Test func `a second recorder on the same file is refused, and the first one's lines stay`()
    throws
  {
    let first = AppRecorder(app: "first")
    try first.start(writingTo: path)
    defer { unlink(path) }
    Recording("buy") { shop.tapBuy(3) }
    let second = AppRecorder(app: "second")
    let error = #expect(throws: AppTraceError.self) { try second.start(writingTo: path) }
    #expect(error?.description == "'\(path)' is written to by another recorder; name another file")
    try first.stop()
    #expect(try TraceText(path).lines.count > 5)
  }

  @Test func `a file that can't be made is told with the system's reason`() {
    let error = #expect(throws: AppTraceError.self) {
      try AppRecorder(app: "shop").start(writingTo: "/nowhere/at/all.jsonl")
    }
    #expect(
      error?.description == "'/nowhere/at/all.jsonl' can't be written: No such file or directory")
  }

  #if os(Linux)
    @Test
    func
      `a disk that is full costs the messages from there on, which are counted, and ends nothing`()
      throws
    {
      let recorder = AppRecorder(app: "shop")
      // It opens, and each write to it fails as on a full disk.
      #expect(throws: AppTraceError.self) { try recorder.start(writingTo: "/dev/full") }
      shop.tapBuy(1)
      #expect(recorder.messages.isEmpty)
    }
  #endif

  @Test func `what a recorder keeps can be written later`() throws {
    let recorder = AppRecorder(app: "my shop!", architecture: "a/b")
    recorder.recordingOnly { Recording("buy") { shop.tapBuy(3) } }
    try recorder.write(to: path)
    defer { unlink(path) }
    let text = try TraceText(path)
    #expect(text.lines.first?.contains(#"["my-shop-.a-b"]"#) == true)
    #expect(
      text.lines.contains { $0.contains(#""message":"take""#) && $0.contains(#""result":3"#) })
    #expect(text.lines.last == #"{"line":"end","missing":0}"#)
  }
}

/// A trace file's lines.
struct TraceText {
  let lines: [String]

  init(_ path: String) throws {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    #expect(bytes.last == UInt8(ascii: "\n"))
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// What a recorder keeps, written to a file.
  init(of recorder: AppRecorder) throws {
    let path = "/tmp/layercake-text-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).jsonl"
    defer { unlink(path) }
    try recorder.write(to: path)
    try self.init(path)
  }

  /// The numbers under a key, line by line.
  func numbers(_ key: String) -> [Int] {
    lines.compactMap { line in
      guard let range = line.range(of: "\"\(key)\":") else { return nil }
      return Int(line[range.upperBound...].prefix { $0.isNumber })
    }
  }
}

extension String {
  /// Where a text is found first.
  fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
