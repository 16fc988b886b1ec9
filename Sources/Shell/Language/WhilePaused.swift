/// What becomes of an event that is stopped when somebody wants to do something meanwhile.
enum WhilePaused {
  /// It stays stopped: looking changes nothing.
  case isFine
  /// It runs to its end first.
  case resumes(then: Then = .itself)
  /// It is given up first. Whoever had gone back in time to stop there stays in the time before the
  /// event; but not if `returns`: then they are where they came from.
  case givesUp(then: Then = .itself, returns: Bool = false)

  /// What comes when the event is over.
  enum Then {
    /// The command, with all that is left of its line.
    case itself
    /// This in its place.
    case command(String)
    /// Nothing: it is done with that.
    case nothing
    /// The event once more, up to a message.
    case stop(MessagePlace)

    /// What is left of several events to go when one of them has been gone.
    static func others(of number: Int, by command: String) -> Then {
      number > 1 ? .command("\(command) \(number - 1)") : .nothing
    }
  }
}
