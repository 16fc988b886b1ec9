import LayerTracing
import Queries
import Sessions
import Staging

extension ArgumentKind where Value == Feature {
  /// A feature by its name.
  static var feature: Self {
    ArgumentKind { word, context throws(CommandError) in
      try context.parsed(
        Names.find(word, "feature", in: context.features, by: \.name), listedAs: "features")
    } candidates: { context in
      context.features.map { Candidate($0.name, $0.summary) }
    }
  }
}

extension ArgumentKind where Value == OpenSpecimen {
  /// An open specimen by its pattern: `mvp`, or in full `counter.mvp`.
  static var specimen: Self {
    ArgumentKind { word, context throws(CommandError) in
      let stage = try context.stage()
      let reference = try context.parsed(
        SpecimenReference(word, features: context.features.map(\.name)))
      try context.check(isInFront: reference, at: word.span)
      let name = reference.pattern.lowercased()
      if let specimen = stage[name] { return specimen }
      throw context.error(.notOpen(name, on: context.current), at: word.span)
    } candidates: { context in
      context.open.map { Candidate($0.specimen.name, $0.specimen.summary) }
    }
  }
}

extension ArgumentKind where Value == Word {
  /// Every path that leads somewhere now.
  static func pathCandidates(_ context: Context) -> [Candidate] {
    context.open.flatMap { Inspection(specimen: $0).paths }.map { Candidate($0.path, $0.content) }
  }

  /// The path of every layer that is open now.
  static func layerCandidates(_ context: Context) -> [Candidate] {
    context.open.flatMap { Inspection(specimen: $0).layersByPath }.map { path, layer in
      let facts = type(of: layer)._layerFacts
      return Candidate(path, "\(facts.name), \(facts.role)")
    }
  }

  /// Every path that leads to a value now.
  static func valueCandidates(_ context: Context) -> [Candidate] {
    context.open.flatMap { specimen in
      let inspection = Inspection(specimen: specimen)
      return inspection.layersByPath.flatMap { path, layer in
        inspection.values(of: layer).map {
          Candidate("\(path).\($0.name)", $0.value.folded())
        }
      }
    }
  }
}

extension ArgumentKind where Value == LayerName {
  /// A role by its name, with its module or without.
  static var role: Self {
    ArgumentKind { word, context throws(CommandError) in
      try context.parsed(LayerName(word, among: context.vocabulary.roles), listedAs: "roles")
    } candidates: { context in
      context.vocabulary.roles.map { Candidate($0.name) }
    }
  }
}

extension ArgumentKind where Value == Site.Kind {
  /// A kind of message by its name.
  static var messageKind: Self {
    ArgumentKind { word, context throws(CommandError) in
      // no text: a sort of thing, by which the tables know its name
      try context.parsed(
        Names.find(word, "kind of message", in: Site.Kind.allCases, by: \.name), listedAs: "kinds")
    } candidates: { _ in
      Site.Kind.allCases.map { Candidate($0.name) }
    }
  }
}

extension ArgumentKind where Value == Int {
  /// The number of an event that was fired, 0 for loading.
  static var eventNumber: Self {
    ArgumentKind { word, context throws(CommandError) in
      let number = try anyEventNumber.parse(word, context)
      try context.worded(context.state.check(event: number), at: word.span)
      return number
    }
  }
}

extension Word {
  /// Whether the word is the number of an event.
  var isNumber: Bool { !text.isEmpty && text.allSatisfy(\.isWholeNumber) }

  /// The word as a message is named: `2` means the event 2.
  var asMessage: Word { isNumber ? Word("#" + text, span: span) : self }

  /// Where the specimen's name stands in a message's name.
  var specimenSpan: Range<Int> {
    span.lowerBound..<span.lowerBound + text.prefix { $0 != "#" }.utf8.count
  }

  /// A message such as `mvp#2.5`, or an event, of what is open; whether there is one isn't looked up.
  func message(in context: Context) throws(CommandError) -> MessageReference {
    _ = try context.stage()
    return try context.parsed(MessageReference(self))
  }

  /// The open specimens that a message's name is about: the one that it names, or all.
  func specimens(
    _ reference: MessageReference, in context: Context
  ) throws(CommandError) -> [OpenSpecimen] {
    _ = try context.stage()
    let specimens = try context.worded(context.state.specimens(of: reference), at: specimenSpan)
    try context.worded(context.state.check(event: reference.event), at: span)
    return specimens
  }

  /// The messages that the word names, in each specimen that it is about and that has them.
  func messages(
    _ reference: MessageReference, in context: Context
  ) throws(CommandError) -> [(specimen: OpenSpecimen, message: Message)] {
    _ = try specimens(reference, in: context)
    return try context.worded(context.state.messages(reference), at: span)
  }

  /// The path as it was written.
  func path(in context: Context) throws(CommandError) -> PathReference {
    _ = try context.stage()
    let path = try context.parsed(PathReference(self, features: context.features.map(\.name)))
    try context.check(isInFront: path.specimen, at: path.specimenSpan)
    return path
  }

  /// The specimen that a path such as `mvp.presenter.amount` begins with, and the steps from there.
  func steps(
    in context: Context
  ) throws(CommandError) -> (specimen: OpenSpecimen, steps: [PathReference.Step]) {
    let path = try path(in: context)
    let name = Word(path.specimen.pattern, span: path.specimenSpan)
    // A pattern may be called like one of its roles: what is open goes first.
    if path.specimen.feature == nil,
      !context.open.contains(where: { $0.specimen.name == name.text }),
      let role = try? Names.role(name, among: context.vocabulary.roles)
    {
      let step = PathReference.Step(name: Inspection.step(role), span: name.span)
      if let only = try only(having: step, in: context) { return (only, [step] + path.steps) }
    }
    return (try ArgumentKind.specimen.parse(name, context), path.steps)
  }

  /// The only open specimen that has a role, so that `presenter` will do for `mvp.presenter`.
  ///
  /// - Returns: nil if none has it.
  private func only(
    having step: PathReference.Step, in context: Context
  ) throws(CommandError) -> OpenSpecimen? {
    let having = context.open.filter { (try? Inspection(specimen: $0).find([step])) != nil }
    if having.count > 1 {
      let example = "\(having[0].specimen.name).\(text)"
      throw context.error(.whichPattern(example: example), at: span)
    }
    return having.first
  }
}

extension Context {
  /// Refuses what is of a feature that isn't in front.
  func check(isInFront specimen: SpecimenReference, at span: Range<Int>) throws(CommandError) {
    guard let feature = specimen.feature, feature != current?.feature.name else { return }
    throw error(.elsewhere(feature, than: current), at: span)
  }

  /// What a path leads to in a specimen.
  func find(
    _ steps: [PathReference.Step], in specimen: OpenSpecimen
  ) throws(CommandError) -> Inspection.Finding {
    do throws(PathError) {
      return try Inspection(specimen: specimen).find(steps)
    } catch {
      throw self.error(error.refusal)
    }
  }
}
