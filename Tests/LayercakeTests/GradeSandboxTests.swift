import Platform
import TestSupport
import Testing

/// `grade --build`: code that others wrote is built and hunted in a sandbox.
///
/// One after the other: the first looks for sandboxes that were left, and must not find those of the others. Each test
/// that grades code is one of this suite's, wherever it stands, so that no sandbox of another is taken for one.
@Suite(.serialized, .waiting) struct GradeSandboxTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.makeFolder("class")
  }

  /// Whether there is a sandbox on this machine, or there has to be.
  static let hasSandbox =
    !Sanitizer.isOn
    && (environmentVariable("LAYERCAKE_SANDBOX") != nil
      || Program.searchPath.split(separator: ":").contains { access("\($0)/bwrap", X_OK) == 0 })

  private func grade(
    _ options: [String], with more: [String: String] = [:]
  ) throws -> Outcome {
    let environment = [
      "PATH": Program.searchPath, "COLUMNS": "400", "XDG_STATE_HOME": folder.path,
      "LAYERCAKE_SECRET": "1",
    ]
    return try Program("layercake").run(
      ["grade", "\(folder.path)/class", "--lesson", "body"] + options,
      environment: environment.merging(more) { $1 },
      // A file that its caller has open is none of the code's.
      prefix: ["/bin/bash", "-c", "exec 50<>'\(folder.path)/open'; exec \"$@\"", "bash"], minutes: 5
    )
  }

  private func hand(in works: [HandedInCode]) throws {
    for (number, work) in works.enumerated() {
      try folder.add("class/\(work.name).handin", try work.handIn(number))
    }
  }

  @Test(.enabled(if: hasSandbox))
  func `thirty are judged, hostile ones among them, of which nothing leaves the sandbox`() throws {
    let port = try ListeningPort()
    let works = HandedInCode.all(tracesIn: "\(folder.path)/class", port: port.number)
    #expect(works.count == 30)
    try hand(in: works)
    try folder.add("kept", "")
    try folder.add("open", "")
    let before = folder.names
    let outcome = try grade(["--build"])
    #expect(outcome.exit == .code(0), "\(outcome.complaints)")
    for work in works {
      #expect(outcome.text.contains("\n\(work.name): body: \(work.told)"), "\(work.name)")
      let uses =
        "counter.mvp~body uses Glibc and @_silgen_name, which the feature's own code never does"
      #expect(outcome.text.contains("\n\(work.name): \(uses)"), "\(work.name)")
      let done = work.told.hasPrefix("right") ? 8 : 3
      #expect(outcome.text.contains(try Regex("\n\(work.name) +\(done) of 8 ")), "\(work.name)")
    }
    #expect(!outcome.output.contains(0x1B) && !outcome.errors.contains(0x1B))
    #expect(outcome.complaints.isEmpty)
    #expect(!port.wasCalled)
    #expect(folder.names == before)
    #expect(access("/tmp/marker", F_OK) != 0 && access("/etc/marker", F_OK) != 0)
    // No process of a sandbox is left.
    let running = (Folder.names(in: "/proc") ?? []).filter { $0.allSatisfy(\.isNumber) }.filter {
      (try? TextFile.read("/proc/\($0)/cmdline", most: 100_000))?.contains("--sandboxed") == true
    }
    #expect(running == [])
  }

  @Test(.enabled(if: hasSandbox))
  func `a step counts as what the hunt says of its code, in each format and language`() throws {
    try hand(in: HandedInCode.honest)
    let csv = try grade(["--build", "--format", "csv"]).text
    #expect(csv.contains(",yes,8,8,0,3,"), "\(csv)")
    #expect(csv.contains(",right: the first `+`") || csv.contains(",right,right: "), "\(csv)")
    #expect(
      csv.contains(",wrong: MVP~body and MVP show different screens after 1 event: decrease,"))
    let json = try grade(["--build", "--format", "json"]).text
    #expect(json.contains(#""code":{"verdict":"right","words":""}"#), "\(json)")
    #expect(
      json.contains(#""code":{"verdict":"wrong","words":"MVP~body and MVP show different screens"#))
    let korean = try grade(["--build", "--language", "ko"]).text
    #expect(korean.contains("Ann: body: 맞음"), "\(korean)")
    #expect(korean.contains("Bo: body: 틀림: MVP~body의 화면이 MVP와 다릅니다"), "\(korean)")
  }

  @Test
  func `without being asked to it builds nothing, and believes no file that says it is right`()
    throws
  {
    try hand(in: HandedInCode.honest)
    try folder.add("class/liar.handin", try HandedInCode.handIn("Liar", nil, nil))
    let text = try grade([]).text
    #expect(
      text.contains(
        "1 step asks for code. It wasn't built, so a hand-in with such code gets no points"))
    // The quizzes behind the code count, whatever the code is.
    #expect(text.contains(try Regex("\nAnn +7 of 8 +3 of 3 ")), "\(text)")
    #expect(text.contains(try Regex("\nLiar +3 of 8 ")), "\(text)")
    #expect(
      text.contains(
        "Ann: The code that the lesson asks for wasn't built, so it gets no points. "
          + "To build it in a sandbox: --build"))
    let moodle = try grade(["--format", "moodle"]).text
    #expect(
      moodle.contains(#/,Ann,,,,,,"[^"]*The code that the lesson asks for wasn't built/#),
      "\(moodle)")
    #expect(try grade(["--format", "junit"]).text.contains("<skipped/>"))
  }

  @Test(.enabled(if: hasSandbox))
  func `code that isn't in the file isn't taken for the pattern's own`() throws {
    try folder.add(
      "class/gone.handin", try HandedInCode.handIn("Gone", "0123456789abcdef", nil))
    let text = try grade(["--build"]).text
    #expect(text.contains("Gone: body: not judged: its code isn't in the hand-in"), "\(text)")
  }

  @Test func `without a sandbox, or with one that doesn't work, it refuses`() throws {
    try hand(in: [HandedInCode.honest[0]])
    try folder.makeFolder("bin")
    let compilers = Program.searchPath.split(separator: ":").first {
      access("\($0)/swiftc", X_OK) == 0
    }
    let swift = try #require(compilers)
    try folder.add("bin/swiftc", "#!/bin/sh\nexec \(swift)/swiftc \"$@\"\n")
    try folder.makeExecutable("bin/swiftc")
    let alone = ["PATH": "\(folder.path)/bin"]
    let missing = try grade(["--build"], with: alone)
    #expect(missing.exit == .code(66))
    #expect(
      missing.complaints
        == "layercake: there is no sandbox here: 'bwrap' isn't in PATH. Other people's code "
        + "is built and run only in a sandbox. On Debian or Ubuntu: apt install bubblewrap. "
        + "macOS has none.\n")
    try folder.add(
      "bin/bwrap", "#!/bin/sh\necho 'bwrap: No permissions to create a namespace'\nexit 1\n")
    try folder.makeExecutable("bin/bwrap")
    let faulty = try grade(["--build"], with: alone)
    #expect(faulty.exit == .code(66))
    #expect(
      faulty.complaints.contains(
        "the sandbox doesn't work here: bwrap: No permissions to create a namespace"),
      "\(faulty)")
    let none = try grade(["--build"], with: ["PATH": "/nowhere"])
    #expect(none.complaints.contains("there is no Swift compiler here"))
  }
}

/// A port of this machine at which somebody may call.
private final class ListeningPort {
  let number: UInt16
  private let descriptor: Int32

  init() throws {
    descriptor = socket(AF_INET, 1, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    try #require(isBound)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    number = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }

  var wasCalled: Bool { accept(descriptor, nil, nil) >= 0 }
}
