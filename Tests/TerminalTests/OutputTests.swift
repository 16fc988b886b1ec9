import Platform
import Synchronization
import Terminal
import Testing

@Suite struct OutputTests {
  @Test func `what is written arrives in order, after a flush`() {
    let file = ScratchFile()
    let output = Output(fileDescriptor: file.descriptor, profile: .batch)
    output.write("open ")
    output.writeLine("counter")
    output.writeLine()
    output.writeLine(StyledText("한글", .bold))
    #expect(file.contents() == "")
    output.flush()
    #expect(file.contents() == "open counter\n\n한글\n")
    #expect(output.failure == nil)
  }

  @Test func `styles are written if the profile has colour, and it can change`() {
    let output = Output.memory(profile: TerminalProfile(color: true))
    output.writeLine(StyledText("a", .bold))
    output.profile.look = .projector
    output.write(StyledText("b", .dim))
    output.profile.color = false
    output.write(StyledText("c", .bold))
    #expect(output.collected == "\u{1B}[1ma\u{1B}[0m\nbc")
  }

  /// 65,536 bytes are one buffer.
  @Test(arguments: [1, 100, 65_535, 65_536, 65_537, 300_000])
  func `parts of any size arrive whole`(size: Int) {
    let file = ScratchFile()
    let part = String(repeating: "0123456789", count: size / 10 + 1).prefix(size)
    do {
      let output = Output(fileDescriptor: file.descriptor, profile: .batch)
      for _ in 0..<3 { output.write(part + "|") }
    }
    // The output is gone: it has flushed.
    #expect(file.contents() == "\(part)|\(part)|\(part)|")
  }

  @Test func `bytes are written as they are`() {
    let pipe = Pipe()
    let output = Output(fileDescriptor: pipe.writeEnd, profile: .batch)
    [UInt8]([0xFF, 0x00, 0x0A]).withUnsafeBytes { output.write(bytes: $0) }
    output.write(bytes: UnsafeRawBufferPointer(start: nil, count: 0))
    output.flush()
    pipe.closeWriteEnd()
    #expect(pipe.drain() == [0xFF, 0x00, 0x0A])
  }

  @Test func `a descriptor that does not block is waited for`() {
    let pipe = Pipe()
    stopWaiting(pipe.writeEnd)
    // A pipe holds 64 KiB: the rest goes out as the reader makes room.
    let text = String(repeating: "0123456789", count: 50_000)
    let received = Received()
    let reader = Worker { received.bytes = pipe.drain() }
    let output = Output(fileDescriptor: pipe.writeEnd, profile: .batch)
    output.write(text)
    output.flush()
    #expect(output.failure == nil)
    pipe.closeWriteEnd()
    reader.join()
    #expect(received.text == text)
  }

  @Test func `signals do not disturb writing`() {
    let pipe = Pipe()
    let text = String(repeating: "0123456789", count: 50_000)
    let received = Received()
    // The reader makes no room before signals have found the writer waiting for it.
    let before = interruptions
    let reader = Worker {
      while interruptions < before + 1_000, !received.isWritten.load(ordering: .relaxed) {
        sched_yield()
      }
      received.bytes = pipe.drain()
    }
    let output = Output(fileDescriptor: pipe.writeEnd, profile: .batch)
    interrupting {
      output.write(text)
      output.flush()
    }
    received.isWritten.store(true, ordering: .relaxed)
    #expect(output.failure == nil)
    pipe.closeWriteEnd()
    reader.join()
    #expect(received.text == text)
  }

  @Test func `a reader that is gone is a failure that stays`() {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    pipe.closeReadEnd()
    let output = Output(fileDescriptor: pipe.writeEnd, profile: .batch)
    output.writeLine("lost")
    #expect(output.failure == nil)
    output.flush()
    #expect(output.failure == EPIPE)
    // A writer that works again would show up here.
    let file = ScratchFile()
    dup2(file.descriptor, pipe.writeEnd)
    output.write(String(repeating: "x", count: 200_000))
    output.flush()
    #expect(file.contents() == "")
    #expect(output.failure == EPIPE)
  }

  @Test func `the first failure is the one that is told`() {
    let output = Output(fileDescriptor: -1, profile: .batch)
    output.write("x")
    output.flush()
    #expect(output.failure == EBADF)
  }

  #if os(Linux)
    @Test func `a full disk is a failure`() {
      let full = open("/dev/full", O_WRONLY)
      defer { close(full) }
      let output = Output(fileDescriptor: full, profile: .batch)
      output.write("x")
      output.flush()
      #expect(output.failure == ENOSPC)
    }
  #endif

  @Test func `an output to memory holds more than a buffer`() {
    let output = Output.memory()
    let line = String(repeating: "x", count: 99)
    for _ in 0..<2_000 { output.writeLine(line) }
    #expect(output.collected.utf8.count == 200_000)
    output.write("!")
    #expect(output.collected.hasSuffix("x\n!"))
    #expect(output.failure == nil)
  }

  private final class Received: @unchecked Sendable {
    var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }
    let isWritten = Atomic<Bool>(false)
  }
}
