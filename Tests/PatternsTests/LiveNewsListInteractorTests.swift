import Features
import Testing

@testable import VIPER

/// Seed 002's interactor, between a worker and a presenter that is a mock.
@Suite struct LiveNewsListInteractorTests {
  private final class PresenterMock: LiveNewsListInteractorToPresenterProtocol {
    var told: [String] = []
    func liveNewsFetched() { told.append("fetched") }
    func liveNewsFetchedFailed() { told.append("failed") }
  }

  private let service = Service()
  private let presenter = PresenterMock()
  private let interactor: LiveNewsListInteractor

  init() {
    interactor = LiveNewsListInteractor(worker: LiveNewsWorker(service: NewsService(service)))
    interactor.presenter = presenter
  }

  @Test func `fetched news are told of, counted, and given away one by one`() {
    interactor.fetchLiveNews()
    #expect(presenter.told == ["fetched"])
    #expect(interactor.newsCount() == 12)
    #expect(
      interactor.news(at: 3)
        == LiveNewsData(
          title: "Bakery opens at five", author: nil, description: "The smell comes at four."))
  }

  @Test(arguments: [-1, 12, .max, .min]) func `an index is checked`(index: Int) {
    #expect(interactor.news(at: index) == nil)
    interactor.fetchLiveNews()
    #expect(interactor.news(at: index) == nil)
  }

  @Test func `every failure is told of, and takes no news away`() {
    interactor.fetchLiveNews()
    service.mode = .fail
    interactor.fetchLiveNews()
    interactor.fetchLiveNews()
    #expect(presenter.told == ["fetched", "failed", "failed"])
    #expect(interactor.newsCount() == 12)
  }

  @Test func `while it waits it doesn't ask again`() {
    service.mode = .slow
    interactor.fetchLiveNews()
    interactor.fetchLiveNews()
    #expect(service.pending.count == 1)
    service.deliver()
    interactor.fetchLiveNews()
    #expect(service.pending.count == 1)
    #expect(presenter.told == ["fetched"])
  }

  @Test func `an answer that comes too late does no harm`() {
    let service = Service(mode: .slow)
    weak var gone: LiveNewsListInteractor?
    do {
      let interactor = LiveNewsListInteractor(
        worker: LiveNewsWorker(service: NewsService(service)))
      interactor.presenter = presenter
      interactor.fetchLiveNews()
      gone = interactor
    }
    #expect(gone == nil)
    service.deliver()
    #expect(presenter.told.isEmpty)
  }
}
