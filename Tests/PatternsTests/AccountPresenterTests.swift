import Features
import Testing

@testable import VIPER

/// Seed 004's account in VIPER: presenter and interactor, driven without a widget.
@Suite struct AccountPresenterTests {
  private final class ViewMock: AccountViewProtocol {
    var shown: [String] = []
    var message: String?
    func set(viewModel: AccountViewModel) { shown = [viewModel.text, viewModel.계좌종류] }
    func showMessage(_ message: String) { self.message = message }
  }

  private final class RouterMock: AccountRouterProtocol {
    var ways: [String] = []
    func showApplyCard() { ways.append("apply card") }
    func finish() { ways.append("main") }
  }

  private let view = ViewMock()
  private let router = RouterMock()
  private let service = Service(mode: .slow)
  private let presenter: AccountPresenter

  init() {
    let interactor = AccountInteractor(
      apiWorker: AccountAPIWorker(service: AccountService(service)))
    presenter = AccountPresenter(view: view, interactor: interactor, router: router)
    interactor.output = presenter
    presenter.viewDidLoad()
  }

  @Test func `it starts with a limited account, although its settings aren't there yet`() {
    #expect(view.shown == ["Hello World", "입출금(한도계좌)"])
    #expect(service.pending.map(\.request) == ["requestSettings"])
  }

  @Test func `a check card makes it a small one`() {
    presenter.applyCheckCard()
    #expect(view.shown == ["체크카드 신청하러 갈까 말까", "입출금(미니계좌)"])
  }

  @Test func `what is told once isn't told again`() {
    presenter.applyCheckCard()
    view.shown = []
    presenter.applyCheckCard()
    #expect(view.shown.isEmpty)
  }

  @Test func `to go or not to go: each question has its way`() {
    presenter.confirm()
    #expect(router.ways.isEmpty)
    presenter.applyCheckCard()
    presenter.confirm()
    presenter.moveToMain()
    presenter.confirm()
    presenter.finish()
    #expect(router.ways == ["apply card", "main", "main"])
  }

  @Test func `a failure is told in words`() {
    service.mode = .fail
    service.deliver()
    #expect(view.message == "Settings can't be fetched: no connection.")
    #expect(view.shown == ["Hello World", "입출금(한도계좌)"])
  }

  @Test func `an answer that comes after the module is gone is dropped`() {
    let other = ViewMock()
    let slow = Service(mode: .slow)
    var interactor: AccountInteractor? = AccountInteractor(
      apiWorker: AccountAPIWorker(service: AccountService(slow)))
    var gone: AccountPresenter? = AccountPresenter(
      view: other, interactor: interactor!, router: router)
    interactor?.output = gone
    gone?.viewDidLoad()
    weak let released = interactor
    (gone, interactor) = (nil, nil)
    #expect(released == nil)
    slow.mode = .fail
    slow.deliver()
    #expect(other.message == nil)
  }
}
