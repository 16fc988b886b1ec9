import Features
import Testing

@testable import MVVMAsync

/// The view models of MVVM~async: what takes its time is awaited, as a view does.
@Suite struct MVVMAsyncTests {
  private let service = Service()
  private let candy: CandyViewModel
  private let news: LiveNewsListViewModel

  init() {
    candy = CandyViewModel(order: CandyOrder(service: CandyService(service)))
    news = LiveNewsListViewModel(list: LiveNewsList(service: NewsService(service)))
  }

  @Test func `all rows are there after the refresh`() async {
    await news.refresh()
    #expect(news.rows.count == 12)
    #expect(news.error == nil)
  }

  @Test func `a refresh that fails keeps the rows, and one that succeeds takes the error away`()
    async
  {
    await news.refresh()
    service.mode = .fail
    await news.refresh()
    #expect(news.rows.count == 12)
    #expect(news.error == "Problem Fetching News")
    service.mode = .ok
    await news.refresh()
    #expect(news.error == nil)
  }

  @Test func `an answer that comes after the screen has gone changes nothing`() async {
    service.mode = .slow
    let refreshing = Task { await news.refresh() }
    let fetching = Task { await candy.fetchCandy() }
    await Task.yield()
    refreshing.cancel()
    fetching.cancel()
    await refreshing.value
    await fetching.value
    #expect(news.rows.isEmpty)
    #expect(news.error == nil)
    #expect(candy.candy == nil)
    #expect(candy.message == nil)
  }

  @Test func `a failure that comes after the screen has gone changes nothing`() async {
    service.mode = .slow
    let fetching = Task { await candy.fetchCandy() }
    await Task.yield()
    service.mode = .fail
    service.deliver()
    fetching.cancel()
    await fetching.value
    #expect(candy.message == nil)
    #expect(candy.buy() == nil)
    #expect(candy.refusal == "The candy isn't here yet.")
  }

  @Test(arguments: [-1, 12, .max]) func `a row that isn't there leads nowhere`(index: Int) async {
    #expect(news.article(index: index) == nil)
    await news.refresh()
    #expect(news.article(index: index) == nil)
    #expect(news.error == nil)
  }

  @Test func `a link to an article that isn't there is told of, and before the news it isn't`()
    async
  {
    #expect(news.linkedArticle(number: 99) == nil)
    #expect(news.error == nil)
    await news.refresh()
    #expect(news.linkedArticle(number: 99) == nil)
    #expect(news.error == "There is no such article.")
    #expect(news.linkedArticle(number: 1)?.title == "Umbrellas on loan")
  }

  @Test func `the totals follow the candy, if something was chosen before it came`() async {
    candy.update(candyQuantity: 3)
    #expect(candy.totals == nil)
    await candy.fetchCandy()
    #expect(candy.totals?.totalInclTax == "Incl Tax : 319.5won")
  }

  @Test func `what was bought is the next screen's, and can be seen again`() async {
    #expect(candy.reopenReceipt() == nil)
    #expect(candy.refusal == "Nothing has been bought yet.")
    #expect(candy.buy() == nil)
    #expect(candy.refusal == "The candy isn't here yet.")
    await candy.fetchCandy()
    #expect(candy.buy() == nil)
    #expect(candy.refusal == "There is nothing to buy yet.")
    candy.update(chocoQuantity: 1)
    #expect(candy.buy()?.totalInclTax == "Incl Tax : 266.25won")
    #expect(candy.reopenReceipt()?.totalInclTax == "Incl Tax : 266.25won")
    #expect(candy.refusal == nil)
  }

  @Test func `without a connection there is a message, and nothing to buy`() async {
    service.mode = .fail
    await candy.fetchCandy()
    #expect(candy.message == "The candy can't be fetched: no connection.")
    #expect(candy.buy() == nil)
    #expect(candy.message == "The candy can't be fetched: no connection.")
  }
}
