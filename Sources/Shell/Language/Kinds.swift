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
  /// The number of an event that was fired, 0 for loading.
  static var eventNumber: Self {
    ArgumentKind { word, session throws(Complaint) in
      let number = try worded { () throws(QueryError) in
        try Names.number(word, "the number of an event")
      }
      let last = session.current?.events.count ?? 0
      guard (0...last).contains(number) else {
        throw Complaint(
          "no such event yet", at: word.span,
          accepted: last == 0 ? "Only loading, event 0." : "Events: 0 to \(last).")
      }
      return number
    }
  }
}
