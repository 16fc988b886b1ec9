import Terminal

/// Saying things: what somebody asked for, and what acts report.
extension Session {
  /// Prints what somebody asked to see; lines that are too long go on below, but for code.
  func show(_ lines: [StyledText], isCode: Bool = false) {
    if occasion.isSilent { return }
    sayFarewell()
    for line in lines {
      if isCode { out.writeLine(line) } else { write(line, to: out) }
    }
  }

  /// Prints what an act has to say, unless nobody listens.
  func report(_ lines: () -> [StyledText]) {
    guard let reports = occasion.reports else { return }
    sayFarewell()
    for line in lines() { write(line, to: reports) }
  }

  /// Says of an event that it was given up, now that something was done instead.
  private func sayFarewell() {
    guard let farewell = aftermath.farewell, let reports = occasion.reports else { return }
    aftermath.farewell = nil
    write(farewell, to: reports)
  }

  private func write(_ line: StyledText, to output: Output) {
    let profile = output.profile
    let line = line.sanitized
    guard line.displayWidth(ambiguous: profile.ambiguous) > profile.columns else {
      output.writeLine(line)
      return
    }
    for part in line.wrapped(to: profile.columns, indent: 2, ambiguous: profile.ambiguous) {
      output.writeLine(part)
    }
  }

  /// What to ask for the next line with: it says where one is.
  public var prompt: StyledText {
    if let pause { return StyledText(pause.name, .bold) + "> " }
    guard let lesson else {
      guard isInPast, let events = log.newestEvent else {
        return StyledText("layercake", .bold) + "> "
      }
      return StyledText("layercake", .bold) + " \(events.done)/\(events.ofAll)> "
    }
    let number = lesson.shelved.number
    if lesson.desk !== desk { return StyledText("play", .bold) + " (\(number))> " }
    let run = lesson.run
    let asks =
      run.isStepDone ? (run.isFinished ? "done" : "next") : run.openQuiz == nil ? "try" : "quiz"
    let place =
      out.profile.isPlain ? "" : " \(run.position + 1)/\(lesson.shelved.lesson.steps.count)"
    return StyledText(number, .bold) + "\(place) \(asks)> "
  }

  /// What the specimens in front show now.
  var screens: [StyledText] {
    current.map { ScreenView($0.open, profile: out.profile).lines() } ?? []
  }
}
