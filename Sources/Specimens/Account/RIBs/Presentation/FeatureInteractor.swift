// Demonstrates an Interactor in one direction: actions are mutated,
// mutations are reduced to the next state. What leaves this circle, to
// the router or to the parent, is decided in mutate. Here it answers at
// once, with a list; what may come late is asked for on activation, and
// joins the mutations. In ReactorKit both are streams, the state begins
// as an `initialState`, and `action` is a subject. The state holds texts,
// as in the post (004); elsewhere a RIB's Presenter makes them.

import Features
import LayerTracing

protocol FeatureRouting: ViewableRouting {
  func routeToApplyCard()
}

protocol FeaturePresentable: Presentable {
  var listener: (any FeaturePresentableListener)? { get set }
}

protocol FeatureListener: AnyObject {
  func moveToMain()
  func finish()
}

@Layer(.interactor)
final class FeatureInteractor:
  PresentableInteractor<any FeaturePresentable>, FeatureInteractable,
  Reactor
{
  typealias Action = PresentationAction
  typealias State = PresentationState

  enum Mutation {
    case viewDidLoad
    case 체크카드신청할까말까
    case 메인으로갈까말까
    case 설정(FeatureUseCaseResult)
  }

  let state = BehaviorRelay(
    State(text: "Hello", 계좌종류: "입출금(한도계좌)"))

  weak var router: (any FeatureRouting)?
  weak var listener: (any FeatureListener)?
  private let useCase: any FeatureUseCase
  private let actions = Observers<Action>()
  private let answers = Observers<FeatureUseCaseResult>()

  init(
    presenter: any FeaturePresentable, useCase: any FeatureUseCase
  ) {
    self.useCase = useCase
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    react(to: actions.stream).disposeOnDeactivate(interactor: self)
    useCase.requestSettings { [weak self] result in
      self?.answers.notify(result)
    }
  }

  func mutate(action: Action) -> [Mutation] {
    switch action {
    case .viewDidLoad: return [.viewDidLoad]
    case .applyCheckCard: return [.체크카드신청할까말까]
    case .moveToMain: return [.메인으로갈까말까]
    case .confirm:
      route()
      return []
    case .finish:
      listener?.finish()
      return []
    }
  }

  func transform(mutation: Stream<Mutation>) -> Stream<Mutation> {
    .merge(mutation, answers.stream.map(Mutation.설정))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case .viewDidLoad:
      newState.text = "Hello World"
    case .체크카드신청할까말까:
      newState.text = "체크카드 신청하러 갈까 말까"
      newState.계좌종류 = "입출금(미니계좌)"
      newState.question = .applyCheckCard
    case .메인으로갈까말까:
      newState.text = "메인화면으로 갈까 말까"
      newState.계좌종류 = "입출금(일반계좌)"
      newState.question = .moveToMain
    case .설정(.success):
      break
    case .설정(.failure(.noConnection)):
      newState.안내 = "Settings can't be fetched: no connection."
    case .설정(.failure(.noRepository)):
      newState.안내 = "Settings can't be fetched: no repository."
    }
    return newState
  }

  private func route() {
    switch currentState.question {
    case .applyCheckCard: router?.routeToApplyCard()
    case .moveToMain: listener?.moveToMain()
    case nil: break
    }
  }
}

@Layer
extension FeatureInteractor: FeaturePresentableListener {
  func action(_ action: PresentationAction) {
    actions.notify(action)
  }

  func bind(
    _ stateHandler: @escaping (_ state: PresentationState) -> Void
  ) -> Disposable {
    state.stream.bind(stateHandler)
  }
}
