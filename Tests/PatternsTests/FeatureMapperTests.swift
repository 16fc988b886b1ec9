import Features
import Testing

@testable import RIBs

/// Two modules that don't know each other, and what is between them.
@Suite struct FeatureMapperTests {
  /// Stands for the interactor: it notes actions and sends the states that it is told to.
  private final class Source: FeaturePresentableListener {
    let state = BehaviorRelay(PresentationState(text: "a", 계좌종류: "b"))
    var actions: [PresentationAction] = []
    func action(_ action: PresentationAction) { actions.append(action) }

    func bind(
      _ stateHandler: @escaping (_ state: PresentationState) -> Void
    ) -> Disposable {
      state.stream.bind(stateHandler)
    }
  }

  private final class Told {
    var all: [String] = []
  }

  private let source = Source()
  private let told = Told()
  private let mapper: FeaturePresentableListenerMapper
  private let binding: Disposable

  init() {
    mapper = FeaturePresentableListenerMapper(interactor: source)
    binding = mapper.bind(
      text: { [told] in told.all.append("text \($0)") },
      계좌종류: { [told] in told.all.append("계좌종류 \($0)") },
      안내: { [told] in told.all.append("안내 \($0)") })
  }

  @Test func `a binding has what is there`() { #expect(told.all == ["text a", "계좌종류 b"]) }

  @Test func `of a state each binding takes what is new to it`() {
    told.all = []
    source.state.accept(PresentationState(text: "c", 계좌종류: "b"))
    source.state.accept(PresentationState(text: "c", 계좌종류: "b"))
    source.state.accept(PresentationState(text: "c", 계좌종류: "b", 안내: "d"))
    #expect(told.all == ["text c", "안내 d"])
  }

  @Test func `what the view needn't know it isn't told`() {
    told.all = []
    source.state.accept(PresentationState(text: "a", 계좌종류: "b", question: .moveToMain))
    #expect(told.all.isEmpty)
  }

  @Test func `each action of the view is one of the interactor's`() {
    for action: FeaturePresentableAction in [
      .viewDidLoad, .applyCheckCard, .moveToMain, .confirm, .finish,
    ] {
      mapper.action(action)
    }
    #expect(
      source.actions == [.viewDidLoad, .applyCheckCard, .moveToMain, .confirm, .finish])
  }
}
