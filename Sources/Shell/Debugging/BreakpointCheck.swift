import LayerTracing
import Queries
import Staging

/// Finds out whether a breakpoint can ever be met, as far as can be told before something happens.
struct BreakpointCheck {
  private let breakpoint: Breakpoint
  private let words: [Word]
  private let specimens: [OpenSpecimen]
  private let desk: Desk
  private let features: [Feature]

  /// - Parameters:
  ///   - breakpoint: What was asked for.
  ///   - words: The words that it was read from, for carets.
  ///   - specimens: Those that it is about.
  ///   - session: What paths lead through.
  init(_ breakpoint: Breakpoint, words: [Word], specimens: [OpenSpecimen], in session: Session) {
    self.breakpoint = breakpoint
    self.words = words
    self.specimens = specimens
    (desk, features) = (session.desk, session.features)
  }

  /// Refuses what can't be met.
  ///
  /// - Returns: What is resolved only when it is first reached: paths that lead nowhere yet.
  /// - Throws: A ``Complaint`` at the name that is wrong.
  func check() throws(Complaint) -> [PathReference] {
    try check(breakpoint.hop.sender)
    try check(breakpoint.hop.receiver)
    try checkName()
    return try checkCondition()
  }

  /// A role that no open specimen has.
  private func check(_ role: Role?) throws(Complaint) {
    guard let role, !specimens.isEmpty, role != .user, role != .app else { return }
    let roles = Set(
      specimens.flatMap { $0.recorder.instances.compactMap(\.facts?.role) })
    if roles.contains(role) { return }
    let word = words.first { $0.text.lowercased().hasPrefix(role.name.lowercased()) }
    let names = roles.map(\.name).sorted()
    throw Complaint(
      specimens.count == 1
        ? "\(specimens[0].name) has no \(role.name)"
        : "nothing that is open has the role \(role.name)", at: word?.span,
      accepted: "Roles here: User, App, \(names.joined(separator: ", ")).")
  }

  /// A name that no message can have.
  private func checkName() throws(Complaint) {
    guard let name = breakpoint.hop.name, !specimens.isEmpty else { return }
    guard !MessageNames(specimens).contains(name) else { return }
    // Names of stand-ins for UIKit are in nobody's source: what each event would send tells them.
    let known = MessageNames(specimens + played)
    guard !known.contains(name) else { return }
    let word = words.first { $0.text.hasPrefix(name.text) } ?? words.last
    throw Complaint(
      "no message is called that", at: word?.span,
      nearest: NearestName.to(name.text, among: known.bare),
      accepted: "A name may end in *. To see names: trace, side.")
  }

  /// Copies that have received every event of the feature once.
  private var played: [OpenSpecimen] {
    specimens.compactMap { specimen in
      features.first { specimen.name == "\($0.name).\(specimen.specimen.name)" }
        .flatMap { SpecimenCosts.played(specimen.specimen, of: $0) }
    }
  }

  /// A condition that can never be decided.
  private func checkCondition() throws(Complaint) -> [PathReference] {
    guard let condition = breakpoint.condition else { return [] }
    var later: [PathReference] = []
    for reference in condition.references {
      switch reference.target {
      case .result:
        throw Complaint(
          "a message has no result before it is delivered", at: reference.span,
          accepted: "Compare its arguments, or what a path leads to.")
      case .argument(let label): try check(label, at: reference.span)
      case .path(let path): if try isLater(path) { later.append(path) }
      }
    }
    try checkTypes()
    return later
  }

  /// A label that the message hasn't.
  private func check(_ label: String, at span: Range<Int>) throws(Complaint) {
    guard !specimens.isEmpty else { return }
    let name = breakpoint.hop.name
    func isKnown(_ labels: [String]) -> Bool {
      labels.contains { $0.lowercased() == label.lowercased() }
    }
    var labels = MessageNames(specimens).labels(of: name)
    if isKnown(labels) { return }
    labels = MessageNames(specimens + played).labels(of: name)
    if isKnown(labels) { return }
    throw Complaint(
      "\(name?.text ?? "no message") has \(name == nil ? "such an" : "no such") argument", at: span,
      nearest: NearestName.to(label, among: labels),
      accepted: labels.isEmpty
        ? "It has none; a condition may also compare what a path leads to."
        : labels.count > 12
          ? nil
          : "\(name == nil ? "Arguments" : "Its arguments"): \(labels.joined(separator: ", ")).")
  }

  /// Whether a path leads nowhere yet.
  ///
  /// - Throws: A ``Complaint`` if it never will.
  private func isLater(_ path: PathReference) throws(Complaint) -> Bool {
    do throws(QueryError) {
      _ = try SessionContext(desk: desk, tellsSetters: false).value(of: path)
      return false
    } catch {
      let stage = path.specimen.feature.map { desk.stages[$0] } ?? desk.current
      guard let specimen = stage?[path.specimen.pattern.lowercased()] else {
        throw Complaint(error)
      }
      // What another screen will bring, or what is nil now, may come.
      if isOfLaterScreen(path, in: specimen)
        || error.fault == .unresolved(Inspection.nothingInside)
      {
        return true
      }
      throw Complaint(error, listedAs: "Accepted")
    }
  }

  /// Whether a path leads through a screen that its source declares and nobody has opened yet.
  private func isOfLaterScreen(_ path: PathReference, in specimen: OpenSpecimen) -> Bool {
    guard let first = path.steps.first?.name.lowercased() else { return false }
    return specimen.sources.contains { file in
      file.declarations.contains {
        $0.kind == .class && $0.name.lowercased() == first + "viewcontroller"
      }
    }
  }

  /// Values that can't be compared: tried on the messages that there were.
  private func checkTypes() throws(Complaint) {
    for specimen in specimens {
      for message in specimen.recorder.trace() where breakpoint.hop.matches(message) {
        do throws(QueryError) {
          let context = SessionContext(desk: desk, tellsSetters: false)
          _ = try breakpoint.pauses(before: message) { path throws(QueryError) in
            try context.value(of: path).value
          }
        } catch {
          if !error.isAboutAbsence { throw Complaint(error) }
        }
      }
    }
  }
}

/// The names that messages of open specimens have had, or can have by their source.
struct MessageNames {
  /// Full names: `onValueChange(number:)`, `number`.
  private var full: Set<String> = []
  private var messages: [Message] = []

  init(_ specimens: [OpenSpecimen]) {
    for specimen in specimens {
      for file in specimen.sources {
        for declaration in file.declarations
        where [.function, .property].contains(declaration.kind) {
          full.insert(declaration.name)
        }
      }
      var seen: Set<String> = []
      for message in specimen.recorder.trace()
      where seen.insert("\(message.site.name) \(message.receiver.name ?? "")").inserted {
        full.insert(message.site.name)
        messages.append(message)
      }
    }
  }

  /// The names without arguments, in order.
  var bare: [String] {
    Set(full.map { String($0.prefix { $0 != "(" }) }).sorted()
  }

  func contains(_ pattern: NamePattern) -> Bool {
    full.contains { pattern.matches($0) || pattern.matches(String($0.prefix { $0 != "(" })) }
      || messages.contains { pattern.matches($0) }
  }

  /// The labels of the arguments of messages with a name, or of all.
  func labels(of pattern: NamePattern?) -> [String] {
    var labels: Set<String> = []
    for name in full
    where pattern.map({ $0.matches(name) || $0.matches(String(name.prefix { $0 != "(" })) }) ?? true
    {
      guard let open = name.firstIndex(of: "(") else {
        labels.insert(name)
        continue
      }
      labels.formUnion(
        name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init))
    }
    for message in messages where pattern?.matches(message) ?? true {
      labels.formUnion(message.arguments.compactMap(\.label))
      // What is set is known by the property's name.
      if message.site.kind == .write { labels.insert(message.site.name) }
    }
    return labels.subtracting(["_"]).sorted()
  }
}
