import Platform
import Testing

/// Programs that run for a limited time, several at once.
@Suite struct ChildProcessTests {
  private func run(_ scripts: [String], atOnce: Int = 2) -> [ProcessResult] {
    ChildProcess.run(
      "/bin/sh", each: scripts.map { ["-c", $0] }, atOnce: atOnce, most: 60
    ) { false }
  }

  @Test(arguments: [1, 2, 9]) func `each has its own end and output, in order`(atOnce: Int) {
    let results = run(
      ["echo one", "echo two >&2; exit 3", "kill -9 $$", "", "echo five"], atOnce: atOnce)
    #expect(results.map(\.end) == [.done, .exit(3), .signal(9), .done, .done])
    #expect(results.map(\.text) == ["one\n", "two\n", "", "", "five\n"])
  }

  @Test func `no more than a mebibyte of what it writes is kept`() {
    let results = run(["head -c 3000000 /dev/zero; echo end"])
    #expect(results[0].end == .done)
    #expect(results[0].output.count == 1 << 20)
  }

  @Test func `it is ended with all that it has started when its time is over`() {
    let results = ChildProcess.run(
      "/bin/sh", each: [["-c", "sh -c 'while :; do :; done' & wait"]], atOnce: 1, most: 0
    ) { false }
    #expect(results[0].end == .tooLong)
  }

  @Test func `a program that can't be run is told, and costs no other`() {
    #expect(
      ChildProcess.run("/nowhere", [], most: 60) { false }.end == .impossible(SystemError(ENOENT)))
    #expect(ChildProcess.run("/bin/sh", each: [], atOnce: 2, most: 60) { false }.isEmpty)
  }

  @Test func `what is open here isn't open in it`() throws {
    let descriptor = try openFile("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFD, 0)
    let isOpen = run(["[ -e /dev/fd/\(descriptor) ] && echo open || echo closed"])
    #expect(isOpen[0].text == "closed\n")
  }

  @Test func `a trial that notes nothing more is silent, and its last note is kept`() {
    let result = TrialProcess.run(seconds: 60, silence: 0) { note in
      note("begun")
      while true {}
    }
    #expect(result.end == .silent)
    #expect(result.note.isEmpty || result.note == "begun")
  }

  @Test func `a trial that ends with status 0 before it has done all is told as that`() {
    let result = TrialProcess.run(seconds: 60) { note in
      note("begun")
      _exit(0)
    }
    #expect(result.end == .exit(0))
    #expect(result.note == "begun")
  }

  @Test(arguments: [1, 2]) func `parts are told in order, whatever ends one of them`(atOnce: Int) {
    var told: [ProcessResult] = []
    TrialProcess.run(3, atOnce: atOnce, seconds: 60) { place in
      if place == 1 { kill(getpid(), SIGKILL) }
      return [UInt8(place)]
    } take: {
      #expect($0 == told.count)
      told.append($1)
    }
    #expect(told.map(\.end) == [.done, .signal(SIGKILL), .done])
    #expect(told.map(\.output) == [[0], [], [2]])
  }

  @Test func `what hasn't begun when the work is interrupted is told as interrupted`() {
    var ends: [ProcessEnd] = []
    TrialProcess.run(3, atOnce: 1, seconds: 60, wasInterrupted: { true }) { _ in
      while true {}
    } take: {
      ends.append($1.end)
    }
    #expect(ends == [.interrupted, .interrupted, .interrupted])
  }

  @Test func `what two processes divide, each piece is taken once`() throws {
    let work = try SharedWork()
    let other = try ChildProcess(
      "/bin/sh", ["sh", "-c", "dd bs=1 count=2 2>/dev/null | wc -c"], .output, reading: work.input)
    work.offer(5)
    #expect(Int(other.finish().text.filter(\.isNumber)) == 2)
    #expect([work.take(), work.take(), work.take(), work.take()] == [true, true, true, false])
  }
}
