import LayerTracing

extension Expectation {
  /// Holds the expectation against what is the case.
  ///
  /// - Parameter context: Looks values, screens and messages up.
  /// - Returns: What is the case instead; nil if the expectation turned out true.
  /// - Throws: What the context throws, and a ``QueryError`` for values that can't be compared.
  public func check(against context: some ExpectationContext) throws(QueryError) -> CheckError? {
    switch self {
    case .state(let condition):
      return try Expectation.check(condition, against: context)
    case .sameScreen(let one, let other):
      return Expectation.compare(
        try context.screen(of: one), one.value.title,
        try context.screen(of: other), other.value.title)
    case .screenContains(let specimen, let text):
      let lines = try context.screen(of: specimen)
      if lines.contains(where: { $0.contains(text) }) { return nil }
      let shown = lines.map(Expectation.trimmed).filter { !$0.isEmpty }
      return .lacks(text, of: specimen.value.title, shows: shown)
    case .trace(let specimen, let trace):
      let check = TraceCheck(
        title: specimen.value.title, pattern: specimen.value.pattern,
        messages: try context.messages(of: specimen))
      return check.result(of: trace)
    case .paused(let hop):
      guard let message = context.pausedBefore else { return .notPaused }
      return hop.matches(message)
        ? nil : .pausedElsewhere(TraceCheck.text(message), insteadOf: hop)
    case .released(let path):
      return try context.isReleased(path) ? nil : .stillExists(path)
    case .leaks(let role):
      let alive = context.survivors
      if let role {
        return alive.contains(role) ? nil : .noneAlive(role)
      }
      return alive.isEmpty ? nil : .stillAlive(alive)
    case .looked(let wanted):
      return context.looks.contains(where: wanted.matches) ? nil : .notLooked(wanted)
    case .rulesBroken(let specimen, let times):
      let count = try context.rulesBroken(by: specimen)
      return count == times
        ? nil
        : .brokeRules(specimen.value.title, count, insteadOf: times)
    }
  }

  private static func check(
    _ condition: Condition, against context: some ExpectationContext
  ) throws(QueryError) -> CheckError? {
    var origins: [ValueReference: ValueOrigin] = [:]
    let failures = try condition.failures { reference throws(QueryError) in
      guard case .path(let path) = reference.target else {
        // The reader lets nothing else into a state, but a condition can be put together by hand.
        throw QueryError(.expected(PathReference.example), at: reference.span)
      }
      let found = try context.value(of: path)
      origins[reference] = found.origin
      return found.value
    }
    guard let first = failures.first else { return nil }
    return .values(failures, from: first.subject.flatMap { origins[$0] })
  }

  private static func compare(
    _ lines: [String], _ title: String, _ others: [String], _ other: String
  ) -> CheckError? {
    if lines == others { return nil }
    let common = min(lines.count, others.count)
    if let index = (0..<common).first(where: { lines[$0] != others[$0] }) {
      // Blanks at the ends are told only if nothing else differs.
      var pair = [trimmed(lines[index]), trimmed(others[index])]
      if pair[0] == pair[1] { pair = [lines[index], others[index]] }
      return .line(
        index + 1, CheckError.Shown(title: title, text: pair[0]),
        CheckError.Shown(title: other, text: pair[1]))
    }
    return .lines(title, lines.count, other: other, others.count)
  }

  private static func trimmed(_ line: String) -> String {
    String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
