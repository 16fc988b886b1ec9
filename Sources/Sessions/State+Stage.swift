import Features
import LayerTracing
import Queries
import Staging
import Widgets

/// What is done to features and specimens.
extension State {
  func open(_ name: String, _ names: [String]) throws(Refusal) -> Outcome {
    guard let feature = environment.features.first(where: { $0.name == name }) else {
      throw .stage(.unknownFeature(name))
    }
    var specimens: [Specimen] = []
    for name in names {
      guard let specimen = feature.specimens.first(where: { $0.name == name }) else {
        throw .stage(.unknownPattern(name))
      }
      specimens.append(specimen)
    }
    let last = current
    let stage = workspace.bringToFront(feature)
    let before = stage.open.map(\.name)
    // Coming back to a feature finds it as it was left.
    if specimens.isEmpty, last === stage || before.isEmpty {
      specimens = feature.specimens.filter(\.isPattern)
    }
    for (index, specimen) in specimens.enumerated() {
      guard let runaway = stage.open(specimen) else { continue }
      for opened in specimens[..<index] where !before.contains("\(name).\(opened.name)") {
        stage.close(opened.name)
      }
      if before.isEmpty { workspace.leaveStage() }
      if let last { _ = workspace.bringToFront(last.feature) }
      throw .stage(.endlessLoading(runaway))
    }
    let parked = last.flatMap { $0 === stage || $0.open.isEmpty ? nil : $0.feature.name }
    return .opened(
      before: before, parked: parked,
      isChange: last !== stage || stage.open.map(\.name) != before)
  }

  func close(_ names: [String]) throws(Refusal) -> Outcome {
    let stage = try stage()
    let specimens = try open(names, on: stage)
    let layers = specimens.map { OwnershipGraph.layers($0.recorder, module: $0.module).count }
    let closed = specimens.map(\.specimen.name)
    // Names only: a list of specimens would keep them alive.
    return close(closed, on: stage, layers: layers.reduce(0, +))
  }

  private func close(_ names: [String], on stage: Stage, layers: Int) -> Outcome {
    let left = names.compactMap { workspace.close($0) }
    if stage.open.isEmpty { workspace.leaveStage() }
    return .closed(
      feature: stage.feature.name, left, layers: layers,
      stillOpen: stage.open.map(\.specimen.pattern))
  }

  /// The open specimens of these names, each once; all that are open for none.
  ///
  /// - Throws: ``StageFault/notOpen(_:)``.
  func open(_ names: [String], on stage: Stage) throws(Refusal) -> [OpenSpecimen] {
    if names.isEmpty { return stage.open }
    var specimens: [OpenSpecimen] = []
    for name in names {
      guard let specimen = stage[name] else { throw .stage(.notOpen(name)) }
      if !specimens.contains(where: { $0 === specimen }) { specimens.append(specimen) }
    }
    return specimens
  }

  func fire(_ event: Event, on names: [String]) throws(Refusal) -> Outcome {
    let stage = try stage()
    let targets = try open(names, on: stage)
    do throws(EventRefusal) {
      let number = try workspace.fire(event, at: targets, on: stage)
      return .event(number, event, at: targets)
    } catch {
      if case .absent(let name) = error, targets.contains(where: { $0.name == name && $0.isMocked })
      {
        throw .stage(.mocked(specimen: name))
      }
      throw .stage(.event(event, error))
    }
  }

  // MARK: Services

  func set(_ mode: Service.Mode, _ event: Event, on names: [String]) throws(Refusal) -> Outcome {
    guard let stage = current, !stage.open.isEmpty, stage.feature.usesService else {
      let known = environment.features.filter(\.usesService).flatMap(\.specimens).map(\.name)
      for name in names where !known.contains(name) { throw .stage(.unknownPattern(name)) }
      if names.isEmpty { workspace.firstModes = ["": mode] }
      for name in names { workspace.firstModes[name] = mode }
      return .serviceSet(mode, on: names, event: nil)
    }
    let targets = try open(names, on: stage)
    if names.isEmpty { workspace.firstModes = ["": mode] }
    // A service that only changes its mode sends no message, so the event can't be refused.
    let number = try? workspace.fire(event, at: targets, on: stage, isForAll: names.isEmpty)
    return .serviceSet(mode, on: names, event: number)
  }

  func deliver(_ event: Event, on names: [String]) throws(Refusal) -> Outcome {
    let place = event.value ?? 1
    var targets = current?.open ?? []
    if !names.isEmpty {
      targets = try open(names, on: try stage())
      for target in targets where target.service.pending.count < place {
        throw .stage(.noAnswerWaits(in: target.name))
      }
    }
    targets = targets.filter { $0.service.pending.count >= place }
    if let stage = current, !targets.isEmpty {
      do throws(EventRefusal) {
        let number = try workspace.fire(
          event, at: targets, on: stage, isForAll: names.isEmpty)
        return .event(number, event, at: targets)
      } catch {
        throw .stage(.event(event, error))
      }
    }
    let late = workspace.closed.filter { $0.service.pending.count >= place }
    guard !late.isEmpty else { throw .stage(.noAnswerWaits(in: nil)) }
    for closed in late { closed.deliver(place) }
    let heard = late.filter { !Survivors($0).layers.isEmpty }
    return .deliveredLate(to: late.map(\.name), heardBy: heard.map(\.name))
  }

  // MARK: Mocks

  func mock(_ isOn: Bool, _ names: [String]) throws(Refusal) -> Outcome {
    let stage = try stage()
    let targets = try open(names, on: stage)
    let able = targets.filter { $0.specimen.mock != nil && $0.isMocked != isOn }.map(\.specimen)
    let unable = targets.filter { $0.specimen.mock == nil }.map(obstacle)
    if isOn, able.isEmpty, unable.count == targets.count, let first = unable.first {
      throw .stage(.cannotMock(first))
    }
    let leftOut = able.map { ($0.pattern, stage.mock($0.name, isOn)) }.filter { !$0.1.isEmpty }
    return .mocked(isOn, in: able, unable: isOn ? unable : [], leftOut: leftOut)
  }

  /// Why the view of a specimen can't be replaced: a layer that is no view holds widgets.
  private func obstacle(_ specimen: OpenSpecimen) -> MockObstacle {
    let pattern = specimen.specimen.pattern
    for layer in OwnershipGraph.layers(specimen.recorder, module: specimen.module) {
      let facts = type(of: layer)._layerFacts
      guard facts.role != .view, layer is ViewController else { continue }
      var kinds: [String] = []
      for property in LayerProperty.all(of: layer) {
        guard case .layer(let held) = property.content, held is View else { continue }
        let name = type(of: held)._layerFacts.name
        if !kinds.contains(name) { kinds.append(name) }
      }
      if !kinds.isEmpty {
        return .widgets(pattern: pattern, type: facts.name, role: facts.role, widgets: kinds)
      }
    }
    return .unknown(pattern: pattern)
  }

  // MARK: Messages

  /// Refuses the number of an event that the stage in front doesn't have.
  public func check(event number: Int) throws(Refusal) {
    let events = current?.events ?? EventLog()
    if number == 0 || events[number] != nil { return }
    let owner = workspace.stages.values.first { $0.events[number] != nil }?.feature.name
    throw .stage(.noSuchEvent(number, newest: events.newest, owner: owner))
  }

  /// The open specimens that a reference is about: the one that it names, or all.
  public func specimens(of reference: MessageReference) throws(Refusal) -> [OpenSpecimen] {
    try open(reference.specimen.map { [$0] } ?? [], on: try stage())
  }

  /// The messages that a reference names: one in each specimen that it is about. Where it names no
  /// specimen, those that have no such message are left out: an event's way is longer in one pattern
  /// than in another.
  ///
  /// - Throws: A refusal if none has such a message, or not the one that is named.
  public func messages(
    _ reference: MessageReference
  ) throws(Refusal) -> [(specimen: OpenSpecimen, message: Message)] {
    try check(event: reference.event)
    var found: [(OpenSpecimen, Message)] = []
    var missing: Refusal?
    for specimen in try specimens(of: reference) {
      do {
        found.append((specimen, try State.message(reference, in: specimen)))
      } catch {
        missing = missing ?? error
      }
    }
    if let missing, found.isEmpty || reference.specimen != nil { throw missing }
    return found
  }

  /// The message that a reference means in a specimen; the first of the event if it names none.
  public static func message(
    _ reference: MessageReference, in specimen: OpenSpecimen
  ) throws(Refusal) -> Message {
    let messages = Array(specimen.recorder.trace(events: reference.event...reference.event))
    let found = messages.first {
      reference.crossing == nil
        || $0.position.crossing == reference.crossing && $0.position.inner == reference.inner
    }
    if let found { return found }
    let kept = specimen.recorder.trace().first { _ in true }?.event ?? 0
    throw .stage(
      .noSuchMessage(
        reference, in: specimen.name, last: messages.last?.position.crossing,
        isDropped: reference.event < kept
          || reference.event == kept && specimen.recorder.dropped > 0))
  }
}
