import Queries
import Terminal

extension Command {
  /// Lists breakpoints.
  static var breaks: Command {
    Command(
      "breaks", in: .time, summary: "where events are stopped",
      examples: [Example("breaks", "every breakpoint, with its number")], isForLessons: true
    ) { _, session throws(Complaint) in
      let all = session.breakpoints.all
      guard !all.isEmpty else {
        session.show(["No breakpoint is set. To set one: break."])
        return
      }
      session.show(
        all.flatMap {
          (StyledText("  \($0.number)  ", .bold) + StyledText($0.breakpoint.description))
            .wrapped(to: session.out.profile.columns, indent: 5)
        })
    }
  }
}
