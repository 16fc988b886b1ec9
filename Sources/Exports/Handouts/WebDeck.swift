import Languages
import LayerTracing

/// Writes a session as slides in one self-contained page of HTML, which presents itself: a key shows the
/// next message, the next answer, the next slide. Without scripts, and printed, all stands below each
/// other.
public struct WebDeck: Handout {
  private let write: (String) -> Void

  /// So many messages can be read in a figure from the back of a room.
  private static let mostMessages = 12
  /// So wide, in pixels, a figure may be so that its letters can.
  private static let widestFigure = 900

  /// Begins a deck with its title.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - write: Takes the text as it comes, piece by piece.
  package init(
    _ title: HandoutTitle, write: @escaping (String) -> Void
  ) {
    self.write = write
    write(Templates.render(PageParts.Head(title), "deck"))
  }

  private func slide(_ slide: Slide) {
    write(WideText.inColumns(Templates.render(slide, "slide")))
  }

  /// Writes an event: a slide for what is seen and the ways, and one for each part of a figure.
  public func event(_ event: HandoutEvent) {
    let heading = event.heading
    var seen = Slide(heading)
    seen.asides = event.asides
    seen.screens = ScreenChange.all(event).filter { !$0.isUnchanged }.map(PageParts.Screen.init)
    if seen.screens.isEmpty, !event.after.isEmpty {
      seen.asides.append(localized("handout.no-screen"))
    }
    slide(seen)
    if event.ways.count == event.specimens.count, !event.rows.isEmpty {
      var ways = Slide(heading)
      ways.ways = event.specimens.enumerated().map {
        Slide.Way(
          specimen: $1, count: event.count(in: $0), way: event.ways[$0].split(separator: " "))
      }
      slide(ways)
    }
    for column in event.detailed { figures(event, column, heading) }
    if !event.breaches.isEmpty {
      var breaches = Slide(localized("handout.breaches"))
      breaches.text = event.breaches
      slide(breaches)
    }
    for note in event.notes { stray(note) }
  }

  private func figures(_ event: HandoutEvent, _ column: Int, _ heading: String) {
    let diagram = SequenceDiagram(
      event.rows.compactMap { $0[column] }, longestValue: Message.longestValueInPicture,
      mark: { event.mark(of: $0, in: column) }
    ) { event.times($0, in: column) }
    if diagram.arrows.isEmpty { return }
    let widest = WebDeck.widestFigure
    let parts = diagram.parts(of: WebDeck.mostMessages, widest: widest)
    for (index, part) in parts.enumerated() {
      let title = FigureLayout.title(event.specimens[column], part: index, of: parts.count)
      var figure = Slide(heading)
      figure.figures = [FigureLayout(part.diagram, title: title, widest: widest)]
      figure.description = part.diagram.inWords
      figure.rowCount = part.places.count
      slide(figure)
    }
  }

  /// Writes what was written down.
  public func stray(_ note: HandoutNote) {
    var slide = Slide(localized("handout.note"))
    slide.notes = [PageParts.Note(note)]
    self.slide(slide)
  }

  /// Writes a slide for a lesson's step.
  public func step(_ title: String) { slide(Slide(title)) }

  /// Writes a question; what is right comes with the next key.
  public func question(_ question: HandoutQuestion) {
    var slide = Slide(
      question.isResult
        ? localized("handout.answer") : question.title ?? localized("handout.question"))
    slide.text = question.text
    slide.choices = question.offered
    if question.isResult {
      slide.text = question.result
    } else {
      slide.answers = question.revealedLines
    }
    self.slide(slide)
  }

  /// Ends the deck with what to take home.
  public func finish(takeaway: [String]) {
    if !takeaway.isEmpty {
      var slide = Slide(localized("handout.take-home"))
      slide.text = takeaway
      self.slide(slide)
    }
    write(Templates.render(End(), "deckend"))
  }

  /// What the template of the end asks for.
  private struct End {}
}

/// What the template of a slide asks for, by these names.
private struct Slide {
  struct Way {
    let specimen: String
    let count: Int
    /// Word by word: an arrow isn't broken.
    let way: [Substring]
  }

  let heading: String
  var asides: [String] = []
  var screens: [PageParts.Screen] = [] { didSet { hasScreens = !screens.isEmpty } }
  private(set) var hasScreens = false
  var ways: [Way] = [] { didSet { hasWays = !ways.isEmpty } }
  private(set) var hasWays = false
  var figures: [FigureLayout] = [] { didSet { hasFigures = !figures.isEmpty } }
  private(set) var hasFigures = false
  var description = ""
  var rowCount: Int?
  var notes: [PageParts.Note] = []
  var text: [String] = []
  var choices: [String] = [] { didSet { hasChoices = !choices.isEmpty } }
  private(set) var hasChoices = false
  var answers: [String] = [] { didSet { hasAnswers = !answers.isEmpty } }
  private(set) var hasAnswers = false

  init(_ heading: String) { self.heading = heading }
}
