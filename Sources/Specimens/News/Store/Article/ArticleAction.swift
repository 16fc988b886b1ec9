// Demonstrates a child's Action: it tells that the screen has gone, and
// the parent's reducer forgets what was on it.

enum ArticleAction: Equatable {
  case closed
}
