/// The part that an object plays in its pattern: View, Presenter, Model…
///
/// The roles of the patterns that everyone knows are static members; a pattern with parts of its own
/// makes more with ``init(_:)``. Two roles are the same when their names are.
///
/// ```swift
/// extension Role {
///   nonisolated public static let wireframe = Role("Wireframe")
/// }
/// ```
///
/// Such a role is `nonisolated` where a module's code is the main actor's unless it says otherwise: what
/// `@Layer(.wireframe)` writes down is read wherever a trace is.
public struct Role: Hashable, Sendable, CustomStringConvertible {
  /// The role's name as people write it, in upper camel case: `View`, `ViewModel`.
  public let name: String

  /// Makes a role of the given name.
  public init(_ name: String) { self.name = name }

  /// The same as ``name``.
  public var description: String { name }

  /// The person in front of the screen; sends gestures, receives nothing.
  public static let user = Role("User")
  /// The system that starts the feature; sends `viewDidLoad`.
  public static let app = Role("App")
  /// What is seen and touched.
  public static let view = Role("View")
  /// Cocoa MVC's mediator between View and Model.
  public static let controller = Role("Controller")
  /// Decides what the view shows, and knows no widget.
  public static let presenter = Role("Presenter")
  /// The state of the view, to which the view binds itself.
  public static let viewModel = Role("ViewModel")
  /// VIPER's and RIBs' business logic.
  public static let interactor = Role("Interactor")
  /// Knows how to get to another screen, or which children a RIB has.
  public static let router = Role("Router")
  /// The data of the feature and its rules.
  public static let model = Role("Model")
  /// Fetches something for an interactor.
  public static let worker = Role("Worker")
  /// Turns one module's types into another's, so that neither knows the other.
  public static let mapper = Role("Mapper")
  /// One thing that the business can do, on an interactor's behalf.
  public static let useCase = Role("UseCase")
  /// Keeps where data comes from away from those who use it.
  public static let repository = Role("Repository")

  /// Knows which screen follows which, where neither the view nor the view model is to know.
  public static let coordinator = Role("Coordinator")

  /// Holds a feature's state, and lets nothing but actions change it.
  public static let store = Role("Store")
  /// Makes the state after an action from the state before, and does nothing else.
  public static let reducer = Role("Reducer")
  /// Carries out what a reducer only describes, and answers with an action.
  public static let effect = Role("Effect")

  /// Whether a module has one such part, so that a message from one to another leaves its module even
  /// where the two are of the same class: a RIB's interactor speaks to its parent's.
  var isOnePerModule: Bool { [.presenter, .interactor, .router, .store].contains(self) }

  /// Whether all such parts are one, whichever modules they come from: views are one hierarchy.
  var isOneForAllModules: Bool { self == .view }

  /// How the names of its classes end, behind that of their module: `ReceiptViewController`. None for what modules
  /// may share, or what stands between them, and for stores, which are of one class.
  var classEndings: [String] {
    switch self {
    case .model, .worker, .mapper, .useCase, .repository, .store: []
    case .view: ["ViewController", "ViewMock"]
    case .controller: ["ViewController", "Controller"]
    default: [name]
    }
  }

  /// Every role that is a static member, in the order in which people draw them.
  public static let known: [Role] = [
    .user, .app, .view, .controller, .mapper, .presenter, .viewModel, .interactor, .router,
    .coordinator, .store, .reducer, .effect, .model, .worker, .useCase, .repository,
  ]
  /// Who stands outside every pattern, and is an end of messages in each.
  public static let outside: [Role] = [.user, .app]

  /// Some roles, each once, in the order in which people draw them: the known ones first, the
  /// others as they come.
  public static func drawn(_ roles: some Sequence<Role>) -> [Role] {
    let all = roles.unique
    return known.filter(all.contains) + all.filter { !known.contains($0) }
  }
}

extension Role {
  /// What the role is there for, in a sentence; nil for one that isn't known.
  public var summary: String? { Role.summaries[self] }

  // no text: this module knows no tables; Languages says it under the key `role.NAME`
  private static let summaries: [Role: String] = [
    .user: "The person in front of the screen, who touches it and sees the result.",
    .app:
      "The system that starts the feature, says when its screen is loaded, and passes links on.",
    .view: "What is seen and touched: shows what it is given, and reports what the user does.",
    .controller: "Cocoa MVC's mediator: hears the View, changes the Model, and tells the View.",
    .presenter: "Decides what the View shows, in the View's own words, and knows no widget.",
    .viewModel: "The View's state as values that can be bound to; it knows no View.",
    .interactor: "The business logic of a use case; in VIPER, only it holds entities.",
    .router: "Knows how to get to another screen, or which children a RIB has.",
    .coordinator: "Knows which screen comes next, so that View and ViewModel needn't know.",
    .store: "Holds a feature's state, changes it only by actions, and tells its subscribers.",
    .reducer: "Makes the next state from a state and an action; a pure function with a name.",
    .effect: "Carries out what a Reducer only describes, and answers with an action.",
    .model: "The data of the feature and its rules; it knows no screen.",
    .worker: "Fetches data for an Interactor, which needn't know where it comes from.",
    .mapper: "Turns one module's types into another's, so that neither knows the other.",
    .useCase: "One thing that the business can do, done for an Interactor.",
    .repository: "Hides where data comes from, so that its callers needn't know.",
  ]
}
