import Features
import Languages
import LayerTracing
import Staging
import Widgets

/// What is done to features and specimens.
extension Workspace {
  /// The stage in front.
  func stage() throws(Refusal) -> Stage {
    if let current, !current.open.isEmpty { return current }
    throw .nothingOpen(features)
  }

  /// That the feature in front isn't built in a pattern; where none is in front, that no feature is.
  func unknownPattern(_ name: String) -> Refusal {
    .unknownPattern(
      name, among: (current?.feature).map { $0.specimens } ?? features.flatMap(\.specimens))
  }

  func open(_ name: String, _ names: [String], isOnly: Bool) throws(Refusal) -> Outcome {
    guard let feature = features.first(where: { $0.name == name }) else {
      throw .unknownFeature(name, among: features)
    }
    var specimens: [Specimen] = []
    for name in names {
      guard let specimen = feature.specimen(named: name) else {
        throw unknownPattern(name)
      }
      specimens.append(specimen)
    }
    let last = current
    let stage = bringToFront(feature)
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
      if before.isEmpty { leaveStage() }
      if let last { _ = bringToFront(last.feature) }
      throw .endless(runaway)
    }
    let aside = isOnly ? stage.putAside(allBut: names) : []
    let parked = last.flatMap { $0 === stage || $0.open.isEmpty ? nil : $0.feature.name }
    return .opened(
      before: before, aside: aside, parked: parked,
      isChange: last !== stage || stage.open.map(\.name) != before)
  }

  func close(_ names: [String]) throws(Refusal) -> Outcome {
    let stage = try stage()
    let (closed, layers) = try counted(names, on: stage)
    let left = closed.compactMap { close($0) }
    if stage.open.isEmpty { leaveStage() }
    return .closed(
      feature: stage.feature.name, left, layers: layers,
      stillOpen: stage.open.map(\.specimen.pattern))
  }

  /// The names of open specimens, and how many layers they have together. A function of its own, because who
  /// closes them must not hold them: what their layers cancel ends with closing.
  private func counted(
    _ names: [String], on stage: Stage
  ) throws(Refusal) -> (names: [String], layers: Int) {
    let specimens = try open(names, on: stage)
    let layers = specimens.map { OwnershipGraph.layers($0.recorder, module: $0.module).count }
    return (specimens.map(\.specimen.name), layers.reduce(0, +))
  }

  /// The open specimens of these names, each once; all that are open for none.
  /// A refusal is thrown for one that isn't.
  func open(_ names: [String], on stage: Stage) throws(Refusal) -> [OpenSpecimen] {
    if names.isEmpty { return stage.open }
    var specimens: [OpenSpecimen] = []
    for name in names {
      guard let specimen = stage[name] else { throw .notOpen(name, on: current) }
      if !specimens.contains(where: { $0 === specimen }) { specimens.append(specimen) }
    }
    return specimens
  }

  func fire(_ event: Event, on names: [String]) throws(Refusal) -> Outcome {
    let stage = try stage()
    let targets = try open(names, on: stage)
    do throws(EventError) {
      let number = try fire(event, at: targets, on: stage)
      return .event(number, event, at: targets)
    } catch {
      if case .absent(let name) = error, targets.contains(where: { $0.name == name && $0.isMocked })
      {
        throw .mocked(name)
      }
      throw .event(event, error)
    }
  }

  /// Ends or starts the app of specimens: with none named, of all that it can be done to.
  func change(_ change: Event.ProcessChange, on names: [String]) throws(Refusal) -> Outcome {
    let stage = try stage()
    let named = try open(names, on: stage)
    let able = names.isEmpty ? named.filter { $0.isRunning == (change == .kill) } : named
    let event = Event.process(change)
    do throws(EventError) {
      let targets = able.isEmpty ? named : able
      return .event(try fire(event, at: targets, on: stage), event, at: targets)
    } catch {
      throw .event(event, error)
    }
  }

  /// Fires an event at specimens of a stage, as the one that comes after the newest of all stages.
  @discardableResult
  func fire(
    _ event: Event, at targets: [OpenSpecimen], on stage: Stage, isForAll: Bool = false
  ) throws(EventError) -> Int {
    try stage.fire(event, at: targets, as: newestEvent + 1, isForAll: isForAll)
  }

  // MARK: Services

  func set(_ mode: Service.Mode, _ event: Event, on names: [String]) throws(Refusal) -> Outcome {
    guard let stage = current, !stage.open.isEmpty, stage.feature.usesService else {
      let known = features.filter(\.usesService).flatMap(\.specimens).map(\.name)
      for name in names where !known.contains(name) { throw unknownPattern(name) }
      if names.isEmpty { firstModes = ["": mode] }
      for name in names { firstModes[name] = mode }
      return .serviceSet(mode, on: names, event: nil)
    }
    let targets = try open(names, on: stage)
    if names.isEmpty { firstModes = ["": mode] }
    // A service that only changes its mode sends no message, so the event can't be refused.
    let number = try? fire(event, at: targets, on: stage, isForAll: names.isEmpty)
    return .serviceSet(mode, on: names, event: number)
  }

  func deliver(_ event: Event, on names: [String]) throws(Refusal) -> Outcome {
    let place = event.value ?? 1
    guard place > 0 else { throw .noAnswerWaits(current?.open ?? []) }
    var targets = current?.open ?? []
    if !names.isEmpty {
      targets = try open(names, on: try stage())
      for target in targets where target.service.pending.count < place {
        throw .noAnswerWaits(in: target.name)
      }
    }
    targets = targets.filter { $0.service.pending.count >= place }
    if let stage = current, !targets.isEmpty {
      do throws(EventError) {
        let number = try fire(
          event, at: targets, on: stage, isForAll: names.isEmpty)
        return .event(number, event, at: targets)
      } catch {
        throw .event(event, error)
      }
    }
    let late = closed.filter { $0.service.pending.count >= place }
    guard !late.isEmpty else { throw .noAnswerWaits(current?.open ?? []) }
    for closed in late { closed.deliver(place) }
    let heard = late.filter { !Survivors($0).layers.isEmpty }
    return .deliveredLate(to: late.map(\.name), heardBy: heard.map(\.name))
  }

  // MARK: Mocks

  func mock(_ role: Role?, _ names: [String]) throws(Refusal) -> Outcome {
    let stage = try stage()
    let targets = try open(names, on: stage)
    var unable: [LocalizedText] = []
    if let role {
      for target in targets where !target.specimen.replaceable.contains(role) {
        unable.append(role == .view ? mockError(target) : mockError(to: role, in: target))
      }
      if unable.count == targets.count, let first = unable.first {
        throw Refusal(first)
      }
    }
    let changed = targets.filter {
      $0.mocked != role && role.map($0.specimen.replaceable.contains) ?? true
    }
    // Read while the mocks are in place.
    let roles = changed.compactMap(\.mocked).unique
    let replaced = role ?? (roles.count == 1 ? roles[0] : nil)
    let able = changed.map(\.specimen)
    let leftOut = able.map { ($0.pattern, stage.mock($0.name, role)) }.filter { !$0.1.isEmpty }
    return .mocked(role != nil, replaced, in: able, unable: unable, leftOut: leftOut)
  }

  /// Why a layer behind the view can't be replaced.
  private func mockError(to role: Role, in specimen: OpenSpecimen) -> LocalizedText {
    let layers = OwnershipGraph.layers(specimen.recorder, module: specimen.module)
    let roles = Role.drawn(layers.map { type(of: $0)._layerFacts.role })
    return roles.contains(role)
      ? LocalizedText("mock.no-double", specimen.name, role.name)
      : LocalizedText("mock.no-role", specimen.name, role.name, roles.map(\.name))
  }

  /// Why the view of a specimen can't be replaced: a layer that is no view holds widgets.
  private func mockError(_ specimen: OpenSpecimen) -> LocalizedText {
    let pattern = specimen.specimen.pattern
    for layer in OwnershipGraph.layers(specimen.recorder, module: specimen.module) {
      let facts = type(of: layer)._layerFacts
      guard facts.role != .view, layer is ViewController else { continue }
      let kinds = LayerProperty.all(of: layer).compactMap { property -> String? in
        guard case .layer(let held) = property.content, held is View else { return nil }
        return type(of: held)._layerFacts.name
      }.unique
      if !kinds.isEmpty {
        return LocalizedText("mock.widgets", pattern, facts.name, facts.role.name, kinds)
      }
    }
    return LocalizedText("mock.impossible", pattern)
  }
}
