import Testing

@testable import LayerTracing

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// What is left of a trace when the app ends in the middle of an event.
@Suite struct CrashTests {
  @Test func `an app that crashes leaves all messages up to there, in whole lines`() async throws {
    let path = "/tmp/layercake-crash-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).jsonl"
    defer { unlink(path) }
    await #expect(processExitsWith: .failure) { [path = path as String] in
      let recorder = AppRecorder(app: "crash")
      try recorder.start(writingTo: path)
      let bomb = Bomb()
      Recording("twice") {
        for number in 0..<100 { bomb.tick(number) }
        bomb.explode()
      }
    }
    let text = try TraceText(path)
    let messages = text.lines.filter { $0.hasPrefix(#"{"id":"#) }
    #expect(messages.count == 101)
    #expect(messages.last?.contains(#""message":"explode""#) == true)
    #expect(!text.lines.contains { $0.contains(#""line":"end""#) })
  }

  #if os(Linux)
    @Test
    func
      `a disk that fills up costs the messages from there on, each counted once, and no line is torn`()
      async throws
    {
      let path = "/tmp/layercake-full-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).jsonl"
      defer { unlink(path) }
      await #expect(processExitsWith: .success) { [path = path as String] in
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 8_000, rlim_max: 8_000)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let recorder = AppRecorder(app: "full")
        try recorder.start(writingTo: path)
        let shop = ShopView.make()
        for number in 0..<100 { shop.tapBuy(number) }
        let written = try TraceText(path).lines.count { $0.hasPrefix(#"{"id":"#) }
        guard recorder.count == 300, written > 0, written + recorder.missing == 300 else { exit(1) }
        do { try recorder.stop() } catch { exit(0) }
        exit(2)
      }
    }
  #endif

  @Test func `layers that were made before the recorder started are recorded`() {
    let recorder = AppRecorder(app: "late")
    CrashTests.bomb.tick(1)
    recorder.recordingOnly { CrashTests.bomb.tick(2) }
    #expect(recorder.messages.map(\.text) == ["tick(2)"])
  }

  private static let bomb = Bomb()
}

@Layer(.model)
private final class Bomb: Sendable {
  func tick(_ number: Int) {}
  func explode() { fatalError("as expected") }
}
