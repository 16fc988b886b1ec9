import Testing

/// The crossing messages of the account, a row an event, written by hand.
@MainActor
@Suite struct AccountTableTests {
  nonisolated static let rows: [(pattern: String, event: String, messages: [String])] = [
    (
      "mvc", "load",
      [
        "App -> Controller viewDidLoad()",
        "Controller -> Model observe(state: { … }, confirmed: { … }, failure: { … })",
        "Controller -> Model requestSettings()",
        "Controller -> View textLabel.text = \"Hello World\"",
        "Controller -> View kindLabel.text = \"입출금(한도계좌)\"",
      ]
    ),
    (
      "mvc", "failing load",
      [
        "App -> Controller viewDidLoad()",
        "Controller -> Model observe(state: { … }, confirmed: { … }, failure: { … })",
        "Controller -> Model requestSettings()",
        "Model ~> Controller failure = .unreachable",
        "Controller -> View noticeLabel.text = \"Settings can't be fe…\"",
        "Controller -> View textLabel.text = \"Hello World\"",
        "Controller -> View kindLabel.text = \"입출금(한도계좌)\"",
      ]
    ),
    (
      "mvc", "applyCheckCard",
      [
        "User -> View tap [체크카드]",
        "View -> Controller applyCheckCardButtonTouched(applyCheckCardButton)",
        "Controller -> Model applyCheckCard()",
        "Model ~> Controller state = AccountState(…)",
        "Controller -> View textLabel.text = \"체크카드 신청하러 갈까 말까\"",
        "Controller -> View kindLabel.text = \"입출금(미니계좌)\"",
      ]
    ),
    // A repeat changes nothing, and stops at the model.
    (
      "mvc", "applyCheckCard, applyCheckCard",
      [
        "User -> View tap [체크카드]",
        "View -> Controller applyCheckCardButtonTouched(applyCheckCardButton)",
        "Controller -> Model applyCheckCard()",
      ]
    ),
    (
      "mvc", "moveToMain",
      [
        "User -> View tap [메인]",
        "View -> Controller moveToMainButtonTouched(moveToMainButton)",
        "Controller -> Model moveToMain()",
        "Model ~> Controller state = AccountState(…)",
        "Controller -> View textLabel.text = \"메인화면으로 갈까 말까\"",
        "Controller -> View kindLabel.text = \"입출금(일반계좌)\"",
      ]
    ),
    // Nothing was asked yet.
    (
      "mvc", "confirm",
      [
        "User -> View tap [가기]",
        "View -> Controller confirmButtonTouched(confirmButton)",
        "Controller -> Model confirm()",
      ]
    ),
    (
      "mvc", "applyCheckCard, confirm",
      [
        "User -> View tap [가기]",
        "View -> Controller confirmButtonTouched(confirmButton)",
        "Controller -> Model confirm()",
        "Model ~> Controller confirmed = .applyCheckCard",
        "Controller -> View present(ApplyCardViewController, animated: true)",
        "View -> Controller viewDidLoad()",
        "Controller -> View titleLabel.text = \"체크카드 신청\"",
      ]
    ),
    (
      "mvc", "applyCheckCard, confirm, back",
      [
        "User -> View tap [닫기]",
        "View -> Controller closeButtonTouched(closeButton)",
        "Controller -> View dismiss(animated: true)",
      ]
    ),
    (
      "mvc", "moveToMain, confirm",
      [
        "User -> View tap [가기]",
        "View -> Controller confirmButtonTouched(confirmButton)",
        "Controller -> Model confirm()",
        "Model ~> Controller confirmed = .moveToMain",
        "Controller -> Controller moveToMain()",
        "Controller -> View popViewController(animated: true)",
        "View -> Controller viewDidLoad()",
        "Controller -> View titleLabel.text = \"메인화면\"",
      ]
    ),
    // The main screen is loaded when it is first seen.
    (
      "mvc", "finish",
      [
        "User -> View tap [끝내기]",
        "View -> Controller finishButtonTouched(finishButton)",
        "Controller -> Controller finish()",
        "Controller -> View popViewController(animated: true)",
        "View -> Controller viewDidLoad()",
        "Controller -> View titleLabel.text = \"메인화면\"",
      ]
    ),
    (
      "mvp", "load",
      [
        "App -> View viewDidLoad()",
        "View -> Presenter viewDidLoad()",
        "Presenter -> Model observe(state: { … }, confirmed: { … }, failure: { … })",
        "Presenter -> Model requestSettings()",
        "Presenter -> View set(viewModel: AccountViewModel(…))",
      ]
    ),
    (
      "mvp", "slow load, fail, deliver",
      [
        "Model ~> Presenter failure = .unreachable",
        "Presenter -> View showMessage(\"Settings can't be fe…\")",
      ]
    ),
    (
      "mvp", "applyCheckCard",
      [
        "User -> View tap [체크카드]",
        "View -> Presenter applyCheckCard()",
        "Presenter -> Model applyCheckCard()",
        "Model ~> Presenter state = AccountState(…)",
        "Presenter -> View set(viewModel: AccountViewModel(…))",
      ]
    ),
    (
      "mvp", "applyCheckCard, confirm",
      [
        "User -> View tap [가기]",
        "View -> Presenter confirm()",
        "Presenter -> Model confirm()",
        "Model ~> Presenter confirmed = .applyCheckCard",
        "Presenter -> View showApplyCard()",
      ]
    ),
    (
      "mvp", "moveToMain, confirm",
      [
        "User -> View tap [가기]",
        "View -> Presenter confirm()",
        "Presenter -> Model confirm()",
        "Model ~> Presenter confirmed = .moveToMain",
        "Presenter -> View close()",
      ]
    ),
    (
      "mvp", "finish",
      [
        "User -> View tap [끝내기]",
        "View -> Presenter finish()",
        "Presenter -> View close()",
      ]
    ),
    (
      "mvp", "applyCheckCard, confirm, back",
      [
        "User -> View tap [닫기]"
      ]
    ),
    (
      "mvvm", "load",
      [
        "App -> View viewDidLoad()",
        "View -> ViewModel bind(text: { … }, 계좌종류: { … }, 안내: { … }, applyCard: { … }, isFinished: { … })",
        "ViewModel ~> View text = \"Hello\"",
        "ViewModel ~> View 계좌종류 = \"입출금(한도계좌)\"",
        "ViewModel ~> View isFinished = false",
        "View -> ViewModel viewDidLoad()",
        "ViewModel -> Model observe(state: { … }, confirmed: { … }, failure: { … })",
        "ViewModel -> Model requestSettings()",
        "ViewModel ~> View text = \"Hello World\"",
      ]
    ),
    (
      "mvvm", "slow load, fail, deliver",
      [
        "Model ~> ViewModel failure = .unreachable",
        "ViewModel ~> View 안내 = \"Settings can't be fe…\"",
      ]
    ),
    (
      "mvvm", "applyCheckCard",
      [
        "User -> View tap [체크카드]",
        "View -> ViewModel applyCheckCard()",
        "ViewModel -> Model applyCheckCard()",
        "Model ~> ViewModel state = AccountState(…)",
        "ViewModel ~> View text = \"체크카드 신청하러 갈까 말까\"",
        "ViewModel ~> View 계좌종류 = \"입출금(미니계좌)\"",
      ]
    ),
    // To go there is something that happens, and happens again.
    (
      "mvvm", "applyCheckCard, confirm, back, confirm",
      [
        "User -> View tap [가기]",
        "View -> ViewModel confirm()",
        "ViewModel -> Model confirm()",
        "Model ~> ViewModel confirmed = .applyCheckCard",
        "ViewModel ~> View applyCard()",
      ]
    ),
    (
      "mvvm", "moveToMain, confirm",
      [
        "User -> View tap [가기]",
        "View -> ViewModel confirm()",
        "ViewModel -> Model confirm()",
        "Model ~> ViewModel confirmed = .moveToMain",
        "ViewModel ~> View isFinished = true",
      ]
    ),
    (
      "mvvm", "finish",
      [
        "User -> View tap [끝내기]",
        "View -> ViewModel finish()",
        "ViewModel ~> View isFinished = true",
      ]
    ),
    (
      "mvvm", "applyCheckCard, confirm, back",
      [
        "User -> View tap [닫기]"
      ]
    ),
    (
      "viper", "load",
      [
        "App -> View viewDidLoad()",
        "View -> Presenter viewDidLoad()",
        "Presenter -> Interactor viewDidLoad()",
        "Interactor -> Worker requestSettings(completion: { … })",
        "Worker ~> Interactor result = .success(…)",
        "Interactor -> Presenter didChange(state: AccountState(…))",
        "Presenter -> View set(viewModel: AccountViewModel(…))",
      ]
    ),
    (
      "viper", "slow load, fail, deliver",
      [
        "Worker ~> Interactor result = .failure(.unreachable)",
        "Interactor -> Presenter didFailWith(.unreachable)",
        "Presenter -> View showMessage(\"Settings can't be fe…\")",
      ]
    ),
    (
      "viper", "applyCheckCard",
      [
        "User -> View tap [체크카드]",
        "View -> Presenter applyCheckCard()",
        "Presenter -> Interactor applyCheckCard()",
        "Interactor -> Presenter didChange(state: AccountState(…))",
        "Presenter -> View set(viewModel: AccountViewModel(…))",
      ]
    ),
    (
      "viper", "applyCheckCard, applyCheckCard",
      [
        "User -> View tap [체크카드]",
        "View -> Presenter applyCheckCard()",
        "Presenter -> Interactor applyCheckCard()",
      ]
    ),
    (
      "viper", "applyCheckCard, confirm",
      [
        "User -> View tap [가기]",
        "View -> Presenter confirm()",
        "Presenter -> Interactor confirm()",
        "Interactor -> Presenter didConfirm(.applyCheckCard)",
        "Presenter -> Router showApplyCard()",
        "Router -> View present(ApplyCardViewController, animated: true)",
      ]
    ),
    (
      "viper", "moveToMain, confirm",
      [
        "User -> View tap [가기]",
        "View -> Presenter confirm()",
        "Presenter -> Interactor confirm()",
        "Interactor -> Presenter didConfirm(.moveToMain)",
        "Presenter -> Router finish()",
        "Router -> View popViewController(animated: true)",
      ]
    ),
    (
      "viper", "finish",
      [
        "User -> View tap [끝내기]",
        "View -> Presenter finish()",
        "Presenter -> Router finish()",
        "Router -> View popViewController(animated: true)",
      ]
    ),
    (
      "viper", "applyCheckCard, confirm, back",
      [
        "User -> View tap [닫기]"
      ]
    ),
    (
      "ribs", "applyCheckCard, confirm, back",
      [
        "User -> View tap [닫기]"
      ]
    ),
    // The view controller is presented by the name of what stands for it.
    (
      "ribs", "load",
      [
        "App -> Router launch(from: Window)",
        "Router -> View viewDidLoad()",
        "Router -> Interactor activate()",
        "Router -> Interactor activate()",
        "Interactor -> UseCase requestSettings({ … })",
        "UseCase -> Repository requestSettings({ … })",
        "Repository ~> UseCase result = .success(…)",
        "UseCase ~> Interactor result = .success(…)",
        "Router -> Router load()",
        "Router -> View present(FeaturePresenter)",
        "View -> Mapper bind(text: { … }, 계좌종류: { … }, 안내: { … })",
        "Mapper -> Interactor bind({ … })",
        "Interactor ~> Mapper state = PresentationState(…)",
        "Mapper ~> View text = \"Hello\"",
        "Mapper ~> View 계좌종류 = \"입출금(한도계좌)\"",
        "View -> Mapper action(.viewDidLoad)",
        "Mapper -> Interactor action(.viewDidLoad)",
        "Interactor ~> Mapper state = PresentationState(…)",
        "Mapper ~> View text = \"Hello World\"",
      ]
    ),
    (
      "ribs", "slow load",
      [
        "App -> Router launch(from: Window)",
        "Router -> View viewDidLoad()",
        "Router -> Interactor activate()",
        "Router -> Interactor activate()",
        "Interactor -> UseCase requestSettings({ … })",
        "UseCase -> Repository requestSettings({ … })",
        "Router -> Router load()",
        "Router -> View present(FeaturePresenter)",
        "View -> Mapper bind(text: { … }, 계좌종류: { … }, 안내: { … })",
        "Mapper -> Interactor bind({ … })",
        "Interactor ~> Mapper state = PresentationState(…)",
        "Mapper ~> View text = \"Hello\"",
        "Mapper ~> View 계좌종류 = \"입출금(한도계좌)\"",
        "View -> Mapper action(.viewDidLoad)",
        "Mapper -> Interactor action(.viewDidLoad)",
        "Interactor ~> Mapper state = PresentationState(…)",
        "Mapper ~> View text = \"Hello World\"",
      ]
    ),
    // The failure is told when the view is bound.
    (
      "ribs", "failing load",
      [
        "App -> Router launch(from: Window)",
        "Router -> View viewDidLoad()",
        "Router -> Interactor activate()",
        "Router -> Interactor activate()",
        "Interactor -> UseCase requestSettings({ … })",
        "UseCase -> Repository requestSettings({ … })",
        "Repository ~> UseCase result = .failure(.noConnection)",
        "UseCase ~> Interactor result = .failure(.noConnection)",
        "Router -> Router load()",
        "Router -> View present(FeaturePresenter)",
        "View -> Mapper bind(text: { … }, 계좌종류: { … }, 안내: { … })",
        "Mapper -> Interactor bind({ … })",
        "Interactor ~> Mapper state = PresentationState(…)",
        "Mapper ~> View text = \"Hello\"",
        "Mapper ~> View 계좌종류 = \"입출금(한도계좌)\"",
        "Mapper ~> View 안내 = \"Settings can't be fe…\"",
        "View -> Mapper action(.viewDidLoad)",
        "Mapper -> Interactor action(.viewDidLoad)",
        "Interactor ~> Mapper state = PresentationState(…)",
        "Mapper ~> View text = \"Hello World\"",
      ]
    ),
    // What is fetched is kept, and not shown.
    (
      "ribs", "slow load, deliver",
      [
        "Repository ~> UseCase result = .success(…)",
        "UseCase ~> Interactor result = .success(…)",
      ]
    ),
    (
      "ribs", "slow load, fail, deliver",
      [
        "Repository ~> UseCase result = .failure(.noConnection)",
        "UseCase ~> Interactor result = .failure(.noConnection)",
        "Interactor ~> Mapper state = PresentationState(…)",
        "Mapper ~> View 안내 = \"Settings can't be fe…\"",
      ]
    ),
    // The interactor is not there any more to take it.
    (
      "ribs", "slow load, finish, deliver",
      [
        "Repository ~> UseCase result = .success(…)",
        "UseCase ~> Interactor result = .success(…)",
      ]
    ),
    (
      "ribs", "applyCheckCard",
      [
        "User -> View tap [체크카드]",
        "View -> Mapper action(.applyCheckCard)",
        "Mapper -> Interactor action(.applyCheckCard)",
        "Interactor ~> Mapper state = PresentationState(…)",
        "Mapper ~> View text = \"체크카드 신청하러 갈까 말까\"",
        "Mapper ~> View 계좌종류 = \"입출금(미니계좌)\"",
      ]
    ),
    // The reactor tells an equal state, too; the bindings drop it.
    (
      "ribs", "applyCheckCard, applyCheckCard",
      [
        "User -> View tap [체크카드]",
        "View -> Mapper action(.applyCheckCard)",
        "Mapper -> Interactor action(.applyCheckCard)",
        "Interactor ~> Mapper state = PresentationState(…)",
      ]
    ),
    (
      "ribs", "moveToMain",
      [
        "User -> View tap [메인]",
        "View -> Mapper action(.moveToMain)",
        "Mapper -> Interactor action(.moveToMain)",
        "Interactor ~> Mapper state = PresentationState(…)",
        "Mapper ~> View text = \"메인화면으로 갈까 말까\"",
        "Mapper ~> View 계좌종류 = \"입출금(일반계좌)\"",
      ]
    ),
    // Nothing was asked yet.
    (
      "ribs", "confirm",
      [
        "User -> View tap [가기]",
        "View -> Mapper action(.confirm)",
        "Mapper -> Interactor action(.confirm)",
      ]
    ),
    (
      "ribs", "applyCheckCard, confirm",
      [
        "User -> View tap [가기]",
        "View -> Mapper action(.confirm)",
        "Mapper -> Interactor action(.confirm)",
        "Interactor -> Router routeToApplyCard()",
        "Router -> Presenter present()",
        "Presenter -> View present(ApplyCardViewController, animated: true)",
      ]
    ),
    (
      "ribs", "moveToMain, confirm",
      [
        "User -> View tap [가기]",
        "View -> Mapper action(.confirm)",
        "Mapper -> Interactor action(.confirm)",
        "Interactor -> Interactor moveToMain()",
        "Interactor -> Router detachFeature()",
        "Router -> Interactor deactivate()",
        "Router -> View dismiss(FeaturePresenter)",
      ]
    ),
    (
      "ribs", "finish",
      [
        "User -> View tap [끝내기]",
        "View -> Mapper action(.finish)",
        "Mapper -> Interactor action(.finish)",
        "Interactor -> Interactor finish()",
        "Interactor -> Router detachFeature()",
        "Router -> Interactor deactivate()",
        "Router -> View dismiss(FeaturePresenter)",
      ]
    ),
  ]

  @Test(arguments: rows)
  func `an event's messages are these`(pattern: String, event: String, messages: [String]) throws {
    #expect(try Crossings.of("account.\(pattern)", after: event) == messages)
  }
}
