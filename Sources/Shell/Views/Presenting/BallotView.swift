import Languages
import Terminal

/// A question in front of a class: what the room can choose from, how many hands each answer has, and,
/// once it is opened, which is right.
struct BallotView: Block {
  /// One of the answers.
  struct Choice {
    /// What it is called: `a`.
    let name: String
    /// What it says.
    let text: StyledText
    /// Whether it is right.
    let isRight: Bool
  }

  /// How far the vote is.
  struct Tally {
    /// The hands for each answer; nil before the vote.
    var votes: [Int]?
    /// The hands in the vote before, if there was one.
    var before: [Int]?
    /// Whether the right answer is shown.
    var isOpen = false

    /// Makes a vote in which no hand was raised yet.
    init() {}
  }

  private let choices: [Choice]
  private let tally: Tally
  private let language: Language

  /// Shows answers and votes.
  init(_ choices: [Choice], _ tally: Tally, in language: Language) {
    (self.choices, self.tally, self.language) = (choices, tally, language)
  }

  private static let indent = 5

  func drawn(on page: Page) -> [StyledText] {
    choices.indices.flatMap { place -> [StyledText] in
      let choice = choices[place]
      let isShown = tally.isOpen && choice.isRight
      let name = StyledText("\(isShown ? "*" : " ") \(choice.name)  ", isShown ? .success : .bold)
      return page.wrapped(name + choice.text, indent: Self.indent) + bar(place, on: page)
    }
  }

  private func bar(_ place: Int, on page: Page) -> [StyledText] {
    guard let votes = tally.votes else { return [] }
    // A bar is as long as its part of the room: two that are close look close.
    let sum = max(1, votes.reduce(0, +))
    let room = max(1, page.columns - Self.indent - 24)
    let mark = page.ambiguous == .wide ? "#" : "█"
    let cells = votes[place] == 0 ? 0 : max(1, votes[place] * room / sum)
    let percent = (votes[place] * 200 + sum) / (2 * sum)
    let before = tally.before.map { " " + language.localized("present.before", $0[place]) } ?? ""
    return [
      StyledText(String(repeating: " ", count: Self.indent))
        + StyledText(String(repeating: mark, count: cells), .call)
        + StyledText((cells > 0 ? " " : "") + "\(votes[place])", .bold)
        + StyledText(" (\(percent)%)") + StyledText(before)
    ]
  }

  func spoken(on page: Page) -> [StyledText] {
    choices.indices.flatMap { place -> [StyledText] in
      let choice = choices[place]
      let mark = tally.isOpen && choice.isRight ? "* " : ""
      let votes = tally.votes.map { ", " + language.localized("present.votes", $0[place]) } ?? ""
      return page.wrapped(StyledText("\(mark)\(choice.name)\(votes): ") + choice.text)
    }
  }
}
