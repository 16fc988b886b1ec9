import Staging
import Testing

/// The crossing messages of the counter, one table a pattern.
@MainActor
@Suite struct CounterTableTests {
  nonisolated static let loading: [(pattern: String, messages: [String])] = [
    (
      "mvc",
      [
        "App -> Controller viewDidLoad()",
        "Controller -> View amountLabel.text = \"0\"",
        "Controller -> Model observe({ … })",
      ]
    ),
    (
      "mvp",
      [
        "App -> View viewDidLoad()",
        "View -> Presenter viewDidLoad()",
        "Presenter -> View onValueChange(number: 0)",
        "Presenter -> Model observe({ … })",
      ]
    ),
    (
      "mvvm",
      [
        "App -> View viewDidLoad()",
        "View -> ViewModel bind({ … })",
        "ViewModel ~> View amountText = \"0\"",
        "View -> ViewModel viewDidLoad()",
        "ViewModel -> Model observe({ … })",
      ]
    ),
    (
      "viper",
      [
        "App -> View viewDidLoad()",
        "View -> Presenter viewDidLoad()",
        "Presenter -> Interactor provideNumber()",
        "Interactor -> Presenter didChange(number: 0)",
        "Presenter -> View onValueChange(number: 0)",
      ]
    ),
    (
      // The root's parts first, from launch to activate; the number is told before its view is loaded.
      "ribs",
      [
        "App -> Router launch(from: Window)",
        "Router -> View viewDidLoad()",
        "Router -> Interactor activate()",
        "Router -> Interactor activate()",
        "Interactor -> View onValueChange(number: 0)",
        "Router -> Router load()",
        "Router -> View present(CountViewController)",
      ]
    ),
  ]

  nonisolated static let increasing: [(pattern: String, messages: [String])] = [
    (
      "mvc",
      [
        "User -> View tap [+]",
        "View -> Controller increaseButtonTouched(increaseButton)",
        "Controller -> Model increase()",
        "Model ~> Controller number = 1",
        "Controller -> View amountLabel.text = \"1\"",
      ]
    ),
    (
      "mvp",
      [
        "User -> View tap [+]",
        "View -> Presenter increaseButtonTouched()",
        "Presenter -> Model increase()",
        "Model ~> Presenter number = 1",
        "Presenter -> View onValueChange(number: 1)",
      ]
    ),
    (
      "mvvm",
      [
        "User -> View tap [+]",
        "View -> ViewModel increaseButtonTouched()",
        "ViewModel -> Model increase()",
        "Model ~> ViewModel number = 1",
        "ViewModel ~> View amountText = \"1\"",
      ]
    ),
    (
      "viper",
      [
        "User -> View tap [+]",
        "View -> Presenter increaseButtonTouched()",
        "Presenter -> Interactor increase()",
        "Interactor -> Presenter didChange(number: 1)",
        "Presenter -> View onValueChange(number: 1)",
      ]
    ),
    (
      "ribs",
      [
        "User -> View tap [+]",
        "View -> Interactor increaseButtonTouched()",
        "Interactor -> View onValueChange(number: 1)",
      ]
    ),
  ]

  /// The crossing messages of one event, after one `increase`.
  private func crossings(_ pattern: String, event: Int) throws -> [String] {
    let counter = try #require(Counter.all.first { $0.pattern == pattern })
    return try counter.recorded(["increase"]).filter { $0.event == event && $0.isCrossing }.map {
      "\($0.sender.role) \($0.isNotification ? "~>" : "->") \($0.receiver.role) \($0.text)"
    }
  }

  @Test(arguments: loading)
  func `loading crosses layers like this`(pattern: String, messages: [String]) throws {
    #expect(try crossings(pattern, event: 0) == messages)
  }

  @Test(arguments: increasing)
  func `an increase crosses layers like this`(pattern: String, messages: [String]) throws {
    #expect(try crossings(pattern, event: 1) == messages)
  }
}
