/// The rules of the patterns that Layercake teaches, but for what values may not travel: that is each app's own.
extension PatternRules {
  /// Cocoa's MVC: the controller stands between view and model. Source: seed 003, and Apple's Cocoa Core Competencies.
  public static let mvc = PatternRules(
    name: "MVC",
    ways: [
      .call(.view, .controller), .call(.controller, .view), .call(.controller, .model),
      .call(.controller, .controller), .notification(.model, .controller),
    ],
    ownerships: [.init(.controller, .model), .init(.controller, .view)])

  /// MVP with a passive view. Source: seed 003.
  public static let mvp = PatternRules(
    name: "MVP",
    ways: [
      .call(.view, .presenter), .call(.presenter, .view), .call(.presenter, .model),
      .notification(.model, .presenter),
    ],
    ownerships: [.init(.view, .presenter), .init(.presenter, .model)])

  /// MVVM: the view binds itself to a view model that doesn't know it. Source: Gossman, Introduction to
  /// Model/View/ViewModel pattern for building WPF apps, 2005.
  public static let mvvm = PatternRules(
    name: "MVVM",
    ways: [
      .call(.view, .viewModel), .notification(.viewModel, .view), .call(.viewModel, .model),
      .notification(.model, .viewModel),
    ],
    ownerships: [.init(.view, .viewModel), .init(.viewModel, .model)])

  /// VIPER; only the interactor holds entities. Source: seeds 000, 001 and 002.
  public static let viper = PatternRules(
    name: "VIPER",
    ways: [
      .call(.view, .presenter), .call(.presenter, .view), .call(.presenter, .interactor),
      .call(.interactor, .presenter), .call(.interactor, .worker),
      .notification(.worker, .interactor), .call(.presenter, .router), .call(.router, .view),
      .call(.app, .presenter),
    ],
    ownerships: [
      .init(.view, .presenter), .init(.presenter, .interactor),
      .init(.presenter, .router), .init(.interactor, .worker),
    ])

  /// RIBs: routers, interactors and builders, a tree of business logic. Source: seed 005.
  public static let ribs = PatternRules(
    name: "RIBs",
    ways: [
      .call(.app, .router), .call(.app, .interactor), .call(.router, .router),
      .call(.router, .interactor),
      .call(.router, .view), .call(.view, .interactor), .call(.interactor, .view),
      .call(.interactor, .presenter), .call(.interactor, .router),
      .call(.interactor, .interactor), .call(.presenter, .view),
      .call(.interactor, .model), .notification(.model, .interactor),
      .call(.view, .mapper), .call(.mapper, .interactor), .notification(.interactor, .mapper),
      .notification(.mapper, .view), .call(.router, .presenter), .call(.interactor, .useCase),
      .notification(.useCase, .interactor), .call(.useCase, .repository),
      .notification(.repository, .useCase),
    ],
    ownerships: [
      .init(.router, .interactor), .init(.router, .view), .init(.interactor, .presenter),
      .init(.interactor, .view), .init(.interactor, .model), .init(.presenter, .view),
      .init(.router, .presenter), .init(.presenter, .mapper), .init(.interactor, .useCase),
      .init(.useCase, .repository),
    ])

  /// One direction: views send actions to a store, and reducers change the state.
  public static let store = PatternRules(
    name: "Store",
    ways: [
      .call(.app, .store), .call(.view, .store), .notification(.store, .view),
      .call(.store, .reducer),
      .call(.store, .effect), .notification(.effect, .store), .call(.store, .store),
      .notification(.store, .store), .call(.reducer, .reducer),
    ],
    ownerships: [.init(.view, .store), .init(.store, .reducer), .init(.store, .effect)])

  /// The same rules, and that some values don't travel everywhere.
  public func forbidding(_ payloads: Payload...) -> PatternRules {
    PatternRules(
      name: name, ways: ways, payloads: self.payloads + payloads, ownerships: ownerships,
      summaries: summaries)
  }
}
