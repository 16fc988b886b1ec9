/// What a fence's first word says.
enum FenceClaim {
  /// It is a lesson's.
  case ours(FenceWord)
  /// It is none, but close to one, or has attributes that only ours have.
  case misspelt(near: FenceWord?)
}
