import Terminal

/// What is shown to a class at once, on a page or on several.
struct Slide {
  /// What it is, by which the class is led through it.
  enum Kind {
    /// Something to read, or to see.
    case text
    /// A question, for the room to vote on or to answer.
    case question(PresentedQuestion)
    /// A task, for the room to tell how it is done.
    case task
    /// What is right, with the room's votes.
    case answer(PresentedQuestion)
    /// The author's way through a task.
    case solution
    /// That the lesson is over.
    case end
  }

  /// The step's place, from 0.
  let step: Int
  /// How far the lesson's session is: slides of one stage are shown of the same state.
  let stage: Int
  let kind: Kind
  /// What is shown; of a question, what stands before it.
  let text: Document
  /// What of it is no prose: screens, traces, and the commands that show them.
  let shown: Document

  /// What is asked on it; nil if nothing is.
  var question: PresentedQuestion? {
    switch kind {
    case .question(let question), .answer(let question): question
    case .text, .task, .solution, .end: nil
    }
  }

  /// How long it is before a class, beside others: a question is talked about.
  var weight: Int {
    switch kind {
    case .text: 1
    case .question, .task: 3
    case .answer, .solution: 2
    case .end: 0
    }
  }

  /// Its pages, with the room's votes, each of so many lines at the most.
  func pages(
    _ tally: BallotView.Tally, for profile: TerminalProfile, room: Int
  ) -> [[StyledText]] {
    switch kind {
    case .question(let question):
      let asked = Document([Blank(), Whole(question.document(tally))])
      // With the votes there is less room; what was read is read.
      return tally.isBegun
        ? PageCut.pages(of: text, then: asked, for: profile, room: room)
        : PageCut.pages(of: text + asked, for: profile, room: room)
    case .answer(let question):
      var opened = tally
      opened.isOpen = true
      return PageCut.pages(of: text + question.opening(opened), for: profile, room: room)
    case .text, .task, .solution, .end:
      return PageCut.pages(of: text, for: profile, room: room)
    }
  }
}

extension BallotView.Tally {
  /// Whether the room has voted.
  var isBegun: Bool { votes != nil || before != nil }
}
