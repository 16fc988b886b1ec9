extension Command {
  /// Lets an event go on until the message that is stopped at has been handled.
  static var out: Command {
    Command(
      "out", in: .time, summary: "go on until all is done that the next message causes",
      examples: [Example("out", "stops behind what mvp#2.3 causes, if anything follows")]
    ) { _, session throws(Complaint) in
      let pause = try session.paused()
      session.debugger.verdict = .resume(.behind(pause.message.id, of: pause.specimen))
    }
  }
}
