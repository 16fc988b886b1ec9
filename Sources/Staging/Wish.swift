/// What a customer asks of a feature: a small change, which costs in each pattern what it costs there.
public struct Wish: Sendable {
  /// The name that people type: `limit`.
  public let name: String
  /// The customer's request, a sentence or two.
  public var request: String { ownRequest.spoken(localized: "wish.\(name)") }
  private let ownRequest: String
  /// The event by which its messages are counted: `increase`.
  public let event: Event
  /// The events that the user can fire only where it is granted.
  let addedEvents: [String]

  /// Describes a wish.
  ///
  /// - Parameters:
  ///   - name: The name that people type; what grants it bears it, too: `mvp~limit`.
  ///   - request: The customer's request, in English.
  ///   - event: The event of the feature by which its messages are counted.
  public init(_ name: String, _ request: String, countedBy event: some RawRepresentable<String>) {
    self.name = name
    ownRequest = request
    self.event = Event(event.rawValue)
    addedEvents = []
  }

  /// Describes a wish for something new that the user can do.
  ///
  /// - Parameters:
  ///   - name: The name that people type; what grants it bears it, too: `mvp~undo`.
  ///   - request: The customer's request, in English.
  ///   - events: The events that the user can fire only where it is granted.
  ///   - event: The one of them by which its messages are counted.
  public init<Added: RawRepresentable<String>>(
    _ name: String, _ request: String, adding events: [Added], countedBy event: Added
  ) {
    self.name = name
    ownRequest = request
    self.event = Event(event.rawValue)
    addedEvents = events.map(\.rawValue)
  }

  /// Describes a wish for something to be kept, whatever the system does to the app.
  ///
  /// - Parameters:
  ///   - name: The name that people type; what grants it bears it, too: `mvp~restore`.
  ///   - request: The customer's request, in English.
  ///   - change: What the system does; its messages are counted.
  public init(_ name: String, _ request: String, surviving change: Event.ProcessChange) {
    self.name = name
    ownRequest = request
    event = .process(change)
    addedEvents = []
  }
}

/// A build that grants a wish, and is the pattern's own in everything else, which its module exports as
/// `solution`.
public struct Solution: Sendable {
  let name: String
  let wish: String
  let build: Build

  /// Describes a solution.
  ///
  /// - Parameters:
  ///   - name: The pattern and the wish: `MVP~limit`.
  ///   - pattern: The pattern's name, whose rules the solution keeps.
  ///   - wish: The wish's name.
  ///   - build: The feature, built so that the wish is granted.
  public init(_ name: String, of pattern: String, granting wish: String, _ build: Build) {
    precondition(name == "\(pattern)~\(wish)", "'\(name)' names no solution of \(pattern)")
    self.name = name
    self.wish = wish
    self.build = build
  }
}

extension Feature {
  /// The builds that grant a wish, in the order of the patterns, whatever the learner built of the same names.
  public func solutions(of wish: Wish) -> [Specimen] { solutions.filter { $0.wish == wish.name } }

  /// All that can be opened: behind the others the solutions and what has a small change, but for those in whose
  /// place the learner has a build of the same name.
  public var all: [Specimen] {
    let names = Set(specimens.map(\.name))
    return specimens
      + (solutions + whatIfs.compactMap(build)).filter { !names.contains($0.name) }
  }

  /// What people mean by a name: `mvp`, `mvp~a`, `mvp~limit`, `mvp~strong`; nil if that is nothing.
  public func specimen(named name: String) -> Specimen? { all.first { $0.name == name } }

  /// The events that the user can fire at some specimens: the feature's own, and those that wishes add, where one
  /// of that name is granted.
  public func events(at specimens: [Specimen]) -> [String] {
    events
      + wishes.filter { wish in specimens.contains { $0.name.hasSuffix("~\(wish.name)") } }
      .flatMap(\.addedEvents)
  }

  /// Whether what the system does to an app is told apart by some specimens: where a wish is granted that asks for
  /// it.
  public func tellsProcesses(at specimens: [Specimen]) -> Bool {
    wishes.contains { wish in
      guard case .process = wish.event.kind else { return false }
      return specimens.contains { $0.name.hasSuffix("~\(wish.name)") }
    }
  }

  /// What a specimen should do as, on the screen: the pattern's own beside a variant or a dialect, what the
  /// learner's own began as, or the first other solution of the same wish; nil beside a pattern.
  public func sound(beside specimen: Specimen) -> Specimen? {
    if specimen.isPattern { return nil }
    if let wish = specimen.wish {
      return all.first { $0.wish == wish && $0.name != specimen.name }
    }
    // What began as a flawed build is held against the pattern's own, as that is.
    let original = specimen.original.flatMap(self.specimen(named:))
    return original.flatMap { $0.flaw == nil ? $0 : nil } ?? pattern(of: specimen)
  }
}
