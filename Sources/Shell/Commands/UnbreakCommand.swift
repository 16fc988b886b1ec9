import Terminal

extension Command {
  /// Takes breakpoints away.
  static var unbreak: Command {
    let number = Parameter("NUMBER or all", .word)
    return Command(
      "unbreak", in: .time, summary: "take a breakpoint away",
      takes: [
        number.completing { session in
          session.breakpoints.all.map {
            Candidate(String($0.number), $0.breakpoint.description)
          } + (session.breakpoints.all.isEmpty ? [] : [Candidate("all", "every breakpoint")])
        }
      ],
      examples: [
        Example("unbreak 1", "this one; 'breaks' tells the numbers"), Example("unbreak all", "all"),
      ], isForLessons: true
    ) { call, session throws(Complaint) in
      guard let word = call[number] else { return }
      let all = session.breakpoints.all
      if word.text.lowercased() == "all", !all.isEmpty {
        session.breakpoints.remove(nil)
        session.report { [StyledText("\(Wording.count(all.count, "breakpoint")) taken away.")] }
        return
      }
      guard let number = Int(word.text), let found = all.first(where: { $0.number == number })
      else {
        throw Complaint(
          "no such breakpoint", at: word.span,
          accepted: all.isEmpty
            ? "None is set." : "Breakpoints: \(all.map { "\($0.number)" }.joined(separator: ", "))."
        )
      }
      session.breakpoints.remove(number)
      session.report { [StyledText("Breakpoint \(number) taken away: \(found.breakpoint)")] }
    }
  }
}
