import Features
import Testing

@testable import MVVM

/// The account's state machine, which is the same in MVC, MVP and MVVM.
@Suite struct AccountModelTests {
  private final class Told {
    var states: [AccountState] = []
    var confirmed: [AccountState.Question] = []
    var failures: [ServiceError] = []
  }

  private let told = Told()
  private let service = Service(mode: .slow)
  private let account: Account
  private let observation: Disposable

  init() {
    account = Account(service: AccountService(service))
    observation = account.observe(
      state: { [told] in told.states.append($0) },
      confirmed: { [told] in told.confirmed.append($0) },
      failure: { [told] in told.failures.append($0) })
  }

  @Test func `it starts with a limited account and no question`() {
    #expect(account.state == AccountState(question: nil, 계좌종류: .한도계좌))
    #expect(told.states.isEmpty)
  }

  @Test func `a question changes the kind of account, and is told once`() {
    account.applyCheckCard()
    account.applyCheckCard()
    account.moveToMain()
    #expect(told.states.map(\.계좌종류) == [.미니계좌, .일반계좌])
    #expect(told.states.map(\.question) == [.applyCheckCard, .moveToMain])
  }

  @Test func `only what was asked can be confirmed, as often as one likes`() {
    account.confirm()
    account.applyCheckCard()
    account.confirm()
    account.confirm()
    #expect(told.confirmed == [.applyCheckCard, .applyCheckCard])
  }

  @Test func `a failure is told, and changes no state`() {
    account.requestSettings()
    service.mode = .fail
    service.deliver()
    #expect(told.failures == [.unreachable])
    #expect(told.states.isEmpty)
  }
}
