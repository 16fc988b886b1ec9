import TestSupport

/// A mistake in the learner's own code, or in its folder.
struct LiveCodeMistake {
  /// What it is, for the report of a failure.
  let name: String
  /// The files that are written, by their paths below the folder of sources; nil for one that is removed.
  let files: [String: String?]
  /// What the system's shell does in the folder of sources besides.
  let script: String

  private init(_ name: String, _ files: [String: String?] = [:], script: String = "") {
    (self.name, self.files, self.script) = (name, files, script)
  }

  /// All kinds, each with what varies; a generated one of several hundred.
  ///
  /// - Parameters:
  ///   - number: Which one.
  ///   - original: The files as they were copied, by their names.
  /// - Returns: The mistake.
  static func generated(_ number: Int, in original: [String: String]) -> LiveCodeMistake {
    var random = SeededGenerator(seed: UInt64(number))
    func any(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
    switch number % 6 {
    case 0: return spoiled(original, &random)
    case 1:
      let (file, text) = additions.randomElement(using: &random) ?? ("", "")
      return LiveCodeMistake(text, [file: text])
    case 2:
      let script = any(folders)
      return LiveCodeMistake(script, script: script)
    case 3: return running(any(harmless), in: original, &random)
    default: return running(any(endings), in: original, &random)
    }
  }

  /// Code that is spoiled by chance: a line less, a line twice, a word less, a bracket less.
  private static func spoiled(
    _ original: [String: String], _ random: inout SeededGenerator
  ) -> LiveCodeMistake {
    let file = original.keys.sorted().randomElement(using: &random) ?? ""
    var lines = (original[file] ?? "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let code = lines.indices.filter { !lines[$0].hasPrefix("//") && !lines[$0].isEmpty }
    let place = code.randomElement(using: &random) ?? 0
    let kind = Int.random(in: 0..<4, using: &random)
    switch kind {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: place)
    case 2:
      let words = lines[place].split(separator: " ")
      lines[place] = words.dropLast().joined(separator: " ")
    default: lines[place].removeAll { "(){}:".contains($0) }
    }
    return LiveCodeMistake(
      "\(file):\(place + 1), \(kind)", [file: lines.joined(separator: "\n")])
  }

  /// Code that does something where it is loaded, in an event, or where it is let go.
  private static func running(
    _ code: String, in original: [String: String], _ random: inout SeededGenerator
  ) -> LiveCodeMistake {
    let places = [
      ("CounterSceneDelegate.swift", "public func scene(willConnectTo window: Window) {"),
      ("CountPresenter.swift", "func viewDidLoad() {"),
      ("CountPresenter.swift", "func decreaseButtonTouched() {"),
      ("Amount.swift", "func decrease() {"),
      ("CountPresenter.swift", "deinit {"),
      ("Amount.swift", "deinit {"),
    ]
    let (file, head) = places.randomElement(using: &random) ?? places[0]
    let act = "\(head)\n    Act.now()\n"
    var text = original[file] ?? ""
    if head == "deinit {", let end = text.lastIndex(of: "}") {
      text.insert(contentsOf: act + "  }\n", at: end)
    } else {
      text = text.replacing(head, with: act)
    }
    let helper = """
      #if canImport(Glibc)
        import Glibc
      #elseif canImport(Darwin)
        import Darwin
      #endif

      nonisolated enum Act {
        static func now() {
          \(code)
        }
      }

      """
    return LiveCodeMistake("\(head) \(code)", [file: text, "Act.swift": helper])
  }
}

extension LiveCodeMistake {
  private static let endings =
    [
      "fatalError(\"a mistake\")", "let none: [Int] = []; _ = none[none.count + 2]",
      "let none = Int(\"x\"); _ = none!",
      "var n = Int.max - 1; for _ in 0..<3 { n += 1 }; print(n)",
      "let zero = Int(\"0\") ?? 1; print(1 / zero)", "print((\"text\" as Any) as! Int)",
      "struct E: Error {}; func f() throws { throw E() }; try! f()",
      "UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1",
      "print(Dictionary(uniqueKeysWithValues: [(1, 1), (1, 2)]))",
      "func deeper(_ n: Int) -> Int { n &+ deeper(n &+ 1) }; print(deeper(1))",
      "func a(_ n: Int) -> Int { b(n) &+ 1 }; func b(_ n: Int) -> Int { a(n) &+ 1 }; print(a(1))",
      "while true {}", "while true { sleep(1) }", "while true { print(\"again\") }",
      "var all = [UInt8](); while true { all += [UInt8](repeating: 1, count: 1 << 20) }",
      "print([UInt8](repeating: 1, count: 1 << 34).count)",
      "var text = \"more\"; while true { text += text }", "exit(0)", "exit(3)", "_exit(7)",
      "abort()",
    ]
    + [
      "SEGV", "KILL", "TERM", "STOP", "INT", "HUP", "TSTP", "QUIT", "USR1", "PIPE", "ALRM", "TTIN",
    ]
    .map { "raise(SIG\($0))" }

  private static let harmless = [
    "print(\"said\")", "for n in 0..<5_000 { print(n) }", "perror(\"said\")", "_ = readLine()",
    "var byte: UInt8 = 0; _ = read(0, &byte, 1)", "Task { print(\"later\") }",
    "Task.detached { print(\"later\") }", "Task.detached { while true { await Task.yield() } }",
    "var thread = pthread_t(); pthread_create(&thread, nil, { _ in while true { sleep(1) } }, nil)",
    "let file = open(\"written.txt\", O_CREAT | O_WRONLY, 0o600); _ = write(file, \"x\", 1)",
    "for n in 0..<200 { close(open(\"written-\\(n).txt\", O_CREAT | O_WRONLY, 0o600)) }",
    "for _ in 0..<500 { _ = open(\"/dev/null\", O_RDONLY) }", "raise(SIGCONT)", "raise(SIGWINCH)",
    "raise(SIGCHLD)", "usleep(200_000)", "setenv(\"LANG\", \"xx\", 1)", "_ = malloc(1 << 40)",
    "srand(1)", "tzset()",
  ]

  private static let additions = [
    ("New.swift", "@main struct Program { static func main() {} }\n"), ("New.swift", "print(1)\n"),
    ("main.swift", "print(1)\n"), ("New.swift", "import Nowhere\n"),
    ("New.swift", "import UIKit\n"),
    ("New.swift", "import Foundation\n"), ("New.swift", "final class Amount {}\n"),
    ("New.swift", "final class CountPresenter {}\n"), ("New.swift", "#error(\"no\")\n"),
    ("New.swift", "import LayerTracing\n\n@Layer(.router) final class Extra {}\n"),
    ("New.swift", "import LayerTracing\n\n@Layer(.wizard) final class Extra {}\n"),
    ("New.swift", "import LayerTracing\n\n@Layer(.model) enum Extra {}\n"),
    ("New.swift", "import LayerTracing\n\n@Layer(.model) func extra() {}\n"),
    ("New.swift", "enum Staging {}\n"), ("New.swift", "let sourceFiles = 1\n"),
    ("New.swift", "@_cdecl(\"layercake_make\") public func mine() {}\n"),
    (
      "New.swift", "let riddle = [1, 2.0, 3].map { $0 + 1 - 2.5 * -$0 + (1 + $0 * 2 - -3.5) + 4 }\n"
    ),
    ("New.swift", "let deep = \(String(repeating: "(", count: 3_000))1\n"),
    ("New.swift", "\u{FEFF}let 이름 = \"값\"\n"), ("New.swift", "let text = \"\u{0}\"\n"),
    ("New.swift", String(repeating: "// too long a file\n", count: 80_000)),
    ("CountPresenter.swift", ""), ("CounterSceneDelegate.swift", ""),
    ("Amount.swift", "// nothing\n"),
    ("CounterSceneDelegate.swift", "import Widgets\n\nfinal class Scene: SceneDelegate {}\n"),
    (
      "New.swift",
      "import Widgets\n\nfinal class Second: SceneDelegate { func scene(willConnectTo w: Window) {} }\n"
    ),
  ]

  private static let folders = [
    "rm -r ../../..//counter-mvp", "rm -r ../../Sources", "rm *.swift", "chmod 0 *.swift",
    "chmod 500 .",
    "chmod 0 .", "mv ../../../counter-mvp ../../../moved; ln -s moved ../../../counter-mvp",
    "ln -s self.swift self.swift", "ln -s /dev/zero zero.swift", "ln -s /etc/passwd passwd.swift",
    "mkfifo pipe.swift", "mkdir folder.swift", "ln -s .. up", "ln -s / root",
    "for n in $(seq 600); do echo > file$n.swift; done",
    "for n in $(seq 150); do echo > f$n.swift; done",
    "mkdir -p a/b/c/d/e/f; echo > a/b/c/d/e/f/deep.swift",
    "mkdir -p a/b; echo 'let deep = 1' > a/b/c.swift",
    "echo 'let one = 1' > 'a file.swift'", "echo 'let 하나 = 1' > '새 파일.swift'",
    "mkdir '빈 칸'; mv Amount.swift '빈 칸'",
    "echo > -o.swift", "echo > @x.swift", "echo > 100%.swift", "echo > \"it's \\\"so\\\".swift\"",
    "echo > \"$(printf 'two\\nlines').swift\"", "ln -s nowhere .#Amount.swift",
    "cp Amount.swift Amount.swift~",
    "mkdir a; cp Amount.swift a", "printf '\\377\\376' > bytes.swift", "rm ../../Package.swift",
    "cd ../../..; rm -r counter-mvp; echo > counter-mvp", "head -c 3000000 /dev/zero > zeros.swift",
    "mv Amount.swift Amount.txt", "mv Amount.swift amount.SWIFT", "rm ../../../state/*/builds -r",
  ]
}
