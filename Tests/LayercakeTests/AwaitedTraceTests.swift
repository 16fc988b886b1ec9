import TestSupport
import Testing

/// What waits and is woken, in the real program: nothing of a trace depends on the process that made it.
/// `LAYERCAKE_FUZZ` says how many interleavings there are.
@Suite(.waiting) struct AwaitedTraceTests {
  @Test func `two processes print the same traces of the same interleavings, to the byte`() throws {
    let script = AwaitedTraceTests.script(Mutator.count(orElse: 200))
    let one = try traces(script)
    // Each of these came up: an answer, a failure, and a task that was cancelled while it waited.
    for text in ["fetchCandy() resumes", "fetchLiveNews() resumes", "threw .unreachable"] {
      #expect(one.contains(text), "\(text)")
    }
    #expect(try traces(script) == one)
  }

  /// What the program shows, and what it says of lines that can't be carried out.
  private func traces(_ script: String) throws -> String {
    let outcome = try Program("layercake").run(
      ["run", "--keep-going", "-"], input: .pipe(Array(script.utf8)), minutes: 30)
    #expect([.code(0), .code(65)].contains(outcome.exit))
    return outcome.text + outcome.complaints
  }

  /// Sound builds that await, and those in which that goes wrong.
  private static let builds = [
    "candy": ["viper~async", "viper~d", "viper~e"], "news": ["mvp~async", "mvp~a", "mvp~b"],
  ]

  /// Taps, answers in any order, failures, and screens that go while something waits.
  private static let acts = [
    "candy": [
      "fire quantity 1", "fire quantity 3", "fire choco 2", "fire buy", "fire retry", "fire back",
    ],
    "news": ["fire reload", "fire reload", "fire select 2", "fire select 12", "fire back"],
  ]

  private static let services = [
    "service slow", "service slow", "service ok", "service fail", "service deliver",
    "service deliver", "service deliver 2", "reset",
  ]

  /// One line after another, and after each what it has set off, whole.
  private static func script(_ count: Int) -> String {
    var random = SeededGenerator(seed: 38)
    var lines: [String] = []
    for _ in 0..<count {
      let feature = ["candy", "news"].randomElement(using: &random) ?? ""
      let build = builds[feature]?.randomElement(using: &random) ?? ""
      lines.append("open \(feature) \(build)")
      for _ in 0..<Int.random(in: 4...12, using: &random) {
        let all = services + (acts[feature] ?? [])
        lines.append(all.randomElement(using: &random) ?? "")
        lines.append("trace \(build) --inside --each --flat")
      }
      // What waits is cancelled or not; what comes too late is heard or not.
      lines += ["close", "leaks", "service deliver"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
