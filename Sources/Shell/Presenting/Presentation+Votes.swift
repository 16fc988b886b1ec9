import Languages

/// The room's votes on the question that is shown.
extension Presentation {
  /// Whether the room can vote on what is shown.
  var isVoting: Bool { slide.question?.choices.isEmpty == false }

  /// Begins a second vote, beside which the first will stand.
  func voteAgain() -> String? {
    guard let cast = vote.tally.votes, case .question = slide.kind else {
      return language.localized("present.vote-first")
    }
    (vote.tally.before, vote.tally.votes) = (cast, nil)
    showVotes()
    return nil
  }

  /// Shows the question with its votes, wherever it stands.
  private func showVotes() {
    aside = nil
    for other in slides.indices where slides[other].step == slide.step { known[other] = nil }
    page = pages(of: place).count - 1
  }

  /// Takes the room's votes, or what was wrong with those that there are: nil if the line is no vote; else
  /// what is said of it, nothing if it counts.
  func take(vote line: String) -> String?? {
    guard let names = slide.question?.choices.map(\.name) else { return nil }
    switch Ballot(line, for: names, waitingFor: vote.missing) {
    case nil: return nil
    case .noSuchChoice(let name): return language.localized("present.no-such-choice", name, names)
    case .wrongCount(let count):
      return language.localized("present.wrong-count", count, names.count)
    case .needsNumber(let name):
      return language.localized("present.needs-number", name, "\(name) 12")
    case .votes(let cast):
      vote.take(cast)
      guard vote.tally.votes != nil else {
        let missing = vote.missing.map { names[$0] }
        return language.localized(
          "present.untold", missing, missing.map { "\($0) 0" }.joined(separator: " "))
      }
      showVotes()
      return .some(nil)
    }
  }
}
