/// The account in RIBs, with its reactor and its mapper, logged by hand.
///
/// The layers are methods here; what is logged is what the specimen's code does, line by line.
final class HandAccountRIBs {
  let log = HandLog()
  /// What the three labels show.
  private(set) var shown = ["", "", ""]
  /// Whether the account is there; else the main screen is.
  private(set) var isAttached = true
  private let failure: String?

  private struct State {
    var text = "Hello"
    var kind = "입출금(한도계좌)"
    var notice: String?
    var question: String?

    var description: String {
      "PresentationState(text: \(quoted(text)), 계좌종류: \(quoted(kind)), "
        + "안내: \(notice.map(quoted) ?? "nil"), question: \(question.map { ".\($0)" } ?? "nil"))"
    }
  }

  private var state = State()

  /// Makes a copy whose repository answers with an error, if a case is given: `noConnection`.
  init(failure: String? = nil) { self.failure = failure }

  func load() {
    log("App -> Router", "launch(from:)", "Window")
    log("Router -> View", "viewDidLoad()")
    log("View -> View", "text", quoted("메인화면"))
    activate()
    log("Router -> Router", "load()")
    log("Router -> Router", "isLoaded", "true")
    log("Router -> Router", "didLoad()")
    log("Router -> Router", "attachChild(_:)", "FeatureRouter")
    log("Router -> Router", "children", "[FeatureRouter]")
    activate()
    log("Interactor -> Interactor", "transform(mutation:)", "Stream<Mutation>()")
    requestSettings()
    log("Router -> Router", "load()")
    log("Router -> Router", "isLoaded", "true")
    log("Router -> Router", "didLoad()")
    log("Router -> View", "present(_:)", "FeaturePresenter")
    log("View -> View", "present(_:animated:)", "FeatureViewController", "true")
    log("View -> View", "viewDidLoad()")
    log("View -> View", "layOut()")
    log("View -> View", "bindState()")
    log("View -> Mapper", "bind(text:계좌종류:안내:)", "{ … }", "{ … }", "{ … }")
    log("Mapper -> Interactor", "bind(_:)", "{ … }")
    tellState()
    send("viewDidLoad")
  }

  func fire(_ event: String) {
    let buttons = [
      "applyCheckCard": "체크카드", "moveToMain": "메인", "confirm": "가기", "finish": "끝내기",
    ]
    log("User -> View", "tap(_:)", quoted(buttons[event] ?? ""))
    log("View -> View", "\(event)ButtonTouched(_:)", "\(event)Button")
    send(event)
  }

  private func activate() {
    log("Router -> Interactor", "activate()")
    log("Interactor -> Interactor", "isActive", "true")
    log("Interactor -> Interactor", "didBecomeActive()")
  }

  private func requestSettings() {
    let result = failure.map { ".failure(.\($0))" } ?? ".success(FeatureUseCaseModel(id: 1))"
    log("Interactor -> UseCase", "requestSettings(_:)", "{ … }")
    log("UseCase -> Repository", "requestSettings(_:)", "{ … }")
    log("Repository ~> UseCase", "result", result)
    log("UseCase ~> Interactor", "result", result)
    reduce(".설정(\(result))") {
      if failure != nil { $0.notice = "Settings can't be fetched: no connection." }
    }
  }

  /// An action goes its way, and is mutated.
  private func send(_ action: String) {
    log("View -> Mapper", "action(_:)", ".\(action)")
    log("Mapper -> Interactor", "action(_:)", ".\(action)")
    log("Interactor -> Interactor", "mutate(action:)", ".\(action)")
    switch action {
    case "viewDidLoad": reduce(".viewDidLoad") { $0.text = "Hello World" }
    case "applyCheckCard":
      reduce(".체크카드신청할까말까") {
        ($0.text, $0.kind) = ("체크카드 신청하러 갈까 말까", "입출금(미니계좌)")
        $0.question = action
      }
    case "moveToMain":
      reduce(".메인으로갈까말까") {
        ($0.text, $0.kind) = ("메인화면으로 갈까 말까", "입출금(일반계좌)")
        $0.question = action
      }
    case "confirm": route()
    default:
      log("Interactor -> Interactor", "finish()")
      detach()
    }
    if action != "confirm", action != "finish" { tellState() }
  }

  private func route() {
    log("Interactor -> Interactor", "route()")
    switch state.question {
    case "applyCheckCard":
      log("Interactor -> Router", "routeToApplyCard()")
      log("Router -> Presenter", "present()")
      log("Presenter -> View", "present(_:animated:)", "ApplyCardViewController", "true")
      log("View -> View", "viewDidLoad()")
      log("View -> View", "text", quoted("체크카드 신청"))
    case "moveToMain":
      log("Interactor -> Interactor", "moveToMain()")
      detach()
    default: break
    }
  }

  private func detach() {
    isAttached = false
    log("Interactor -> Router", "detachFeature()")
    log("Router -> Router", "detachChild(_:)", "FeatureRouter")
    log("Router -> Router", "deactivate(_:)", "FeatureRouter")
    log("Router -> Interactor", "deactivate()")
    log("Interactor -> Interactor", "willResignActive()")
    log("Interactor -> Interactor", "isActive", "false")
    log("Router -> Router", "children", "[]")
    log("Router -> View", "dismiss(_:)", "FeaturePresenter")
    log("View -> View", "dismiss(animated:)", "true")
  }

  private func reduce(_ mutation: String, _ change: (inout State) -> Void) {
    log("Interactor -> Interactor", "reduce(state:mutation:)", state.description, mutation)
    change(&state)
  }

  /// The state goes to the mapper, and from there each text that is new to its label.
  private func tellState() {
    log("Interactor ~> Mapper", "state", state.description)
    let texts = [("text", state.text), ("계좌종류", state.kind), ("안내", state.notice ?? "")]
    for (index, (name, text)) in texts.enumerated() where text != shown[index] {
      log("Mapper ~> View", name, quoted(text))
      log("View -> View", "text", quoted(text))
      shown[index] = text
    }
  }
}

private func quoted(_ text: String) -> String { "\"\(text)\"" }
