import Catalog
import LayerTracing
import Staging
import Testing

/// Every message of greeting, candy and a dialect, those within a role included, as who reads the code would log
/// them line by line.
@MainActor
@Suite struct WholeTraceTests {
  nonisolated static let rows: [(specimen: String, event: String, messages: [String])] = [
    (
      "greeting.mvc", "load",
      [
        "App -> Controller viewDidLoad()"
      ]
    ),
    (
      "greeting.mvp", "load",
      [
        "App -> View viewDidLoad()"
      ]
    ),
    (
      "greeting.mvvm", "load",
      [
        "App -> View viewDidLoad()",
        "View -> ViewModel bind({ … })",
      ]
    ),
    (
      "greeting.viper", "load",
      [
        "App -> View viewDidLoad()"
      ]
    ),
    (
      "greeting.mvc", "show",
      [
        "User -> View tap [Show]",
        "View -> Controller didTapButton(showGreetingButton)",
        "Controller -> View greetingLabel.text = \"Hello David Blaine\"",
      ]
    ),
    (
      "greeting.mvp", "show",
      [
        "User -> View tap [Show]",
        "Button -> GreetingViewController didTapButton(showGreetingButton)",
        "View -> Presenter didTapShowGreetingButton()",
        "Presenter -> View setGreeting(\"Hello David Blaine\")",
        "GreetingViewController -> Label greetingLabel.text = \"Hello David Blaine\"",
      ]
    ),
    (
      "greeting.mvvm", "show",
      [
        "User -> View tap [Show]",
        "Button -> GreetingViewController didTapButton(showGreetingButton)",
        "View -> ViewModel didTapShowGreetingButton()",
        "ViewModel ~> View greeting = \"Hello David Blaine\"",
        "GreetingViewController -> Label greetingLabel.text = \"Hello David Blaine\"",
      ]
    ),
    (
      "greeting.viper", "show",
      [
        "User -> View tap [Show]",
        "Button -> GreetingViewController didTapButton(showGreetingButton)",
        "View -> Presenter didTapShowGreetingButton()",
        "Presenter -> Interactor provideGreetingData()",
        "Interactor -> Presenter receiveGreetingData(GreetingData(…))",
        "Presenter -> View setGreeting(\"Hello David Blaine\")",
        "GreetingViewController -> Label greetingLabel.text = \"Hello David Blaine\"",
      ]
    ),
    (
      "candy.mvc", "load",
      [
        "App -> Controller viewDidLoad()",
        "CandyViewController layOut()",
        "Controller -> Model observe({ … })",
        "Controller -> Model fetchCandy()",
        "CandyOrder failure = nil",
        "CandyOrder receive(.success(…))",
        "CandyOrder offer = CandyOffer(…)",
        "Model ~> Controller change = .fetched(…)",
        "CandyViewController show(.fetched(…))",
        "CandyViewController show(CandyOffer(…))",
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
        "App -> View viewDidLoad()",
        "CandyViewController layOut()",
        "View -> Presenter fetchCandy()",
        "Presenter -> Model observe({ … })",
        "Presenter -> Model fetchCandy()",
        "CandyOrder failure = nil",
        "CandyOrder receive(.success(…))",
        "CandyOrder offer = CandyOffer(…)",
        "Model ~> Presenter change = .fetched(…)",
        "CandyPresenter present(.fetched(…))",
        "CandyPresenter present(CandyOffer(…))",
        "Presenter -> View set(viewModel: CandyViewModel(…))",
        "CandyViewController -> Label titleLabel.text = \"천국 사탕\"",
        "CandyViewController -> Label descriptionLabel.text = \"마법 사탕은 천국에서 만들어집니다. …\"",
        "CandyViewController -> Label priceLabel.text = \"100.0 원\"",
        "CandyViewController -> ImageView candyImageView.image = Image(…)",
        "CandyViewController -> Label chocoPriceLabel.text = \"천국 초코 250.0 원\"",
        "CandyViewController -> Label messageLabel.text = nil",
      ]
    ),
    (
      "candy.mvvm", "load",
      [
        "App -> View viewDidLoad()",
        "CandyViewController layOut()",
        "View -> ViewModel bind(candy: { … }, totals: { … }, message: { … }, "
          + "refusal: { … }, receipt: { … })",
        "View -> ViewModel viewDidLoad()",
        "ViewModel -> Model observe({ … })",
        "ViewModel -> Model fetchCandy()",
        "CandyOrder failure = nil",
        "CandyOrder receive(.success(…))",
        "CandyOrder offer = CandyOffer(…)",
        "Model ~> ViewModel change = .fetched(…)",
        "CandyViewModel take(.fetched(…))",
        "ViewModel ~> View candy = CandyTexts(…)",
        "CandyViewController show(CandyTexts(…))",
        "CandyViewController -> Label titleLabel.text = \"천국 사탕\"",
        "CandyViewController -> Label descriptionLabel.text = \"마법 사탕은 천국에서 만들어집니다. …\"",
        "CandyViewController -> Label priceLabel.text = \"100.0 원\"",
        "CandyViewController -> ImageView candyImageView.image = Image(…)",
        "CandyViewController -> Label chocoPriceLabel.text = \"천국 초코 250.0 원\"",
      ]
    ),
    (
      "candy.viper", "load",
      [
        "App -> View viewDidLoad()",
        "CandyViewController layOut()",
        "View -> Presenter fetchCandy()",
        "Presenter -> Interactor fetchCandy()",
        "CandyInteractor failure = nil",
        "Interactor -> Worker fetchCandy(completion: { … })",
        "Worker ~> Interactor result = .success(…)",
        "CandyInteractor receive(.success(…))",
        "CandyInteractor candyEntity = CandyEntity(…)",
        "CandyInteractor chocoEntity = CandyEntity(…)",
        "Interactor -> Presenter interactor(interactor, didFetch: CandyData(…))",
        "Presenter -> View set(viewModel: CandyViewModel(…))",
        "CandyViewController -> Label titleLabel.text = \"천국 사탕\"",
        "CandyViewController -> Label descriptionLabel.text = \"마법 사탕은 천국에서 만들어집니다. …\"",
        "CandyViewController -> Label priceLabel.text = \"100.0 원\"",
        "CandyViewController -> ImageView candyImageView.image = Image(…)",
        "CandyViewController -> Label chocoPriceLabel.text = \"천국 초코 250.0 원\"",
        "CandyViewController -> Label messageLabel.text = nil",
      ]
    ),
    (
      "candy.mvc", "quantity 3",
      [
        "User -> View step(to: 3)",
        "Stepper value = 3",
        "View -> Controller quantityStepperValueChanged(quantityStepper)",
        "Controller -> Model update(candyQuantity: 3)",
        "CandyOrder candyQuantity = 3",
        "CandyOrder tellTotals()",
        "CandyOrder totals(of: CandyOffer(…))",
        "Model ~> Controller change = .updated(…)",
        "CandyViewController show(.updated(…))",
        "CandyViewController show(CandyTotals(…))",
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
        "User -> View step(to: 3)",
        "Stepper value = 3",
        "Stepper -> CandyViewController quantityStepperValueChanged(quantityStepper)",
        "View -> Presenter update(candyQuantity: 3)",
        "Presenter -> Model update(candyQuantity: 3)",
        "CandyOrder candyQuantity = 3",
        "CandyOrder tellTotals()",
        "CandyOrder totals(of: CandyOffer(…))",
        "Model ~> Presenter change = .updated(…)",
        "CandyPresenter present(.updated(…))",
        "CandyPresenter present(CandyTotals(…))",
        "Presenter -> View set(totalPriceViewModel: TotalPriceViewModel(…))",
        "CandyViewController -> Label quantityLabel.text = \"3\"",
        "CandyViewController -> Label totalPriceLabel.text = \"Total Price : 300.0won\"",
        "CandyViewController -> Label inclTaxLabel.text = \"Incl Tax : 319.5won\"",
        "CandyViewController -> Label taxLabel.text = \"Tax : 6.5%\"",
        "CandyViewController -> Label messageLabel.text = nil",
      ]
    ),
    (
      "candy.mvvm", "quantity 3",
      [
        "User -> View step(to: 3)",
        "Stepper value = 3",
        "Stepper -> CandyViewController quantityStepperValueChanged(quantityStepper)",
        "View -> ViewModel update(candyQuantity: 3)",
        "ViewModel -> Model update(candyQuantity: 3)",
        "CandyOrder candyQuantity = 3",
        "CandyOrder tellTotals()",
        "CandyOrder totals(of: CandyOffer(…))",
        "Model ~> ViewModel change = .updated(…)",
        "CandyViewModel take(.updated(…))",
        "ViewModel ~> View totals = TotalPriceTexts(…)",
        "CandyViewController show(TotalPriceTexts(…))",
        "CandyViewController -> Label quantityLabel.text = \"3\"",
        "CandyViewController -> Label totalPriceLabel.text = \"Total Price : 300.0won\"",
        "CandyViewController -> Label inclTaxLabel.text = \"Incl Tax : 319.5won\"",
        "CandyViewController -> Label taxLabel.text = \"Tax : 6.5%\"",
      ]
    ),
    (
      "candy.viper", "quantity 3",
      [
        "User -> View step(to: 3)",
        "Stepper value = 3",
        "Stepper -> CandyViewController quantityStepperValueChanged(quantityStepper)",
        "View -> Presenter update(candyQuantity: 3)",
        "Presenter -> Interactor update(candyQuantity: 3)",
        "CandyInteractor candyQuantity = 3",
        "CandyInteractor tellTotals()",
        "CandyInteractor totalPrice(of: CandyEntity(…), CandyEntity(…))",
        "Interactor -> Presenter interactor(interactor, didUpdateTotalPrice: 300.0, totalInclTax: 319.5, vat: 6.5, quantity: 3)",
        "Presenter -> View set(totalPriceViewModel: TotalPriceViewModel(…))",
        "CandyViewController -> Label quantityLabel.text = \"3\"",
        "CandyViewController -> Label totalPriceLabel.text = \"Total Price : 300.0won\"",
        "CandyViewController -> Label inclTaxLabel.text = \"Incl Tax : 319.5won\"",
        "CandyViewController -> Label taxLabel.text = \"Tax : 6.5%\"",
        "CandyViewController -> Label messageLabel.text = nil",
      ]
    ),
    (
      "greeting.ribs", "load",
      [
        "App -> Router launch(from: Window)",
        "Router -> View viewDidLoad()",
        "Router -> Interactor activate()",
        "RootInteractor isActive = true",
        "RootInteractor didBecomeActive()",
        "RootRouter load()",
        "RootRouter didLoad()",
        "RootRouter attachChild(GreetingRouter)",
        "RootRouter children = [GreetingRouter]",
        "Router -> Interactor activate()",
        "GreetingInteractor isActive = true",
        "GreetingInteractor didBecomeActive()",
        "Router -> Router load()",
        "GreetingRouter didLoad()",
        "Router -> View present(GreetingViewController)",
        "RootViewController present(NavigationController, animated: true)",
        "RootViewController -> GreetingViewController viewDidLoad()",
      ]
    ),
    (
      "greeting.ribs", "show",
      [
        "User -> View tap [Show]",
        "Button -> GreetingViewController didTapButton(showGreetingButton)",
        "View -> Interactor didTapShowGreetingButton()",
        "Interactor -> View setGreeting(\"Hello David Blaine\")",
        "GreetingViewController -> Label greetingLabel.text = \"Hello David Blaine\"",
      ]
    ),
    (
      "candy.ribs", "load",
      [
        "App -> Router launch(from: Window)",
        "Router -> View viewDidLoad()",
        "Router -> Interactor activate()",
        "RootInteractor isActive = true",
        "RootInteractor didBecomeActive()",
        "RootRouter load()",
        "RootRouter didLoad()",
        "RootRouter attachChild(CandyRouter)",
        "RootRouter children = [CandyRouter]",
        "Router -> Interactor activate()",
        "CandyInteractor isActive = true",
        "CandyInteractor didBecomeActive()",
        "CandyInteractor fetchCandy()",
        "Interactor -> Worker fetchCandy(completion: { … })",
        "Worker ~> Interactor result = .success(…)",
        "CandyInteractor receive(.success(…))",
        "CandyInteractor candyEntity = CandyEntity(…)",
        "CandyInteractor chocoEntity = CandyEntity(…)",
        "Interactor -> Presenter present(candy: CandyData(…))",
        "Presenter -> View set(viewModel: CandyViewModel(…))",
        "CandyViewController -> Label titleLabel.text = \"천국 사탕\"",
        "CandyViewController -> Label descriptionLabel.text = \"마법 사탕은 천국에서 만들어집니다. …\"",
        "CandyViewController -> Label priceLabel.text = \"100.0 원\"",
        "CandyViewController -> ImageView candyImageView.image = Image(…)",
        "CandyViewController -> Label chocoPriceLabel.text = \"천국 초코 250.0 원\"",
        "CandyViewController -> Label messageLabel.text = nil",
        "Router -> Router load()",
        "CandyRouter didLoad()",
        "Router -> View present(CandyViewController)",
        "RootViewController present(NavigationController, animated: true)",
        "RootViewController -> CandyViewController viewDidLoad()",
        "CandyViewController layOut()",
      ]
    ),
    (
      "candy.ribs", "quantity 3",
      [
        "User -> View step(to: 3)",
        "Stepper value = 3",
        "Stepper -> CandyViewController quantityStepperValueChanged(quantityStepper)",
        "View -> Interactor update(candyQuantity: 3)",
        "CandyInteractor candyQuantity = 3",
        "CandyInteractor presentTotals()",
        "CandyInteractor totalPrice(of: CandyEntity(…), CandyEntity(…))",
        "Interactor -> Presenter present(totals: CandyTotals(…))",
        "Presenter -> View set(totalPriceViewModel: TotalPriceViewModel(…))",
        "CandyViewController -> Label quantityLabel.text = \"3\"",
        "CandyViewController -> Label totalPriceLabel.text = \"Total Price : 300.0won\"",
        "CandyViewController -> Label inclTaxLabel.text = \"Incl Tax : 319.5won\"",
        "CandyViewController -> Label taxLabel.text = \"Tax : 6.5%\"",
        "CandyViewController -> Label messageLabel.text = nil",
      ]
    ),
    (
      "candy.ribs", "quantity 3, buy",
      [
        "User -> View tap [Buy]",
        "Button -> CandyViewController buyButtonTouched(buyButton)",
        "View -> Interactor buy()",
        "CandyInteractor totalPrice(of: CandyEntity(…), CandyEntity(…))",
        "Interactor -> Router routeToReceipt(ReceiptData(…))",
        "CandyRouter attachChild(ReceiptRouter)",
        "CandyRouter children = [ReceiptRouter]",
        "Router -> Interactor activate()",
        "ReceiptInteractor isActive = true",
        "ReceiptInteractor didBecomeActive()",
        "Interactor -> Presenter present(receipt: ReceiptData(…))",
        "Presenter -> View set(viewModel: ReceiptViewModel(…))",
        "ReceiptViewController -> Label titleLabel.text = \"Receipt\"",
        "ReceiptViewController -> Label itemsLabel.text = \"천국 사탕 × 3\"",
        "ReceiptViewController -> Label inclTaxLabel.text = \"Incl Tax : 319.5won\"",
        "Router -> Router load()",
        "ReceiptRouter didLoad()",
        "Router -> View pushViewController(ReceiptViewController, animated: true)",
        "CandyViewController -> NavigationController pushViewController(ReceiptViewController, animated: true)",
        "NavigationController -> ReceiptViewController viewDidLoad()",
        "NavigationController -> ReceiptViewController didMove(toParent: NavigationController)",
      ]
    ),
    (
      "candy.ribs", "quantity 3, buy, back",
      [
        "User -> View tap [<]",
        "Button -> NavigationController backButtonTouched(backButton)",
        "NavigationController popViewController(animated: true)",
        "NavigationController -> ReceiptViewController didMove(toParent: nil)",
        "View -> Interactor didMoveFromParent()",
        "Interactor -> Interactor receiptDidClose()",
        "Interactor -> Router detachReceipt()",
        "CandyRouter detachChild(ReceiptRouter)",
        "Router -> Interactor deactivate()",
        "ReceiptInteractor willResignActive()",
        "ReceiptInteractor isActive = false",
        "CandyRouter children = []",
      ]
    ),
    (
      "counter.mvvm~reactor", "load",
      [
        "App -> View viewDidLoad()",
        "View -> ViewModel bind({ … })",
        "ViewModel ~> View state = State(number: 0)",
        "CountViewController -> Label amountLabel.text = \"0\"",
      ]
    ),
    (
      "counter.mvvm~reactor", "increase",
      [
        "User -> View tap [+]",
        "Button -> CountViewController increaseButtonTouched(increaseButton)",
        "View -> ViewModel action(.increase)",
        "CountReactor mutate(action: .increase)",
        "CountReactor reduce(state: State(number: 0), mutation: .add(1))",
        "ViewModel ~> View state = State(number: 1)",
        "CountViewController -> Label amountLabel.text = \"1\"",
      ]
    ),
  ]

  @Test(arguments: rows)
  func `nothing is missing, and nothing is too much`(
    specimen: String, event: String, messages: [String]
  ) throws {
    let names = specimen.split(separator: ".").map(String.init)
    let feature = try #require(Catalog.features.first { $0.name == names[0] })
    let stage = Stage(feature: feature)
    stage.open(try #require(feature.specimens.first { $0.name == names[1] }))
    for step in event.components(separatedBy: ", ") where step != "load" {
      let words = step.split(separator: " ").map(String.init)
      try stage.fire(
        Event(words[0], value: words.dropFirst().first.flatMap { Int($0) }), at: stage.open)
    }
    let number = stage.events.newest
    #expect(stage.open[0].recorder.messages.trace(events: number...number).map(told) == messages)
  }

  private func told(_ message: Message) -> String {
    let arrow = message.isNotification ? "~>" : "->"
    let way =
      message.isCrossing
      ? "\(message.sender.role) \(arrow) \(message.receiver.role)"
      : message.sender.id == message.receiver.id
        ? message.receiver.type : "\(message.sender.type) \(arrow) \(message.receiver.type)"
    return "\(way) \(message.brief)"
  }
}
