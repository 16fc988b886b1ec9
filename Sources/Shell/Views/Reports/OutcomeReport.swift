import Languages
import LayerTracing
import Queries
import Sessions
import Staging
import Terminal

/// What is told of an action that was done.
struct OutcomeReport {
  private let action: Action
  private let outcome: Outcome
  private let state: State
  private let before: Screens
  /// The language of the lesson in front, or of the course in free play.
  private let language: Language

  /// Describes what came of an action.
  ///
  /// - Parameters:
  ///   - outcome: What came of it.
  ///   - action: What was done.
  ///   - state: What it made.
  ///   - before: What everything in front showed before; it matters to events alone.
  init(
    _ outcome: Outcome, of action: Action, in state: State, before: Screens
  ) {
    language = Language.inFront(of: state)
    self.outcome = outcome
    self.action = action
    self.state = state
    self.before = before
  }

  /// The report.
  var document: Document {
    switch outcome {
    case .opened(let before, let aside, let parked, _):
      opened(before: before, aside: aside, parked: parked)
    case .closed(let feature, let left, let layers, let stillOpen):
      closed(feature, left, layers: layers, stillOpen: stillOpen)
    case .event(let number, let event, let targets):
      state.current.map { stage in
        Document([
          EventReport(number, event, at: targets, on: stage, before: before, in: language)
        ])
      } ?? Document()
    case .serviceSet(let mode, let names, let event):
      Document([
        Text(
          ServiceWording(mode: mode, names: names, state: state).sentence(event: event), indent: 0)
      ])
    case .deliveredLate(let names, let heard):
      Document([
        Text(
          heard.isEmpty
            ? localized("service.late", names) : localized("service.late-heard", heard)
        )
      ])
    case .mocked(let isOn, let role, let specimens, let unable, let leftOut):
      mocked(isOn, role, specimens, unable, leftOut)
    case .synced(let behind): synced(behind)
    case .reset(let events):
      Document {
        Text(language.localized("reset.done", events))
        screens
      }
    case .built(let build): .built(build, in: state)
    case .noted(let note):
      Document(localized: "note.done", place(of: note), in: language)
    case .lesson(let event): lesson(event)
    case .prediction(let event): prediction(event)
    case .observed: Document()
    case .sentence(let sentence): Document([Text(sentence)])
    }
  }

  private var screens: Document {
    Document([ScreenView(Screens(state.current?.open ?? []))])
  }

  // MARK: What is open

  private func opened(before: [String], aside: [Specimen], parked: String?) -> Document {
    guard let stage = state.current else { return Document() }
    var named: [String] = []
    if case .stage(.open(_, let names, _)) = action { named = names }
    let asked = stage.open.filter { named.isEmpty || named.contains($0.specimen.name) }
    let besides = stage.open.filter { open in !asked.contains { $0 === open } }
    // A stepper has nothing written on it but its two buttons.
    let controls = stage.controls.map { (control: $0, title: $0.title.isEmpty ? "- +" : $0.title) }
    let width = controls.map { $0.title.displayWidth() }.max() ?? 0
    let legend = controls.map { control, title in
      "\(title.padded(to: width))\(width > 0 ? "  " : "")fire \(control.event)"
        + (control.takesValue ? " N" : "")
    }
    let screens = Screens(asked)
    let late = asked.filter { !before.contains($0.name) }
    return Document {
      heading(asked, of: stage.feature.name, areEqual: screens.areAllEqual)
      ScreenView(screens, legend: legend)
      ScreenReaderText(StyledText(localized("open.to-fire", stage.eventsInShort)))
      if !before.isEmpty, !late.isEmpty, stage.events.count > 0 {
        let caughtUp = late.filter(\.skippedEvents.isEmpty).map(\.specimen.pattern)
        if !caughtUp.isEmpty {
          Text(localized("open.caught-up", caughtUp, stage.events.count), .hint)
        }
        Document.skipped(late)
      }
      // A lesson says itself what is to be seen.
      if before.isEmpty, state.lessonInFront == nil {
        RolesPlayed(stage.open).document
        if let event = stage.controls.first(where: { !$0.takesValue })?.event {
          Text(localized("open.by-name", event), .hint)
        }
      }
      if !besides.isEmpty {
        Text(
          localized: "open.besides", asked.map(\.specimen.pattern), besides.map(\.specimen.pattern),
          Screens(stage.open).areAllEqual,
          StageAction.open(stage.feature.name, in: asked.map(\.specimen.name), isOnly: true)
            .description, style: .hint, in: language)
      }
      if !aside.isEmpty {
        let line = StageAction.open(stage.feature.name, in: aside.map(\.name)).description
        Text(language.localized("open.aside", aside.map(\.pattern), line), .hint)
      }
      if let parked { Text(localized("open.parked", parked), .hint) }
    }
  }

  private func heading(
    _ asked: [OpenSpecimen], of feature: String, areEqual: Bool
  ) -> Text {
    let count = asked.count
    let text =
      count == 1
      ? language.localized("open.built-in", feature, asked[0].specimen.pattern)
      : language.localized("open.built", feature, count, areEqual)
    return Text("\(text):", spoken: StyledText(count == 1 ? "\(text):" : "\(text)."))
  }

  private func closed(
    _ feature: String, _ left: [ClosedSpecimen], layers: Int, stillOpen: [String]
  ) -> Document {
    let closed = left.map(\.pattern)
    let alive = left.flatMap { Survivors($0).layers }
    return Document {
      Text(
        stillOpen.isEmpty
          ? localized("close.all", feature, closed) : localized("close.some", closed, stillOpen))
      if alive.isEmpty {
        Text(localized("close.released", layers), .hint)
      } else {
        Text(
          localized: "close.alive", layers - alive.count, layers,
          alive.map { type(of: $0)._layerFacts.name }, style: .error)
      }
    }
  }

  private func mocked(
    _ isOn: Bool, _ role: Role?, _ specimens: [Specimen], _ unable: [LocalizedText],
    _ leftOut: [(String, [Int])]
  ) -> Document {
    guard let stage = state.current, !specimens.isEmpty else {
      return Document(localized: isOn ? "mock.none-to-set" : "mock.none-to-take")
    }
    let count = stage.events.count - (leftOut.map(\.1.count).max() ?? 0)
    return Document {
      Text(
        localized: isOn ? "mock.on" : "mock.off", specimens.map(\.pattern), count, role?.name ?? "")
      for error in unable { Text(error.description.capitalizedFirst + ".", .hint) }
      for (pattern, numbers) in leftOut {
        Text(
          localized: "mock.left-out", pattern,
          numbers.map { "\($0) (\(stage.events[$0]?.description ?? ""))" }, style: .hint)
      }
      screens
    }
  }

  /// Where mocks are in place, and what they were told.
  static func mocks(_ open: [OpenSpecimen]) -> Document {
    let mocked = open.filter { $0.mocked != nil }
    if mocked.isEmpty { return Document(localized: "mock.none-to-take") }
    return Document {
      for specimen in mocked {
        Text(localized("mock.on", [specimen.specimen.pattern], 0, specimen.mocked?.name ?? ""))
      }
      ScreenView(Screens(mocked))
    }
  }

  private func synced(_ behind: [OpenSpecimen]) -> Document {
    if behind.isEmpty { return Document(localized: "sync.none") }
    let caughtUp = behind.filter(\.skippedEvents.isEmpty).map(\.specimen.pattern)
    return Document {
      if !caughtUp.isEmpty { Text(localized("sync.done", caughtUp)) }
      Document.skipped(behind)
      screens
    }
  }

  /// Where a note was written: at a message, or an event; nothing where nothing is open.
  private func place(of note: Note) -> String {
    note.message
      ?? (note.feature == nil ? "" : language.localized("note.event", note.event))
  }

  // MARK: Lessons

  private func prediction(_ event: PredictionEvent) -> Document {
    let view = PredictionView(in: .of(state))
    if case .givenUp(let open) = event { return view.givenUp(open) }
    guard let open = state.prediction else { return Document() }
    switch event {
    case .asked(let givenUp):
      return view.givenUp(givenUp) + view.question(open, help: ["skip"])
    case .sealed(let forecast, let isAgain): return view.sealed(forecast, open, isAgain: isAgain)
    case .left, .givenUp: return Document()
    }
  }

  private func lesson(_ event: LessonEvent) -> Document {
    guard let lesson = state.lesson else {
      return Document(localized: "play.already")
    }
    let view = LessonView(lesson.shelved)
    switch event {
    // Begun steps have told of themselves, and free play already is where no lesson is.
    case .begun, .skipped, .alreadyPlaying: return Document()
    case .answered(let verdict): return view.verdict(verdict, lesson.run)
    case .kept: return view.kept
    case .left: return view.away + screens
    case .cameBack: return view.back(lesson, screens)
    }
  }
}

extension Document {
  /// Which specimens did without events in which their messages wouldn't have come to an end.
  static func skipped(_ specimens: [OpenSpecimen]) -> Document {
    Document(
      specimens.filter { !$0.skippedEvents.isEmpty }.map { specimen in
        Text(
          localized: "open.skipped", specimen.specimen.pattern,
          specimen.skippedEvents.map(String.init), style: .hint)
      })
  }
}
