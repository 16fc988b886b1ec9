// Demonstrates what a Store does outside: a reducer asks for an effect by
// its name, and here is who carries it out. What comes of it is an action
// again. Source: Elm, whose commands are data, too, and Mobius, where an
// effect handler carries them out.

/// Carries out what a reducer asks for.
protocol Effects<Effect, Action> {
  /// What can be asked for.
  associatedtype Effect
  /// What can come of it.
  associatedtype Action

  /// Does it, and answers with an action: now, later or never.
  func run(_ effect: Effect, send: @escaping (_ action: Action) -> Void)
}

/// Carries out the effects of a reducer that has none.
struct NoEffects<Action>: Effects {
  func run(_ effect: Never, send: @escaping (_ action: Action) -> Void) {}
}
