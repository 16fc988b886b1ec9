import Features
import Testing

@testable import RIBs

/// Seed 004's interactor: actions go in, states come out, and nothing of a view is needed.
@Suite struct FeatureInteractorTests {
  private final class PresenterStub: FeaturePresentable {
    weak var listener: (any FeaturePresentableListener)?
  }

  private final class UseCaseStub: FeatureUseCase {
    var answer: ((Result<FeatureUseCaseModel, FeatureUseCaseError>) -> Void)?

    func requestSettings(
      _ completion:
        @escaping (
          _ result: Result<FeatureUseCaseModel, FeatureUseCaseError>
        ) -> Void
    ) {
      answer = completion
    }
  }

  private final class Listener: FeatureListener {
    var heard: [String] = []
    func moveToMain() { heard.append("moveToMain") }
    func finish() { heard.append("finish") }
  }

  private let presenter = PresenterStub()
  private let useCase = UseCaseStub()
  private let listener = Listener()
  private let interactor: FeatureInteractor

  init() {
    interactor = FeatureInteractor(presenter: presenter, useCase: useCase)
    interactor.listener = listener
    interactor.activate()
  }

  private var shown: [String] { [interactor.currentState.text, interactor.currentState.계좌종류] }

  @Test func `it starts with a limited account`() {
    #expect(shown == ["Hello", "입출금(한도계좌)"])
    presenter.listener?.action(.viewDidLoad)
    #expect(shown == ["Hello World", "입출금(한도계좌)"])
  }

  @Test func `each question makes another kind of account`() {
    interactor.action(.applyCheckCard)
    #expect(shown == ["체크카드 신청하러 갈까 말까", "입출금(미니계좌)"])
    interactor.action(.moveToMain)
    #expect(shown == ["메인화면으로 갈까 말까", "입출금(일반계좌)"])
  }

  @Test func `a mutation is reduced without an effect`() {
    let state = interactor.reduce(state: interactor.currentState, mutation: .메인으로갈까말까)
    #expect(state.text == "메인화면으로 갈까 말까")
    #expect(shown == ["Hello", "입출금(한도계좌)"])
  }

  @Test func `the parent hears of an end, and of the main screen once it is confirmed`() {
    interactor.action(.confirm)
    interactor.action(.moveToMain)
    #expect(listener.heard.isEmpty)
    interactor.action(.confirm)
    interactor.action(.finish)
    #expect(listener.heard == ["moveToMain", "finish"])
    #expect(shown == ["메인화면으로 갈까 말까", "입출금(일반계좌)"])
  }

  @Test func `settings that can't be fetched join the mutations`() {
    useCase.answer?(.failure(.noConnection))
    #expect(interactor.currentState.안내 == "Settings can't be fetched: no connection.")
    interactor.action(.applyCheckCard)
    #expect(interactor.currentState.안내 == "Settings can't be fetched: no connection.")
  }

  @Test func `settings that come change nothing`() {
    useCase.answer?(.success(FeatureUseCaseModel(id: 7)))
    #expect(shown == ["Hello", "입출금(한도계좌)"])
    #expect(interactor.currentState.안내 == nil)
  }

  @Test func `it reacts only while it is active`() {
    interactor.deactivate()
    interactor.action(.applyCheckCard)
    useCase.answer?(.failure(.noConnection))
    #expect(shown == ["Hello", "입출금(한도계좌)"])
    #expect(interactor.currentState.안내 == nil)
  }
}
