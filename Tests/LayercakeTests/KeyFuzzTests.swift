import TestSupport
import Testing

/// Any keys, in any order. `LAYERCAKE_FUZZ` says how many sessions there are, of each kind of keys.
@Suite(.waiting) struct KeyFuzzTests {
  private static let sequences = [
    "\u{1B}", "\u{1B}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[3~", "\u{1B}[H",
    "\u{1B}[F", "\u{1B}OA", "\u{1B}OB", "\u{1B}[1;5C", "\u{1B}[1;5D", "\u{1B}[1~", "\u{1B}[4~",
    "\r",
    "\n", "\t", "dd", "cc", "yy", "p", "P", "u", "U", ".", "99999", "r", "R", "dw", "cw", "d$",
    "y$",
    "f", "t", ";", "%", "|", "0", "^", "$", "~", "N", "n", "/", "?", ":", "#", "_", "@", "G", "v",
    "\u{18}\u{18}", "\u{1B}d", "\u{1B}u", "\u{1B}x", "\u{1B}y", "\u{1B}<", "\u{1B}>",
    "open counter",
    String(repeating: "long line ", count: 40), String(repeating: "천국", count: 100),
  ]
  /// Giving up, leaving (which a q is, too), stopping and quitting are no edits; Ctrl-S makes the terminal wait.
  private static let leaving: Set<Character> = [
    "\u{3}", "\u{4}", "\u{13}", "\u{1A}", "\u{1C}", "q",
  ]

  private func keys(_ random: inout SeededGenerator) -> String {
    var keys = ""
    for _ in 0..<50 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5: keys += Self.sequences.randomElement(using: &random) ?? ""
      case 5..<8: keys.unicodeScalars.append(.init(UInt8.random(in: 0x20...0x7E, using: &random)))
      case 8: keys.unicodeScalars.append(.init(UInt8.random(in: 1...0xFF, using: &random)))
      default:
        keys.unicodeScalars.append(
          Unicode.Scalar(UInt32.random(in: 0xAC00...0xD7A3, using: &random)) ?? " ")
      }
    }
    keys.unicodeScalars.removeAll { Self.leaving.contains(Character($0)) }
    return keys
  }

  @Test(arguments: ["bind -e\n", "bind -v\n"])
  func `whatever is typed, the session goes on`(editrc: String) throws {
    var home = try ScratchFolder()
    for session in 0..<Mutator.count(orElse: 20) {
      // Some sessions share a history; one of megabytes would take longer to read than keys to type.
      if session.isMultiple(of: 20) {
        home = try ScratchFolder()
        try home.add(".editrc", editrc)
      }
      var random = SeededGenerator(seed: UInt64(session))
      let terminal = try Program("layercake").onTerminal(
        environment: ["HOME": home.path, "PATH": "/nowhere", "NO_COLOR": "1"],
        columns: Int.random(in: 14...120, using: &random),
        rows: Int.random(in: 2...50, using: &random))
      // The end of the prompt, however it is broken.
      try terminal.expect(">")
      for _ in 0..<4 {
        // A line that is given up is seen to be: what is typed while a command runs, the system edits.
        try terminal.type(keys(&random) + "\u{3}")
        try terminal.expect("^C")
        // A Ctrl-C that meets a running command ends that, and not the line that is typed behind it.
        try terminal.expect("^C\n", typing: "\u{3}")
        try terminal.type("note so far\r")
        try terminal.expect("Noted")
        try terminal.expect("layercake> ")
      }
      try terminal.type("\u{4}")
      #expect(try terminal.end() == .code(0), "session \(session)")
      #expect(terminal.isCooked, "session \(session)")
    }
  }

  @Test func `whatever is in an editrc, the session begins`() throws {
    var mutator = Mutator(
      pieces: [
        "\"", "'", "\\", ":", "bind", "-s", "-k", "-a", "-r", "setty", "^", "\\U+", "\u{0}",
      ],
      seed: 4)
    let home = try ScratchFolder()
    for _ in 0..<Mutator.count(orElse: 20) {
      let editrc = mutator.spoil(
        """
        # keys
        bind -v
        layercake:bind ^T "ed-move-to-beg"
        bind -s "\\e[15~" "open counter"
        bind -k up ed-search-prev-history
        setty -d -isig erase=^H
        """)
      try home.add(".editrc", editrc)
      let terminal = try Program("layercake").onTerminal(
        environment: ["HOME": home.path, "PATH": "/nowhere", "NO_COLOR": "1"])
      try terminal.expect("layercake> ")
      try terminal.type("\u{4}")
      #expect(try terminal.end() == .code(0), "\(editrc.debugDescription)")
    }
  }
}
