import Languages
import Terminal

/// Measures how many lines a step of a lesson takes on terminals of some sizes: what stands before its
/// question, and the question.
struct StepGauge {
  /// A size of a terminal, and what the step takes there.
  struct Size {
    /// The terminal.
    let profile: TerminalProfile
    /// The lines before the question.
    var text = 0
    /// The lines of the question.
    var question = 0

    /// The lines that there are above the prompt.
    var room: Int { profile.rows - 1 }
    /// What is told of it: `80 x 24`.
    var name: String { "\(profile.columns) x \(profile.rows)" }
  }

  /// The sizes that every step should fit.
  private(set) var sizes: [Size]
  private var isInQuestion = false

  /// Measures for terminals of these columns and rows, the largest first.
  init(_ sizes: [(columns: Int, rows: Int)]) {
    self.sizes = sizes.map {
      var profile = TerminalProfile(isTerminal: true, columns: $0.columns, rows: $0.rows)
      // What a class is shown in other words is as long.
      profile.isAtSchool = false
      return Size(profile: profile)
    }
  }

  /// A step begins.
  mutating func beginStep() {
    isInQuestion = false
    for index in sizes.indices { (sizes[index].text, sizes[index].question) = (0, 0) }
  }

  /// The step's question begins.
  mutating func beginQuestion() { isInQuestion = true }

  /// Something is shown.
  mutating func add(_ document: Document) {
    var count = 0
    // From the smallest size on: what takes a line there takes no more on a larger one, and most of what is shown does.
    for index in sizes.indices.reversed() {
      if index == sizes.count - 1 || count > 1 {
        count = document.lines(for: sizes[index].profile).count
      }
      if isInQuestion { sizes[index].question += count } else { sizes[index].text += count }
    }
  }

  /// How many screens a text may fill before its question: a learner goes on by Enter, but not for ever.
  private static let mostScreens = 3

  /// What a learner can't have well: a question that isn't whole on one screen, or a text of many.
  var warnings: [String] {
    sizes.compactMap { size in
      if size.question > size.room {
        return localized("running.question-long", "\(size.name)", size.question, size.room)
      }
      if size.text > size.room * StepGauge.mostScreens {
        return localized("running.text-long", "\(size.name)", size.text, size.room)
      }
      return nil
    }
  }
}
