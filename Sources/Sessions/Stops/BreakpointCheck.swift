import Languages
import LayerTracing
import Queries
import Staging

/// Finds out whether a breakpoint can ever be met, as far as can be told before something happens.
public struct BreakpointCheck {
  private let breakpoint: Breakpoint
  private let words: [Word]
  private let specimens: [OpenSpecimen]
  private let state: State

  /// Describes a breakpoint to check, by the words that it was read from, for places, and the specimens
  /// that it is about.
  public init(
    _ breakpoint: Breakpoint, words: [Word], specimens: [OpenSpecimen], in state: State
  ) {
    self.breakpoint = breakpoint
    self.words = words
    self.specimens = specimens
    self.state = state
  }

  private var context: CheckContext {
    CheckContext(workspace: state.workspace, tellsSetters: false)
  }

  /// Refuses a breakpoint that can't be met, at the name that is wrong.
  ///
  /// - Parameter tries: Whether the condition is tried on the messages so far: a caller that asks of all of them anyway
  ///   finds out itself which values can't be compared.
  /// - Returns: The paths that lead nowhere yet, and are resolved when they are first reached.
  /// - Throws: Why it can't be met.
  public func check(tries: Bool = true) throws(Refusal) -> [PathReference] {
    try check(breakpoint.hop.sender)
    try check(breakpoint.hop.receiver)
    // All messages are looked through for them.
    let names = MessageNames(breakpoint.hop.name != nil || asksOfMessages ? specimens : [])
    try checkName(among: names)
    let later = try checkCondition(naming: names)
    if tries, breakpoint.condition != nil { try checkTypes() }
    return later
  }

  /// Refuses a role that no open specimen has.
  private func check(_ layer: LayerName?) throws(Refusal) {
    guard let layer, case let role = layer.role, !specimens.isEmpty, role != .user, role != .app
    else { return }
    let layers = specimens.flatMap(\.recorder.layers.instances)
    let roles = Set(layers.compactMap { $0.facts?.role })
    if roles.contains(role) { return }
    let word = words.first { $0.text.lowercased().hasPrefix("\(layer)".lowercased()) }
    throw Refusal(
      specimens.count == 1
        ? LocalizedText("error.no-role-in", specimens[0].name, role.name)
        : LocalizedText("error.no-role", role.name),
      accepted: LocalizedText("error.no-role.advice", roles.map(\.name).sorted()), at: word?.span)
  }

  /// Refuses a name that no message can have.
  private func checkName(among names: MessageNames) throws(Refusal) {
    guard let name = breakpoint.hop.name, !specimens.isEmpty else { return }
    guard !names.contains(name) else { return }
    // Names of stand-ins for UIKit are in no specimen's source: what each event would send tells them.
    let known = MessageNames(specimens + played)
    guard !known.contains(name) else { return }
    let word = words.first { $0.text.hasPrefix(name.text) } ?? words.last
    throw Refusal(
      "error.no-message-name", nearest: NearestName.to(name.text, among: known.bare),
      at: word?.span)
  }

  /// Copies that have received every event of the feature once.
  private var played: [OpenSpecimen] {
    specimens.compactMap { specimen in
      state.environment.features
        .first { specimen.name == "\($0.name).\(specimen.specimen.name)" }
        .flatMap { SpecimenCosts.played(specimen.specimen, of: $0) }
    }
  }

  /// Refuses a condition that can never be decided.
  private func checkCondition(naming names: MessageNames) throws(Refusal) -> [PathReference] {
    guard let condition = breakpoint.condition else { return [] }
    var later: [PathReference] = []
    for reference in condition.references {
      switch reference.target {
      case .result: throw Refusal("error.no-result-yet", at: reference.span)
      case .argument(let label): try check(label, at: reference.span, among: names)
      case .path(let path): if try isLater(path) { later.append(path) }
      }
    }
    return later
  }

  /// Refuses a label that the message doesn't have.
  private func check(
    _ label: String, at span: Range<Int>, among names: MessageNames
  ) throws(Refusal) {
    guard !specimens.isEmpty else { return }
    let name = breakpoint.hop.name
    func isAmong(_ labels: [String]) -> Bool {
      labels.contains { $0.lowercased() == label.lowercased() }
    }
    if isAmong(names.labels(of: name)) { return }
    let labels = MessageNames(specimens + played).labels(of: name)
    if isAmong(labels) { return }
    let key = name == nil ? "error.no-argument" : "error.no-argument-in"
    // Too many are no help.
    let those = labels.count > 12 ? nil : LocalizedText("\(key).those", labels)
    throw Refusal(
      LocalizedText(key, with: (name?.text).map { [$0] } ?? []),
      nearest: NearestName.to(label, among: labels),
      accepted: labels.isEmpty ? LocalizedText("error.no-argument.none") : those, at: span)
  }

  /// Whether a path leads nowhere yet; throws if it never will.
  private func isLater(_ path: PathReference) throws(Refusal) -> Bool {
    let stage = path.specimen.feature.map { state.workspace.stages[$0] } ?? state.current
    if let specimen = stage?[path.specimen.pattern.lowercased()] {
      do throws(PathError) {
        _ = try Inspection(specimen: specimen).find(path.steps)
        return false
      } catch {
        // The path may come to exist: with another screen, or when a value is no longer nil.
        if error.kind == .nothingInside || isOfLaterScreen(path, in: specimen) { return true }
      }
    }
    do throws(QueryError) {
      _ = try context.value(of: path)
      return false
    } catch {
      throw Refusal(error)
    }
  }

  /// Whether a path leads through a screen that its source declares and that isn't open yet.
  private func isOfLaterScreen(_ path: PathReference, in specimen: OpenSpecimen) -> Bool {
    guard let first = path.steps.first?.name.lowercased() else { return false }
    return specimen.sources.contains { file in
      file.declarations.contains {
        $0.kind == .class && $0.name.lowercased() == first + "viewcontroller"
      }
    }
  }

  /// Whether the condition asks for what only a message has.
  private var asksOfMessages: Bool {
    breakpoint.condition?.references.contains(where: \.isOfMessage) ?? false
  }

  /// Refuses values that can't be compared, as tried on the messages recorded so far: on one, where what layers
  /// hold now is all that is asked for.
  private func checkTypes() throws(Refusal) {
    let asksOfMessages = asksOfMessages
    let context = CheckContext(
      workspace: state.workspace, tellsSetters: false, reading: PathReader())
    for specimen in specimens {
      for message in specimen.recorder.messages.trace() where breakpoint.hop.matches(message) {
        do throws(QueryError) {
          _ = try context.isMet(breakpoint, by: message)
        } catch  where !error.isAboutAbsence {
          throw Refusal(error)
        } catch {}
        if !asksOfMessages { break }
      }
    }
  }
}
