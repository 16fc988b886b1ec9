import Lessons
import Sessions
import Views

extension Command {
  /// Names what is still alive and shouldn't be.
  static let leaks = Command(
    look: "leaks", in: .look, inLessons: .anyBlock,
    examples: ["leaks"]
  ) { _, context throws(CommandError) in
    let closed = context.state.workspace.closed
    let all = context.open.map { Survivors($0) } + closed.map { Survivors($0) }
    return .leaks(all.filter { !$0.layers.isEmpty }, isAnyClosed: !closed.isEmpty)
  }
}
