import LayerTracing
import Queries
import Staging

extension ArgumentKind where Value == Feature {
  /// A feature by its name.
  static var feature: Self {
    ArgumentKind { word, session throws(Complaint) in
      try worded(listedAs: "Features") { () throws(QueryError) in
        try Names.find(word, "feature", in: session.features, by: \.name)
      }
    } candidates: { session in
      session.features.map { Candidate($0.name, $0.summary) }
    }
  }
}

extension ArgumentKind where Value == OpenSpecimen {
  /// An open specimen by its pattern: `mvp`, or in full `counter.mvp`.
  static var specimen: Self {
    ArgumentKind { word, session throws(Complaint) in
      let stage = try session.stage()
      let reference = try worded { () throws(QueryError) in
        try SpecimenReference(word, features: [stage.feature.name])
      }
      let short = reference.pattern
      if let specimen = stage[short.lowercased()] { return specimen }
      let names = stage.open.map(\.specimen.name)
      let isKnown = stage.feature.specimens.contains { $0.name == short.lowercased() }
      throw Complaint(
        isKnown ? "\(short.lowercased()) is not open" : "no such pattern is open", at: word.span,
        nearest: isKnown ? nil : NearestName.to(short, among: names),
        accepted: "Open: \(names.joined(separator: ", "))."
          + (isKnown ? " To open it: open \(stage.feature.name) \(short.lowercased())." : ""))
    } candidates: { session in
      (session.current?.open ?? []).map { Candidate($0.specimen.name, $0.specimen.summary) }
    }
  }
}

extension ArgumentKind where Value == Word {
  /// Every path that leads somewhere now.
  static func pathCandidates(_ session: Session) -> [Candidate] {
    (session.current?.open ?? []).flatMap { Inspection(specimen: $0).paths }
      .map { Candidate($0.path, $0.what) }
  }

  /// Every path that leads to a value now.
  static func valueCandidates(_ session: Session) -> [Candidate] {
    (session.current?.open ?? []).flatMap { specimen in
      let inspection = Inspection(specimen: specimen)
      return inspection.layersByPath.flatMap { path, layer in
        inspection.values(of: layer).map {
          Candidate("\(path).\($0.name)", $0.value.folded())
        }
      }
    }
  }
}

extension ArgumentKind where Value == Role {
  /// A role by its name.
  static var role: Self {
    ArgumentKind { word, _ throws(Complaint) in
      try worded(listedAs: "Roles") { () throws(QueryError) in try Names.role(word) }
    } candidates: { _ in
      Role.known.map { Candidate($0.name) }
    }
  }
}

extension ArgumentKind where Value == Site.Kind {
  /// A kind of message by its name.
  static var messageKind: Self {
    ArgumentKind { word, _ throws(Complaint) in
      try worded(listedAs: "Kinds") { () throws(QueryError) in
        try Names.find(word, "kind of message", in: Site.Kind.allCases, by: \.name)
      }
    } candidates: { _ in
      Site.Kind.allCases.map { Candidate($0.name) }
    }
  }
}

extension ArgumentKind where Value == Int {
  /// Whether an event of the feature in front has this number.
  ///
  /// - Throws: A ``Complaint`` if it is nobody's, or another feature's.
  static func check(_ number: Int, _ word: Word, _ session: Session) throws(Complaint) {
    let events = session.current?.events ?? EventLog()
    if number == 0 || events[number] != nil { return }
    let owner = session.desk.stages.values.first { $0.events[number] != nil }?.feature.name
    if let owner, let name = session.current?.feature.name {
      throw Complaint(
        "event \(number) belongs to \(owner), and \(name) is in front", at: word.span,
        accepted: "To go there: open \(owner).")
    }
    throw Complaint(
      "no such event yet", at: word.span,
      accepted: events.newest == 0
        ? "Only loading, event 0." : "Events: 0 to \(events.newest).")
  }

  /// The number of an event that was fired, 0 for loading.
  static var eventNumber: Self {
    ArgumentKind { word, session throws(Complaint) in
      let number = try worded { () throws(QueryError) in
        try Names.number(word, "the number of an event")
      }
      try check(number, word, session)
      return number
    }
  }
}
