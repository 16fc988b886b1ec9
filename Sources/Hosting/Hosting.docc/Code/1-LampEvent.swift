/// What the user can do, in every pattern.
enum LampEvent: String, CaseIterable {
  case toggle
}
