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

  @Test func `a child says that it is through, and its parent lets it go`() {
    let account = TestStore(state: AccountState(), reducer: AccountReducer())
    account.send(.finishButtonTouched, asksFor: .tell(.finished))
    account.send(.moveToMainButtonTouched) {
      $0.question = .moveToMain
      $0.계좌종류 = .일반계좌
    }
    account.send(.confirmButtonTouched, asksFor: .tell(.finished))
    #expect(account.differences == [])
    let main = TestStore(state: MainState(account: account.state), reducer: reducer)
    main.send(.account(.finishButtonTouched), asksFor: .account(.tell(.finished)))
    main.send(.account(.delegate(.finished)), asksFor: .cancelSettings) { $0.account = nil }
    // An answer may come late.
    main.send(.account(.received(.success(.onFile))))
    #expect(main.differences == [])
  }

  @Test func `a question is answered by going there`() {
    let account = TestStore(state: AccountState(), reducer: AccountReducer())
    account.send(.applyCheckCardButtonTouched) {
      $0.question = .applyCheckCard
      $0.계좌종류 = .미니계좌
    }
    account.send(.confirmButtonTouched) { $0.isApplyingForCard = true }
    account.send(.closeButtonTouched) { $0.isApplyingForCard = false }
    #expect(account.differences == [])
  }

  @Test func `a test store tells of a change, and of an effect, that the test didn't foresee`() {
    let account = TestStore(state: AccountState(), reducer: AccountReducer())
    account.send(.applyCheckCardButtonTouched) { $0.question = .applyCheckCard }
    account.send(.viewDidLoad)
    account.send(.closeButtonTouched, asksFor: .requestSettings)
    #expect(account.differences.count == 3)
    #expect(account.differences[0].hasPrefix("applyCheckCardButtonTouched: AccountState("))
    #expect(account.differences[1] == "viewDidLoad asks for requestSettings")
    #expect(account.differences[2] == "closeButtonTouched asks for nothing")
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
