import Features
import Languages
import LayerTracing
import Widgets

/// One feature built in one pattern: what a shell is handed.
public struct Specimen: Sendable {
  /// The pattern as people write it: `MVP`.
  public let pattern: String
  /// What the pattern is, in a few words; of a variant, if it has none, only that something is wrong.
  public var summary: String {
    if let original { return localized("staging.own", original) }
    switch kind {
    case .solution(let wish): return localized("staging.solution", wish)
    case .changed(let change): return localized("staging.changed", change)
    case .pattern, .dialect, .variant, .own: break
    }
    return ownSummary.isEmpty && flaw != nil
      ? localized("staging.variant") : ownSummary.spoken(localized: "pattern.\(name)")
  }
  private let ownSummary: String
  /// Whether it is the pattern itself, right in another school, or flawed.
  public let kind: Kind
  /// Who may send to whom in it, and who owns whom; nil if no rules were given.
  public let rules: PatternRules?
  private let files: Lazy<SourceFile>
  private let frameworkFiles: Lazy<SourceFile>
  /// The source files, whole.
  public var sources: [SourceFile] { files.all }
  /// The source files of the framework that it stands on, whole: no part of the feature.
  public var framework: [SourceFile] { frameworkFiles.all }
  /// How its view is replaced by a mock; nil if it can't be.
  public let mock: Mock?
  /// How other layers are replaced by a test's double; nil if none can be.
  public let doubles: Doubles?
  let makeScene: MakeScene

  /// The roles whose layers can be replaced by a test's double, the view's by a mock.
  public var replaceable: [Role] { (mock == nil ? [] : [.view]) + (doubles?.roles ?? []) }

  /// How a specimen is driven without a widget.
  public struct Mock: Sendable {
    private let files: Lazy<SourceFile>
    /// The sources of the mocks and of what puts them in place.
    public var sources: [SourceFile] { files.all }
    /// The events that can be driven, and which values they bring, if any.
    public let events: [String: ClosedRange<Int>?]
    let make: @MainActor @Sendable (Service) -> any MockedModule

    /// Describes mocks.
    ///
    /// - Parameters:
    ///   - sources: The sources of the mocks and of what puts them in place.
    ///   - events: The events that can be driven, and which values they bring, if any.
    ///   - make: Puts the module together around the mocks.
    public init(
      sources: @autoclosure @escaping () -> [SourceFile], events: [String: ClosedRange<Int>?],
      make: @escaping @MainActor @Sendable (Service) -> any MockedModule
    ) {
      files = Lazy(sources)
      self.events = events
      self.make = make
    }
  }

  /// How a layer behind the view is replaced by a test's double: all else is assembled as ever.
  public struct Doubles: Sendable {
    private let files: Lazy<SourceFile>
    /// The sources of the doubles.
    public var sources: [SourceFile] { files.all }
    /// The roles whose layers can be replaced.
    public let roles: [Role]
    let make: @MainActor @Sendable (Role, Service) -> DoubledScene

    /// Describes doubles.
    ///
    /// - Parameters:
    ///   - sources: The sources of the doubles.
    ///   - roles: The roles whose layers can be replaced, one at a time.
    ///   - make: Makes a scene with a double in the place of this role's layer; the service says how a double
    ///     answers that is asked for something.
    public init(
      sources: @autoclosure @escaping () -> [SourceFile], _ roles: [Role],
      make: @escaping @MainActor @Sendable (Role, Service) -> DoubledScene
    ) {
      files = Lazy(sources)
      self.roles = roles
      self.make = make
    }
  }

  /// What a specimen is for.
  public enum Kind: Sendable {
    /// To show a pattern as it should be.
    case pattern
    /// To show another school of it: `mvc~classic`.
    case dialect
    /// To be found out: `mvp~a`.
    case variant(Flaw)
    /// To show what the wish of this name costs: `mvp~limit`.
    case solution(String)
    /// To show what comes of a small change of these words: `mvp~strong`.
    case changed(String)
    /// The learner's own, which began as the specimen of this name: `mvp~mine`.
    case own(String)
  }

  /// Describes a specimen.
  ///
  /// - Parameters:
  ///   - pattern: The pattern as people write it; lower-cased it is what they type.
  ///   - summary: What the pattern is, in a few words.
  ///   - kind: Whether it is the pattern itself, right in another school, or flawed.
  ///   - rules: Who may send to whom in it, and who owns whom; nil if there are no rules.
  ///   - sources: The source files, as the plugin `EmbedSources` lists them.
  ///   - framework: The source files of the framework that it stands on, if they are embedded, too.
  ///   - mock: How its view is replaced by a mock; nil if it can't be.
  ///   - doubles: How other layers are replaced by a test's double; nil if none can be.
  ///   - scene: Makes the delegate that assembles it, which may be handed the service that the
  ///     feature asks.
  public init(
    pattern: String, summary: String, kind: Kind = .pattern, rules: PatternRules? = nil,
    sources: @autoclosure @escaping () -> [SourceFile],
    framework: @autoclosure @escaping () -> [SourceFile] = [], mock: Mock? = nil,
    doubles: Doubles? = nil, scene: @escaping MakeScene
  ) {
    self.pattern = pattern
    ownSummary = summary
    self.kind = kind
    self.rules = rules
    files = Lazy(sources)
    frameworkFiles = Lazy(framework)
    self.mock = mock
    self.doubles = doubles
    makeScene = scene
  }

  /// The pattern as people type it: `mvp`.
  public var name: String { pattern.lowercased() }

  /// The name of the specimen that the learner began with; nil if it isn't the learner's.
  public var original: String? { if case .own(let original) = kind { original } else { nil } }

  /// The pattern that it is built in, as people write it, whatever it is beside the pattern's own: `MVP`.
  public var patternTitle: String { String(pattern.prefix { $0 != "~" }) }

  /// The name of the wish that it grants; nil if it is no solution.
  public var wish: String? { if case .solution(let wish) = kind { wish } else { nil } }

  /// Whether it is neither a dialect, nor a variant, nor a solution, nor changed, nor the learner's own.
  public var isPattern: Bool { if case .pattern = kind { true } else { false } }

  /// What is wrong with it; nil if nothing is.
  public var flaw: Flaw? { if case .variant(let flaw) = kind { flaw } else { nil } }
}

/// What is put together when it is first asked for, source files or builds: a shell starts without them.
private final class Lazy<Element> {
  lazy var all: [Element] = make()
  private let make: () -> [Element]

  init(_ make: @escaping () -> [Element]) { self.make = make }
}

/// What the user sees, however it is built: counter, greeting, candy.
public struct Feature: Sendable {
  /// The name that people type.
  public let name: String
  /// What it is, in a few words.
  public var summary: String { ownSummary.spoken(localized: "feature.\(name)") }
  private let ownSummary: String
  /// The names of the events that the user can fire, in the order of their introduction.
  public let events: [String]
  /// The feature in each pattern that it is built in, its dialects and variants included.
  public var specimens: [Specimen] { builds.all }
  private let builds: Lazy<Specimen>
  /// What a customer asks of it.
  public let wishes: [Wish]
  /// The feature with a wish granted, in each pattern: these show another screen.
  public var solutions: [Specimen] { granted.all }
  private let granted: Lazy<Specimen>
  /// The small changes to it that are built in.
  public let whatIfs: [WhatIf]
  /// Whether it asks a service.
  public let usesService: Bool
  /// The events that come from outside, as links.
  public let links: [Link]

  /// Describes a feature.
  public init(
    name: String, summary: String, events: [String], usesService: Bool = false,
    links: [Link] = [], specimens: @autoclosure @escaping () -> [Specimen],
    wishes: [Wish] = [], solutions: @autoclosure @escaping () -> [Specimen] = [],
    whatIfs: [WhatIf] = []
  ) {
    self.name = name
    ownSummary = summary
    self.events = events
    self.usesService = usesService
    self.links = links
    builds = Lazy(specimens)
    self.wishes = wishes
    granted = Lazy(solutions)
    self.whatIfs = whatIfs
  }

  /// The same feature with other specimens.
  func having(_ specimens: [Specimen]) -> Feature {
    Feature(
      name: name, summary: ownSummary, events: events, usesService: usesService,
      links: links, specimens: specimens, wishes: wishes, solutions: solutions, whatIfs: whatIfs)
  }

  /// Describes a feature by its events and by the patterns that it is built in.
  ///
  /// - Parameters:
  ///   - name: The name that people type; the patterns' builds bear it, too.
  ///   - summary: What it is, in a few words.
  ///   - events: What the user can do, in the order of its introduction.
  ///   - usesService: Whether it asks a service.
  ///   - links: The events among those that come from outside, as links.
  ///   - wishes: What a customer asks of it.
  ///   - whatIfs: Small changes to it, which its variants have.
  ///   - patterns: The patterns; one in which the feature isn't built is passed over.
  public init<Event: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ summary: String, events: Event.Type, usesService: Bool = false,
    links: [Link] = [], wishes: [Wish] = [], whatIfs: [WhatIf] = [],
    in patterns: @autoclosure @escaping () -> [Pattern]
  ) {
    self.init(
      name: name, summary: summary, events: events.allCases.map(\.rawValue),
      usesService: usesService, links: links,
      specimens: Pattern.specimens(of: name, in: patterns()),
      wishes: wishes,
      solutions: Pattern.solutions(of: wishes.map(\.name), in: name, from: patterns()),
      whatIfs: whatIfs)
  }
}
