extension Command {
  /// Goes on with the last session.
  static var resume: Command {
    Command(
      "resume", in: .time, summary: "go on with the last session that ended",
      examples: [Example("resume", "this session gives way to that one")],
      undone: "This session is as it was."
    ) { _, session throws(Complaint) in
      guard let found = session.journal?.lastSession() else {
        throw Complaint(
          "there is no session to go on with",
          accepted: session.journal == nil
            ? "Sessions are kept only at a terminal." : "The next time, this one will be there.")
      }
      let name = found.path.split(separator: "/").last.map(String.init) ?? found.path
      try SessionReplay(found.file, of: name, at: nil).play(in: session)
    }
  }
}
