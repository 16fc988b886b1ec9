import LayerTracing
import Staging
import Terminal

extension Command {
  /// Draws who holds whom.
  static var owners: Command {
    let patterns = Parameter("PATTERN", .specimen, .repeated)
    return Command(
      "owners", in: .look, summary: "who holds whom, and how: strongly, weakly, through a closure",
      takes: [patterns],
      examples: [
        Example("owners", "every open pattern"), Example("owners viper", "one of them"),
      ]
    ) { call, session throws(Complaint) in
      let stage = try session.stage()
      for specimen in call.specimens(patterns, on: stage) {
        session.show(OwnersView(specimen, profile: session.out.profile).lines)
      }
    }
  }
}
