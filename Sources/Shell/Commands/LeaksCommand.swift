import LayerTracing
import Staging
import Terminal

extension Command {
  /// Names what is still alive and shouldn't be.
  static var leaks: Command {
    Command(
      "leaks", in: .look, summary: "what is still alive after 'close' or 'back', and what keeps it",
      examples: [Example("leaks", "after 'close', or after a screen was left")]
    ) { _, session throws(Complaint) in
      let all =
        (session.current?.open ?? []).map { Survivors($0) }
        + session.desk.closed.map { Survivors($0) }
      session.show(
        LeaksView(
          all.filter { !$0.layers.isEmpty }, isAnyClosed: !session.desk.closed.isEmpty,
          profile: session.out.profile
        ).lines)
    }
  }
}
