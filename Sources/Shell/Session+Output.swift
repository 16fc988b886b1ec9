import Terminal

/// Saying things: what somebody asked for, and what acts report.
extension Session {
  /// Prints what somebody asked to see; lines that are too long go on below, but for code.
  func show(_ lines: [StyledText], isCode: Bool = false) {
    if isSilent { return }
    for line in lines {
      if isCode { out.writeLine(line) } else { write(line, to: out) }
    }
  }

  /// Prints what an act has to say, unless nobody listens.
  func report(_ lines: () -> [StyledText]) {
    guard let reports else { return }
    for line in lines() { write(line, to: reports) }
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
}
