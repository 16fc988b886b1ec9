import Sessions
import TestSupport

/// Code that learners hand in of lesson 6.1, honest and hostile.
struct HandedInCode {
  /// Whose it is.
  let name: String
  /// What is told of it.
  let told: String
  private let text: String
  private static let library = "Glibc"

  private init(
    _ name: String, _ told: String, top: String = "", load: String = "", increase: String = "",
    decrease: String = "amount.decrease()", capture: String = "[weak self] "
  ) {
    (self.name, self.told) = (name, told)
    text = """
      import Features
      import \(HandedInCode.library)
      import LayerTracing

      \(top)
      @_silgen_name("fork") func cFork() -> Int32
      @_silgen_name("execv") func cExec(_: UnsafePointer<CChar>, _: OpaquePointer?) -> Int32

      @Layer(.presenter)
      final class CountPresenter: CountViewPresenter {
        private unowned let view: any CountView
        private let amount: Amount
        private var observation: Disposable?

        init(view: any CountView, amount: Amount) {
          self.view = view
          self.amount = amount
        }

        func viewDidLoad() {
          \(load)
          view.onValueChange(number: amount.number)
          observation = amount.observe { \(capture)number in self\(capture.isEmpty ? "" : "?").view.onValueChange(number: number) }
        }

        func increaseButtonTouched() {
          \(increase)
          amount.increase()
        }

        func decreaseButtonTouched() {
          \(decrease)
        }
      }

      """
  }

  /// The hand-in's text.
  ///
  /// - Parameter number: A number of its own.
  /// - Returns: As `handin` would write it, had the learner's shell found nothing wrong.
  /// - Throws: If it is none.
  func handIn(_ number: Int) throws -> String {
    let digits = String(number, radix: 16)
    return try HandedInCode.handIn(
      name, String(repeating: "a", count: 16 - digits.count) + digits, text)
  }

  /// A hand-in of a build, or of none.
  static func handIn(_ name: String, _ digest: String?, _ text: String?) throws -> String {
    let build = digest.map { "build counter mvp~body mvp \($0)\n" } ?? ""
    let lines = """
      # layercake-handin 1
      name \(name)
      of body 0 en
      layercake 0.1
      lesson body at 1
      next
      next
      answer a
      next
      \(build)hunt mvp~body
      next
      answer c
      next
      answer b
      next
      next

      """
    var handIn = try HandIn.read(lines).handIn
    let files = text.map { [OwnCode.File(path: "CountPresenter.swift", text: $0)] } ?? []
    handIn.code = [OwnCode(digest: digest ?? "", files: files)]
    return handIn.text
  }

  /// The honest ones: right and wrong.
  static let honest = [
    HandedInCode("Ann", "right: it builds, and a hunt finds nothing wrong."),
    HandedInCode(
      "Bo", "wrong: MVP~body and MVP show different screens after 1 event: decrease",
      decrease: "amount.increase()"),
  ]

  /// Thirty, who would leave traces in a folder, or call a port of this machine.
  static func all(tracesIn folder: String, port: UInt16) -> [HandedInCode] {
    let right = honest[0].told
    return honest + [
      HandedInCode("Cho", "wrong: MVP~body", capture: ""),
      HandedInCode(
        "Dan", "not built: CountPresenter.swift:32: value of type 'Amount' has no",
        decrease: "amount.decrase()"),
      HandedInCode("Eve", "wrong: MVP~body and MVP show different screens", decrease: ""),
      HandedInCode(
        "Fox", "wrong: the messages of counter.mvp~body don't end",
        load: "observation = amount.observe { [amount] _ in amount.increase() }; amount.increase()"),
      HandedInCode(
        "Gus", "ended: it trapped after 1 event: increase (CountPresenter.swift:",
        increase: "fatalError(\"\\u{1B}]0;owned\\u{7}\\u{1B}[31mred\")"),
      HandedInCode(
        "Hal", "ended: it didn't end within 5 s after 1 event: increase", increase: "while true {}"),
      HandedInCode(
        "Ida", "ended: it didn't end within 5 s while it was loaded",
        load: "while true { sleep(100) }"),
      HandedInCode(
        "Jan", "ended: it recursed without end",
        top: "func deep(_ n: Int) -> Int { n == -1 ? 0 : deep(n + 1) + n }", increase: "_ = deep(0)"
      ),
      HandedInCode(
        "Kim", "ended: it ended the program, with status 0 while it was loaded", load: "exit(0)"),
      HandedInCode(
        "Lee", "ended: ",
        increase:
          "let all = [UInt8](repeating: 1, count: 10 << 30); amount.increase(); _ = all[amount.number]"
      ),
      HandedInCode(
        "Max", "ended: ",
        increase:
          "var all: [[UInt8]] = []; while true { all.append([UInt8](repeating: 1, count: 1 << 24)) }"
      ),
      // A loop that forks, one that forks and goes on, and one that would if it could.
      HandedInCode(
        "Ned", "ended: it didn't end within 5 s", increase: "while true { _ = cFork() }"),
      HandedInCode("Oda", right, increase: "for _ in 0..<1000 { if cFork() >= 0 { exit(3) } }"),
      HandedInCode(
        "Pia", right,
        load: "if cExec(\"/bin/sh\", nil) == 0 { exit(3) }; system(\"touch \(folder)/marker\")"),
      HandedInCode(
        "Quy", right,
        load:
          "for path in [\"\(folder)/marker\", \"/tmp/marker\", \"/etc/marker\"] { if let file = fopen(path, \"w\") { fputs(\"x\", file); exit(4) } }"
      ),
      HandedInCode(
        "Ray", right,
        load: "if unlink(\"\(folder)/kept\") == 0 || truncate(\"/usr/bin/env\", 0) == 0 { exit(4) }"
      ),
      HandedInCode(
        "Sam", right,
        load:
          "if opendir(\"\(folder)\") != nil || opendir(\"/work\") != nil && access(\"\(folder)/kept\", F_OK) == 0 { exit(5) }"
      ),
      HandedInCode(
        "Tom", right,
        top: """
          func call() -> Bool {
            var address = sockaddr_in()
            address.sin_family = 2
            address.sin_port = UInt16(\(port)).bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let end = socket(2, 1, 0)
            let done = withUnsafePointer(to: &address) {
              $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(end, $0, 16) }
            }
            return end >= 0 || done == 0
          }
          """, load: "if call() { exit(6) }"),
      HandedInCode(
        "Uma", "ended: it ended the program, with status 0 while it was loaded",
        load:
          "for end in Int32(0)..<64 { _ = \"verdict\\tright\\t\\n\".withCString { write(end, $0, strlen($0)) } }; _exit(0)"
      ),
      HandedInCode(
        "Van", "not judged: ",
        load: "for end in Int32(0)..<64 { _ = \"!\".withCString { write(end, $0, 1) } }; _exit(0)"),
      HandedInCode(
        "Wes", right,
        load: "if kill(getppid(), 9) == 0 || kill(-1, 9) == 0 || kill(1, 9) == 0 { exit(7) }"),
      HandedInCode(
        "Xia", right,
        load:
          "if getenv(\"LAYERCAKE_SECRET\") != nil || getenv(\"USER\") != nil || open(\"/dev/tty\", O_RDWR) >= 0 || fcntl(50, F_GETFD) >= 0 { exit(8) }"
      ),
      HandedInCode(
        "Yun", right,
        increase:
          "print(\"\\u{1B}]0;owned\\u{7}\"); perror(\"\\u{1B}[2J\"); puts(\"\\u{1B}[2J\")"),
      HandedInCode(
        "Zoe", right,
        load:
          "if open(\"/proc/\\(getppid())/fd/1\", O_WRONLY) >= 0 || open(\"/proc/1/fd/1\", O_WRONLY) >= 0 || open(\"/proc/self/mem\", O_RDWR) >= 0 { exit(9) }"
      ),
      HandedInCode("Abe", "not built: ", top: "let text: Int = \"\\u{1B}[31m\"; struct Broken {"),
      HandedInCode(
        "Bea", "ended: it trapped after 1 event: increase (Swift/IntegerTypes.swift",
        increase:
          "amount.increase(); let zero = amount.number - amount.number; _ = amount.number / zero"),
      HandedInCode("Cal", "ended: ", load: "abort()"),
      HandedInCode("Dee", right),
    ]
  }
}
