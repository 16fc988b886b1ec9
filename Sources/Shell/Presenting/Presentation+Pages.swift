import Languages

/// Where in the lesson the page is that is shown.
extension Presentation {
  /// Which page it is of how many, and how many minutes were planned until here, and are gone; on the first
  /// page, how to go on.
  var whereabouts: String {
    let before = (0..<place).reduce(0) { $0 + pages(of: $1).count }
    let all = slides.indices.reduce(0) { $0 + pageCount(of: $1) }
    var parts = [language.localized("present.page", before + page + 1, all)]
    if place == 0, page == 0 {
      parts.append(language.localized("present.keys"))
    } else if let start, let now = schedule.clock?() {
      let weights = slides.map(\.weight)
      let done = weights[..<place].reduce(0, +)
      let planned = schedule.minutes * done / max(1, weights.reduce(0, +))
      let gone = Int((now - start) / .seconds(60))
      parts.append(language.localized("present.minutes", planned, schedule.minutes, gone))
    }
    return parts.joined(separator: "   ")
  }

  /// How many pages a slide will have had: a question that isn't put to the room yet is counted with its votes, so that
  /// they don't make the lesson longer.
  private func pageCount(of place: Int) -> Int {
    let slide = slides[place]
    guard place >= self.place, votes[slide.step] == nil, let question = slide.question,
      !question.choices.isEmpty
    else { return pages(of: place).count }
    if let count = foreseen[place] { return count }
    let count = slide.pages(question.longestTally, for: profile, room: room(at: place)).count
    foreseen[place] = count
    return count
  }
}
