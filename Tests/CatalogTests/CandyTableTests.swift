import Testing

/// The crossing messages of greeting and candy, a table an event: what PATTERNS says, by hand.
@MainActor
@Suite struct CandyTableTests {
  nonisolated static let rows: [(specimen: String, event: String, messages: [String])] = [
    ("greeting.mvc", "load", ["App -> Controller viewDidLoad()"]),
    ("greeting.mvp", "load", ["App -> View viewDidLoad()"]),
    (
      "greeting.mvvm", "load",
      ["App -> View viewDidLoad()", "View -> ViewModel bind({ … })"]
    ),
    ("greeting.viper", "load", ["App -> View viewDidLoad()"]),
    (
      "greeting.mvc", "show",
      [
        "User -> View tap [Show]", "View -> Controller didTapButton(showGreetingButton)",
        "Controller -> View greetingLabel.text = \"Hello David Blaine\"",
      ]
    ),
    (
      "greeting.mvp", "show",
      [
        "User -> View tap [Show]", "View -> Presenter didTapShowGreetingButton()",
        "Presenter -> View setGreeting(\"Hello David Blaine\")",
      ]
    ),
    (
      "greeting.mvvm", "show",
      [
        "User -> View tap [Show]", "View -> ViewModel didTapShowGreetingButton()",
        "ViewModel ~> View greeting = \"Hello David Blaine\"",
      ]
    ),
    (
      // The second greeting is equal to the first, and isn't sent.
      "greeting.mvvm", "show, show",
      ["User -> View tap [Show]", "View -> ViewModel didTapShowGreetingButton()"]
    ),
    (
      "greeting.viper", "show",
      [
        "User -> View tap [Show]", "View -> Presenter didTapShowGreetingButton()",
        "Presenter -> Interactor provideGreetingData()",
        "Interactor -> Presenter receiveGreetingData(GreetingData(…))",
        "Presenter -> View setGreeting(\"Hello David Blaine\")",
      ]
    ),
    (
      "candy.mvc", "load",
      [
        "App -> Controller viewDidLoad()", "Controller -> Model observe({ … })",
        "Controller -> Model fetchCandy()", "Model ~> Controller change = .fetched(…)",
        "Controller -> View titleLabel.text = \"천국 사탕\"",
        "Controller -> View descriptionLabel.text = \"마법 사탕은 천국에서 만들어집니다. …\"",
        "Controller -> View priceLabel.text = \"100.0 원\"",
        "Controller -> View candyImageView.image = Image(…)",
        "Controller -> View chocoPriceLabel.text = \"천국 초코 250.0 원\"",
        "Controller -> View messageLabel.text = nil",
      ]
    ),
    (
      "candy.mvp", "load",
      [
        "App -> View viewDidLoad()", "View -> Presenter fetchCandy()",
        "Presenter -> Model observe({ … })", "Presenter -> Model fetchCandy()",
        "Model ~> Presenter change = .fetched(…)",
        "Presenter -> View set(viewModel: CandyViewModel(…))",
      ]
    ),
    (
      "candy.mvvm", "load",
      [
        "App -> View viewDidLoad()",
        "View -> ViewModel bind(candy: { … }, totals: { … }, message: { … }, "
          + "refusal: { … }, receipt: { … })",
        "View -> ViewModel viewDidLoad()", "ViewModel -> Model observe({ … })",
        "ViewModel -> Model fetchCandy()", "Model ~> ViewModel change = .fetched(…)",
        "ViewModel ~> View candy = CandyTexts(…)",
      ]
    ),
    (
      "candy.mvvm", "failing load",
      [
        "App -> View viewDidLoad()",
        "View -> ViewModel bind(candy: { … }, totals: { … }, message: { … }, "
          + "refusal: { … }, receipt: { … })",
        "View -> ViewModel viewDidLoad()", "ViewModel -> Model observe({ … })",
        "ViewModel -> Model fetchCandy()", "Model ~> ViewModel change = .failed(.unreachable)",
        "ViewModel ~> View message = \"The candy can't be f…\"",
      ]
    ),
    (
      "candy.mvvm", "slow load, deliver",
      [
        "Model ~> ViewModel change = .fetched(…)", "ViewModel ~> View candy = CandyTexts(…)",
      ]
    ),
    (
      // What was said of the goods is no longer so when they are there.
      "candy.mvvm", "slow load, buy, deliver",
      [
        "Model ~> ViewModel change = .fetched(…)", "ViewModel ~> View candy = CandyTexts(…)",
        "ViewModel ~> View refusal = nil",
      ]
    ),
    (
      "candy.viper", "load",
      [
        "App -> View viewDidLoad()", "View -> Presenter fetchCandy()",
        "Presenter -> Interactor fetchCandy()",
        "Interactor -> Worker fetchCandy(completion: { … })",
        "Worker ~> Interactor result = .success(…)",
        "Interactor -> Presenter interactor(interactor, didFetch: CandyData(…))",
        "Presenter -> View set(viewModel: CandyViewModel(…))",
      ]
    ),
    (
      "candy.viper", "failing load",
      [
        "App -> View viewDidLoad()", "View -> Presenter fetchCandy()",
        "Presenter -> Interactor fetchCandy()",
        "Interactor -> Worker fetchCandy(completion: { … })",
        "Worker ~> Interactor result = .failure(.unreachable)",
        "Interactor -> Presenter interactor(interactor, didFailWith: .notFetched(…))",
        "Presenter -> View showFailure(\"The candy can't be f…\")",
      ]
    ),
    (
      "candy.viper", "slow load",
      [
        "App -> View viewDidLoad()", "View -> Presenter fetchCandy()",
        "Presenter -> Interactor fetchCandy()",
        "Interactor -> Worker fetchCandy(completion: { … })",
      ]
    ),
    (
      "candy.viper", "slow load, deliver",
      [
        "Worker ~> Interactor result = .success(…)",
        "Interactor -> Presenter interactor(interactor, didFetch: CandyData(…))",
        "Presenter -> View set(viewModel: CandyViewModel(…))",
      ]
    ),
    (
      "candy.viper", "slow load, quantity 3",
      [
        "User -> View step(to: 3)", "View -> Presenter update(candyQuantity: 3)",
        "Presenter -> Interactor update(candyQuantity: 3)",
      ]
    ),
    (
      "candy.mvc", "failing load, retry",
      [
        "User -> View tap [Retry]", "View -> Controller retryButtonTouched(retryButton)",
        "Controller -> View messageLabel.text = nil",
        "Controller -> View retryButton.isHidden = true", "Controller -> Model fetchCandy()",
        "Model ~> Controller change = .failed(.unreachable)",
        "Controller -> View messageLabel.text = \"The candy can't be f…\"",
        "Controller -> View retryButton.isHidden = false",
      ]
    ),
    (
      "candy.mvp", "failing load, retry",
      [
        "User -> View tap [Retry]", "View -> Presenter retry()", "Presenter -> View hideFailure()",
        "Presenter -> Model fetchCandy()", "Model ~> Presenter change = .failed(.unreachable)",
        "Presenter -> View showFailure(\"The candy can't be f…\")",
      ]
    ),
    (
      "candy.mvvm", "failing load, retry",
      [
        "User -> View tap [Retry]", "View -> ViewModel retry()", "ViewModel ~> View message = nil",
        "ViewModel -> Model fetchCandy()", "Model ~> ViewModel change = .failed(.unreachable)",
        "ViewModel ~> View message = \"The candy can't be f…\"",
      ]
    ),
    (
      // It is known already, and isn't sent again.
      "candy.mvvm", "failing load, buy",
      [
        "User -> View tap [Buy]", "View -> ViewModel buy()", "ViewModel -> Model buy()",
        "Model ~> ViewModel change = .failed(.unreachable)",
      ]
    ),
    (
      "candy.viper", "failing load, retry",
      [
        "User -> View tap [Retry]", "View -> Presenter retry()", "Presenter -> View hideFailure()",
        "Presenter -> Interactor fetchCandy()",
        "Interactor -> Worker fetchCandy(completion: { … })",
        "Worker ~> Interactor result = .failure(.unreachable)",
        "Interactor -> Presenter interactor(interactor, didFailWith: .notFetched(…))",
        "Presenter -> View showFailure(\"The candy can't be f…\")",
      ]
    ),
    (
      "candy.ribs", "failing load, retry",
      [
        "User -> View tap [Retry]", "View -> Interactor retry()",
        "Interactor -> Presenter presentFetching()", "Presenter -> View hideFailure()",
        "Interactor -> Worker fetchCandy(completion: { … })",
        "Worker ~> Interactor result = .failure(.unreachable)",
        "Interactor -> Presenter present(failure: .notFetched(…))",
        "Presenter -> View showFailure(\"The candy can't be f…\")",
      ]
    ),
    (
      "candy.viper", "slow load, quantity 3, deliver",
      [
        "Worker ~> Interactor result = .success(…)",
        "Interactor -> Presenter interactor(interactor, didFetch: CandyData(…))",
        "Presenter -> View set(viewModel: CandyViewModel(…))",
        "Interactor -> Presenter interactor(interactor, didUpdateTotalPrice: 300.0, "
          + "totalInclTax: 319.5, vat: 6.5, quantity: 3)",
        "Presenter -> View set(totalPriceViewModel: TotalPriceViewModel(…))",
      ]
    ),
    (
      "candy.mvvm", "slow load, quantity 3, deliver",
      [
        "Model ~> ViewModel change = .fetched(…)", "ViewModel ~> View candy = CandyTexts(…)",
        "Model ~> ViewModel change = .updated(…)", "ViewModel ~> View totals = TotalPriceTexts(…)",
      ]
    ),
    (
      "candy.mvp", "quantity 1000000001",
      [
        "User -> View step(to: 1000000001)", "View -> Presenter update(candyQuantity: 1000000001)",
        "Presenter -> Model update(candyQuantity: 1000000001)",
        "Model ~> Presenter change = .refused(…)",
        "Presenter -> View showMessage(\"No more than 1000000…\")",
      ]
    ),
    (
      "counter.mvc~classic", "load",
      ["App -> View viewDidLoad()", "View -> Model observe({ … })"]
    ),
    (
      "counter.mvc~classic", "increase",
      ["User -> Controller tap [+]", "Controller -> Model increase()", "Model ~> View number = 1"]
    ),
    (
      "candy.mvp~supervising", "load",
      [
        "App -> View viewDidLoad()", "View -> Presenter fetchCandy()",
        "Presenter -> View bind(to: order)", "View -> Model observe({ … })",
        "Presenter -> Model observe({ … })", "Presenter -> Model fetchCandy()",
        "Model ~> View change = .fetched(…)", "Model ~> Presenter change = .fetched(…)",
        "Presenter -> View set(viewModel: CandyViewModel(…))",
      ]
    ),
    (
      "candy.mvp~supervising", "quantity 3",
      [
        "User -> View step(to: 3)", "View -> Presenter update(candyQuantity: 3)",
        "Presenter -> Model update(candyQuantity: 3)", "Model ~> View change = .updated(…)",
        "Model ~> Presenter change = .updated(…)",
        "Presenter -> View set(totalPriceViewModel: TotalPriceViewModel(…))",
      ]
    ),
    (
      "candy.mvvm~coordinator", "load",
      [
        "App -> Coordinator start()", "Coordinator -> ViewModel bind(receipt: { … })",
        "App -> View viewDidLoad()",
        "View -> ViewModel bind(candy: { … }, totals: { … }, message: { … }, refusal: { … })",
        "View -> ViewModel viewDidLoad()", "ViewModel -> Model observe({ … })",
        "ViewModel -> Model fetchCandy()", "Model ~> ViewModel change = .fetched(…)",
        "ViewModel ~> View candy = CandyTexts(…)",
      ]
    ),
    (
      "candy.mvvm~coordinator", "quantity 3, buy",
      [
        "User -> View tap [Buy]", "View -> ViewModel buy()", "ViewModel -> Model buy()",
        "Model ~> ViewModel change = .bought(…)",
        "ViewModel ~> Coordinator receipt = CandyReceipt(…)",
        "Coordinator -> View pushViewController(ReceiptViewController, animated: true)",
        "View -> ViewModel bind({ … })", "ViewModel ~> View texts = ReceiptTexts(…)",
      ]
    ),
    (
      "candy.viper", "local load",
      [
        "App -> View viewDidLoad()", "View -> Presenter fetchCandy()",
        "Presenter -> Interactor fetchCandy()",
        "Interactor -> Worker fetchCandy(completion: { … })",
        "Worker ~> Interactor result = .success(…)",
        "Interactor -> Presenter interactor(interactor, didFetch: CandyData(…))",
        "Presenter -> View set(viewModel: CandyViewModel(…))",
      ]
    ),
    (
      "candy.mvc", "quantity 3",
      [
        "User -> View step(to: 3)",
        "View -> Controller quantityStepperValueChanged(quantityStepper)",
        "Controller -> Model update(candyQuantity: 3)", "Model ~> Controller change = .updated(…)",
        "Controller -> View quantityLabel.text = \"3\"",
        "Controller -> View totalPriceLabel.text = \"Total Price : 300.0won\"",
        "Controller -> View inclTaxLabel.text = \"Incl Tax : 319.5won\"",
        "Controller -> View taxLabel.text = \"Tax : 6.5%\"",
        "Controller -> View messageLabel.text = nil",
      ]
    ),
    (
      "candy.mvp", "quantity 3",
      [
        "User -> View step(to: 3)", "View -> Presenter update(candyQuantity: 3)",
        "Presenter -> Model update(candyQuantity: 3)", "Model ~> Presenter change = .updated(…)",
        "Presenter -> View set(totalPriceViewModel: TotalPriceViewModel(…))",
      ]
    ),
    (
      "candy.mvvm", "quantity 3",
      [
        "User -> View step(to: 3)", "View -> ViewModel update(candyQuantity: 3)",
        "ViewModel -> Model update(candyQuantity: 3)", "Model ~> ViewModel change = .updated(…)",
        "ViewModel ~> View totals = TotalPriceTexts(…)",
      ]
    ),
    (
      // The second totals are equal to the first, and aren't sent.
      "candy.mvvm", "quantity 3, quantity 3",
      [
        "User -> View step(to: 3)", "View -> ViewModel update(candyQuantity: 3)",
        "ViewModel -> Model update(candyQuantity: 3)", "Model ~> ViewModel change = .updated(…)",
      ]
    ),
    (
      "candy.viper", "quantity 3",
      [
        "User -> View step(to: 3)", "View -> Presenter update(candyQuantity: 3)",
        "Presenter -> Interactor update(candyQuantity: 3)",
        "Interactor -> Presenter interactor(interactor, didUpdateTotalPrice: 300.0, "
          + "totalInclTax: 319.5, vat: 6.5, quantity: 3)",
        "Presenter -> View set(totalPriceViewModel: TotalPriceViewModel(…))",
      ]
    ),
    (
      "candy.mvc", "quantity 3, buy",
      [
        "User -> View tap [Buy]", "View -> Controller buyButtonTouched(buyButton)",
        "Controller -> Model buy()", "Model ~> Controller change = .bought(…)",
        "Controller -> View pushViewController(ReceiptViewController, animated: true)",
        "View -> Controller viewDidLoad()", "Controller -> View titleLabel.text = \"Receipt\"",
        "Controller -> View itemsLabel.text = \"천국 사탕 × 3\"",
        "Controller -> View inclTaxLabel.text = \"Incl Tax : 319.5won\"",
      ]
    ),
    (
      "candy.mvp", "quantity 3, buy",
      [
        "User -> View tap [Buy]", "View -> Presenter buy()", "Presenter -> Model buy()",
        "Model ~> Presenter change = .bought(…)",
        "Presenter -> View showReceipt(ReceiptViewModel(…))",
      ]
    ),
    (
      "candy.mvvm", "quantity 3, buy",
      [
        "User -> View tap [Buy]", "View -> ViewModel buy()", "ViewModel -> Model buy()",
        "Model ~> ViewModel change = .bought(…)", "ViewModel ~> View receipt = ReceiptTexts(…)",
        "View -> ViewModel bind({ … })", "ViewModel ~> View texts = ReceiptTexts(…)",
      ]
    ),
    (
      // The second receipt is equal to the first, and is sent: to buy is to do something.
      "candy.mvvm", "quantity 3, buy, back, buy",
      [
        "User -> View tap [Buy]", "View -> ViewModel buy()", "ViewModel -> Model buy()",
        "Model ~> ViewModel change = .bought(…)", "ViewModel ~> View receipt = ReceiptTexts(…)",
        "View -> ViewModel bind({ … })", "ViewModel ~> View texts = ReceiptTexts(…)",
      ]
    ),
    (
      "candy.viper", "quantity 3, buy",
      [
        "User -> View tap [Buy]", "View -> Presenter buy()", "Presenter -> Interactor buy()",
        "Interactor -> Presenter interactor(interactor, didBuy: ReceiptData(…))",
        "Presenter -> Router showReceipt(ReceiptData(…))",
        "Router -> View pushViewController(ReceiptViewController, animated: true)",
        "View -> Presenter viewDidLoad()", "Presenter -> Interactor provideReceipt()",
        "Interactor -> Presenter receiveReceipt(ReceiptData(…))",
        "Presenter -> View set(viewModel: ReceiptViewModel(…))",
      ]
    ),
    ("candy.mvc", "quantity 3, buy, back", ["User -> View tap [<]"]),
    ("candy.mvp", "quantity 3, buy, back", ["User -> View tap [<]"]),
    ("candy.mvvm", "quantity 3, buy, back", ["User -> View tap [<]"]),
    ("candy.viper", "quantity 3, buy, back", ["User -> View tap [<]"]),
    (
      "greeting.ribs", "load",
      [
        "App -> Router launch(from: Window)", "Router -> View viewDidLoad()",
        "Router -> Interactor activate()", "Router -> Interactor activate()",
        "Router -> Router load()", "Router -> View present(GreetingViewController)",
      ]
    ),
    (
      "greeting.ribs", "show",
      [
        "User -> View tap [Show]", "View -> Interactor didTapShowGreetingButton()",
        "Interactor -> View setGreeting(\"Hello David Blaine\")",
      ]
    ),
    (
      "candy.ribs", "load",
      [
        "App -> Router launch(from: Window)", "Router -> View viewDidLoad()",
        "Router -> Interactor activate()", "Router -> Interactor activate()",
        "Interactor -> Worker fetchCandy(completion: { … })",
        "Worker ~> Interactor result = .success(…)",
        "Interactor -> Presenter present(candy: CandyData(…))",
        "Presenter -> View set(viewModel: CandyViewModel(…))",
        "Router -> Router load()", "Router -> View present(CandyViewController)",
      ]
    ),
    (
      "candy.ribs", "failing load",
      [
        "App -> Router launch(from: Window)", "Router -> View viewDidLoad()",
        "Router -> Interactor activate()", "Router -> Interactor activate()",
        "Interactor -> Worker fetchCandy(completion: { … })",
        "Worker ~> Interactor result = .failure(.unreachable)",
        "Interactor -> Presenter present(failure: .notFetched(…))",
        "Presenter -> View showFailure(\"The candy can't be f…\")",
        "Router -> Router load()", "Router -> View present(CandyViewController)",
      ]
    ),
    (
      "candy.ribs", "slow load",
      [
        "App -> Router launch(from: Window)", "Router -> View viewDidLoad()",
        "Router -> Interactor activate()", "Router -> Interactor activate()",
        "Interactor -> Worker fetchCandy(completion: { … })",
        "Router -> Router load()", "Router -> View present(CandyViewController)",
      ]
    ),
    (
      "candy.ribs", "slow load, deliver",
      [
        "Worker ~> Interactor result = .success(…)",
        "Interactor -> Presenter present(candy: CandyData(…))",
        "Presenter -> View set(viewModel: CandyViewModel(…))",
      ]
    ),
    (
      "candy.ribs", "slow load, quantity 3",
      ["User -> View step(to: 3)", "View -> Interactor update(candyQuantity: 3)"]
    ),
    (
      "candy.ribs", "quantity 3",
      [
        "User -> View step(to: 3)", "View -> Interactor update(candyQuantity: 3)",
        "Interactor -> Presenter present(totals: CandyTotals(…))",
        "Presenter -> View set(totalPriceViewModel: TotalPriceViewModel(…))",
      ]
    ),
    (
      "candy.ribs", "buy",
      [
        "User -> View tap [Buy]", "View -> Interactor buy()",
        "Interactor -> Presenter present(failure: .nothingTaken)",
        "Presenter -> View showMessage(\"There is nothing to …\")",
      ]
    ),
    (
      "candy.ribs", "quantity 3, buy",
      [
        "User -> View tap [Buy]", "View -> Interactor buy()",
        "Interactor -> Router routeToReceipt(ReceiptData(…))", "Router -> Interactor activate()",
        "Interactor -> Presenter present(receipt: ReceiptData(…))",
        "Presenter -> View set(viewModel: ReceiptViewModel(…))", "Router -> Router load()",
        "Router -> View pushViewController(ReceiptViewController, animated: true)",
      ]
    ),
    (
      // The child was detached: another one is built and attached in its place.
      "candy.ribs", "quantity 3, buy, back, buy",
      [
        "User -> View tap [Buy]", "View -> Interactor buy()",
        "Interactor -> Router routeToReceipt(ReceiptData(…))", "Router -> Interactor activate()",
        "Interactor -> Presenter present(receipt: ReceiptData(…))",
        "Presenter -> View set(viewModel: ReceiptViewModel(…))", "Router -> Router load()",
        "Router -> View pushViewController(ReceiptViewController, animated: true)",
      ]
    ),
    (
      "candy.ribs", "quantity 3, buy, back",
      [
        "User -> View tap [<]", "View -> Interactor didMoveFromParent()",
        "Interactor -> Interactor receiptDidClose()", "Interactor -> Router detachReceipt()",
        "Router -> Interactor deactivate()",
      ]
    ),
  ]

  @Test(arguments: rows)
  func `an event's messages are these`(specimen: String, event: String, messages: [String]) throws {
    #expect(try Crossings.of(specimen, after: event) == messages)
  }
}
