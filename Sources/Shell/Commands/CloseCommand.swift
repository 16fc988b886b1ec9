import Staging

extension Command {
  /// Closes specimens, or the whole feature.
  static var close: Command {
    let patterns = Parameter("PATTERN", .specimen, .repeated)
    return Command(
      "close", in: .stage, summary: "close one pattern, or the whole feature with its events",
      takes: [patterns],
      examples: [
        Example("close viper", "closes one; the others stay as they are"),
        Example("close", "closes the feature and forgets its events"),
      ],
      undone: "Nothing was closed.", isAction: { _ in true }
    ) { call, session throws(Complaint) in
      let stage = try session.stage()
      let names = call.specimens(patterns, on: stage).map(\.specimen)
      for specimen in names { session.desk.close(specimen.name) }
      if stage.open.isEmpty { session.desk.leaveStage() }
      session.report {
        let left = stage.open.map(\.specimen.pattern)
        let closed = Wording.list(names.map(\.pattern))
        return [
          left.isEmpty
            ? "Closed \(stage.feature.name): \(closed)."
            : "Closed \(closed). Still open: \(left.joined(separator: ", "))."
        ]
      }
    }
  }
}
