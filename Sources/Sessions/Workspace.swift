import Features
import LayerTracing
import Queries
import Staging

/// What is open: a stage for each feature, one of them in front.
///
/// Free play has one, and so has a lesson; neither sees the other.
public final class Workspace {
  /// The stages by feature; all but the current one are parked.
  public private(set) var stages: [String: Stage] = [:]
  /// The stage in front.
  public private(set) var current: Stage? { didSet { countParked() } }
  /// How services answer in features that are still to be opened, by the names of specimens; under the
  /// empty name all others.
  public internal(set) var firstModes: [String: Service.Mode] = [:]
  /// The closed specimens, the last one at the end.
  public private(set) var closed: [ClosedSpecimen] = []
  /// What is called while events run.
  private let hooks: EventHooks
  /// The looks that were taken since the lesson's step began, as far as it asks for them.
  var looks: Set<TakenLook> = []
  /// Whether the learner has done nothing in it: what lies open comes of a lesson's own lines and reference solutions.
  var isUntouched = true
  /// The stages as they were when the lesson's step began, by feature; nil if none has begun.
  private var mark: [String: StepMark]?
  /// The features that can be opened, with what the learner has built of them.
  public internal(set) var features: [Feature]
  /// What the learner has built.
  public internal(set) var builds: [OwnBuild] = []
  /// How many messages of a specimen are kept, and which.
  private let kept: KeptMessages
  private let language: String?
  /// The newest event of the stages that are parked.
  private var newestOfParked = 0

  /// What a stage was like when a step began.
  private struct StepMark {
    let newest: Int
    let run: Int
    let open: Set<String>
  }

  /// Makes a workspace in which nothing is open; the hooks are called while events run, none where
  /// something is only tried out. Services answer in a language (BCP 47), by default in that which is spoken.
  init(
    _ features: [Feature], kept: KeptMessages, in language: String? = nil,
    calling hooks: EventHooks = EventHooks()
  ) {
    self.features = features
    self.kept = kept
    self.language = language
    self.hooks = hooks
  }

  /// Makes a workspace with a stage in front, on which something is done beside the session.
  convenience init(playing stage: Stage) {
    self.init([stage.feature], kept: stage.kept, in: stage.language, calling: stage.hooks)
    stages[stage.feature.name] = stage
    current = stage
  }

  /// Brings a feature to the front and parks the one that was there; it is found as it was left.
  func bringToFront(_ feature: Feature) -> Stage {
    let stage =
      stages[feature.name]
      ?? Stage(
        feature: feature, kept: kept, language: language, firstModes: firstModes, hooks: hooks)
    stages[feature.name] = stage
    current = stage
    return stage
  }

  /// Closes a specimen of the stage in front, and remembers what is left of it.
  func close(_ name: String) -> ClosedSpecimen? {
    current?[name]?.letGo()
    let left = current?.close(name)
    if let left { closed.append(left) }
    return left
  }

  /// Leaves the stage in front, for good.
  func leaveStage() {
    if let current {
      stages[current.feature.name] = nil
      mark?[current.feature.name] = nil
    }
    current = nil
  }

  /// Copies the stages that another workspace has and this one doesn't have, with what was built for them.
  func take(from other: Workspace) {
    for name in other.stages.keys.sorted() where stages[name] == nil {
      stages[name] = other.stages[name]?.copy(calling: hooks)
      takeBuilds(for: name, from: other)
    }
    if current == nil { current = other.current.flatMap { stages[$0.feature.name] } }
    countParked()
  }

  /// Another workspace with the same stages, which have lived through the same events.
  func copy(calling hooks: EventHooks = EventHooks()) -> Workspace {
    let copy = Workspace(features, kept: kept, calling: hooks)
    copy.take(from: self)
    copy.current = current.flatMap { copy.stages[$0.feature.name] }
    (copy.firstModes, copy.closed) = (firstModes, closed.map { $0.copy() })
    (copy.builds, copy.isUntouched) = (builds, isUntouched)
    return copy
  }

  /// Another workspace with the same stages, in which the lesson's step began where it did in this one.
  func copyOfStep(calling hooks: EventHooks = EventHooks()) -> Workspace {
    let copy = copy(calling: hooks)
    copy.looks = looks
    guard let mark else { return copy }
    copy.mark = [:]
    for (name, stage) in stages {
      guard let then = mark[name], let other = copy.stages[name] else { continue }
      copy.mark?[name] = StepMark(
        newest: then.newest,
        // The copy counts its own resets.
        run: then.run == stage.run ? other.run : other.run - 1, open: then.open)
    }
    return copy
  }

  /// The number of the newest event of all stages, through which events count; 0 if there is none.
  public var newestEvent: Int { max(newestOfParked, current?.newestEvent ?? 0) }

  private func countParked() {
    newestOfParked = stages.values.filter { $0 !== current }.map(\.newestEvent).max() ?? 0
  }

  /// Every open specimen of every feature, in the order of the features' names.
  public var allOpen: [OpenSpecimen] { stages.keys.sorted().flatMap { stages[$0]?.open ?? [] } }

  /// The messages that came on another thread, of each open specimen that got any.
  var strays: [(specimen: String, count: Int)] { stages.values.flatMap(\.strays) }

  // MARK: Since a step began

  /// Begins a step: ``messages(of:on:)`` are those from here.
  func beginStep() {
    looks = []
    mark = stages.mapValues { stage in
      StepMark(newest: stage.events.newest, run: stage.run, open: Set(stage.open.map(\.name)))
    }
  }

  /// The messages of a specimen since the step began, all of them where none did.
  ///
  /// For a specimen that was opened or loaded anew since then, all its messages count.
  func messages(of specimen: OpenSpecimen, on stage: Stage) -> [Message] {
    var first = 0
    if let then = mark?[stage.feature.name], then.run == stage.run,
      then.open.contains(specimen.name)
    {
      first = then.newest + 1
    }
    let last = stage.events.newest
    return first > last ? [] : Array(specimen.recorder.messages.trace(events: first...last))
  }
}
