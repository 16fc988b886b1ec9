import Features
import Testing

@testable import Store

/// Parent and child: reducers and effects that are composed, and a scope.
@Suite struct MainReducerTests {
  private let reducer = MainReducer()

  @Test func `the child asks for its settings by its parent`() {
    var state = MainState(account: AccountState())
    #expect(
      reducer.reduce(into: &state, action: .account(.viewDidLoad)) == .account(.requestSettings))
  }

  @Test(arguments: [
    [AccountAction.finishButtonTouched], [.moveToMainButtonTouched, .confirmButtonTouched],
  ])
  func `a child that is through is let go, and a late answer finds none`(
    actions: [AccountAction]
  ) {
    var state = MainState(account: AccountState())
    for action in actions { _ = reducer.reduce(into: &state, action: .account(action)) }
    #expect(state.account == nil)
    _ = reducer.reduce(into: &state, action: .account(.received(.success(.onFile))))
    #expect(state.account == nil)
  }

  @Test func `a question is answered by going there`() {
    var state = AccountState()
    for action in [AccountAction.applyCheckCardButtonTouched, .confirmButtonTouched] {
      _ = AccountReducer().reduce(into: &state, action: action)
    }
    #expect(state.isApplyingForCard)
    _ = AccountReducer().reduce(into: &state, action: .closeButtonTouched)
    #expect(state == AccountState(question: .applyCheckCard, 계좌종류: .미니계좌))
  }

  @Test func `a scope is a part of its parent's store, told of that part's changes only`() throws {
    let service = Service(mode: .slow)
    let store = RootStore(
      state: MainState(account: AccountState()), reducer: MainReducer(),
      effects: MainEffects(account: AccountEffects(service: AccountService(service))))
    let scope = try #require(ScopedStore(of: store, \.account, MainAction.account))
    var told: [String] = []
    let subscription = scope.subscribe { told.append($0.text) }
    scope.send(.viewDidLoad)
    scope.send(.applyCheckCardButtonTouched)
    scope.send(.applyCheckCardButtonTouched)
    #expect(told == ["Hello World", "체크카드 신청하러 갈까 말까"])
    #expect(store.state.account == scope.state)
    scope.send(.finishButtonTouched)
    service.deliver()
    #expect(told.count == 2)
    #expect(ScopedStore(of: store, \.account, MainAction.account) == nil)
    withExtendedLifetime(subscription) {}
  }
}
