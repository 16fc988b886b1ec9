// Demonstrates what two mocks share: one list, so that the order in which
// they were told things can be seen.

final class AccountNotes {
  private(set) var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }
}
