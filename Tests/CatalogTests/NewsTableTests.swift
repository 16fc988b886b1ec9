import Catalog
import Features
import Staging
import Testing

/// The crossing messages of the news, a table an event: what TRACES says, by hand.
@MainActor
@Suite struct NewsTableTests {
  /// What a table asks for after `reloadData`, as the messages of one row.
  nonisolated private static func rows(_ messages: (Int) -> [String]) -> [String] {
    (0..<12).flatMap(messages)
  }

  /// The messages of one row that is pulled through VIPER's layers.
  nonisolated private static let pulledInVIPER = rows {
    ["View -> Presenter getNews(index: \($0))", "Presenter -> Interactor news(at: \($0))"]
  }

  /// The messages of one row that MVP's View pulls.
  nonisolated private static let pulledInMVP = rows { ["View -> Presenter getNews(index: \($0))"] }

  /// The messages of one row of MVC, without the cell's texts.
  nonisolated private static let pulledInMVC = rows {
    [
      "View -> Controller tableView(tableView, cellForRowAt: \($0))",
      "Controller -> View setCell",
    ]
  }

  /// RIBs' root comes first.
  nonisolated private static let launched = [
    "App -> Router launch(from: Window)", "Router -> View viewDidLoad()",
    "Router -> Interactor activate()",
  ]

  nonisolated static let rows: [(specimen: String, event: String, messages: [String])] = [
    (
      "news.viper", "load",
      [
        "App -> View viewDidLoad()", "View -> Presenter updateView()",
        "Presenter -> Interactor fetchLiveNews()",
        "Interactor -> Worker fetchLiveNews(completion: { … })",
        "Worker ~> Interactor result = .success(…)", "Interactor -> Presenter liveNewsFetched()",
        "Presenter -> View showNews()", "View -> Presenter getNewsListCount()",
        "Presenter -> Interactor newsCount()",
      ] + pulledInVIPER
    ),
    (
      "news.viper", "failing load",
      [
        "App -> View viewDidLoad()", "View -> Presenter updateView()",
        "Presenter -> Interactor fetchLiveNews()",
        "Interactor -> Worker fetchLiveNews(completion: { … })",
        "Worker ~> Interactor result = .failure(.unreachable)",
        "Interactor -> Presenter liveNewsFetchedFailed()",
        "Presenter -> View showError(\"Problem Fetching News\")",
      ]
    ),
    (
      "news.viper", "slow load, reload",
      [
        "User -> View pull()", "View -> Presenter updateView()",
        "Presenter -> Interactor fetchLiveNews()",
      ]
    ),
    (
      "news.viper", "slow load, deliver",
      [
        "Worker ~> Interactor result = .success(…)", "Interactor -> Presenter liveNewsFetched()",
        "Presenter -> View showNews()", "View -> Presenter getNewsListCount()",
        "Presenter -> Interactor newsCount()",
      ] + pulledInVIPER
    ),
    (
      "news.viper", "reload",
      [
        "User -> View pull()", "View -> Presenter updateView()",
        "Presenter -> Interactor fetchLiveNews()",
        "Interactor -> Worker fetchLiveNews(completion: { … })",
        "Worker ~> Interactor result = .success(…)", "Interactor -> Presenter liveNewsFetched()",
        "Presenter -> View showNews()", "View -> Presenter getNewsListCount()",
        "Presenter -> Interactor newsCount()",
      ] + pulledInVIPER
    ),
    (
      "news.viper", "select 2",
      [
        "User -> View select(row: 2)", "View -> Presenter didSelectNews(index: 1)",
        "Presenter -> Interactor news(at: 1)", "Presenter -> Router showArticle(LiveNewsData(…))",
        "Router -> View pushViewController(ArticleViewController, animated: true)",
        "View -> Presenter viewDidLoad()", "Presenter -> Interactor provideArticle()",
        "Interactor -> Presenter receiveArticle(LiveNewsData(…))",
        "Presenter -> View set(viewModel: ArticleViewModel(…))",
      ]
    ),
    (
      "news.mvp", "load",
      [
        "App -> View viewDidLoad()", "View -> Presenter updateView()",
        "Presenter -> Model observe({ … })", "Presenter -> Model fetchLiveNews()",
        "Model ~> Presenter change = .fetched", "Presenter -> View showNews()",
        "View -> Presenter getNewsListCount()",
      ] + pulledInMVP
    ),
    (
      "news.mvp", "failing load",
      [
        "App -> View viewDidLoad()", "View -> Presenter updateView()",
        "Presenter -> Model observe({ … })", "Presenter -> Model fetchLiveNews()",
        "Model ~> Presenter change = .failed(.unreachable)",
        "Presenter -> View showError(\"Problem Fetching News\")",
      ]
    ),
    (
      "news.mvp", "slow load, reload",
      [
        "User -> View pull()", "View -> Presenter updateView()",
        "Presenter -> Model fetchLiveNews()",
      ]
    ),
    (
      "news.mvp", "reload",
      [
        "User -> View pull()", "View -> Presenter updateView()",
        "Presenter -> Model fetchLiveNews()", "Model ~> Presenter change = .fetched",
        "Presenter -> View showNews()", "View -> Presenter getNewsListCount()",
      ] + pulledInMVP
    ),
    (
      "news.mvp", "select 2",
      [
        "User -> View select(row: 2)", "View -> Presenter didSelectNews(index: 1)",
        "Presenter -> View showArticle(ArticleViewModel(…))",
      ]
    ),
    (
      "news.mvc", "load",
      [
        "App -> Controller viewDidLoad()", "Controller -> Model observe({ … })",
        "Controller -> Model fetchLiveNews()", "Model ~> Controller change = .fetched",
        "Controller -> View reloadData()",
        "View -> Controller tableView(tableView, numberOfRowsInSection: 0)",
      ] + pulledInMVC
    ),
    (
      "news.mvc", "failing load",
      [
        "App -> Controller viewDidLoad()", "Controller -> Model observe({ … })",
        "Controller -> Model fetchLiveNews()",
        "Model ~> Controller change = .failed(.unreachable)",
        "Controller -> View messageLabel.text = \"Problem Fetching News\"",
      ]
    ),
    (
      "news.mvc", "slow load, reload",
      [
        "User -> View pull()", "View -> Controller refreshControlValueChanged(refreshControl)",
        "Controller -> Model fetchLiveNews()",
      ]
    ),
    (
      "news.mvc", "select 2",
      [
        "User -> View select(row: 2)",
        "View -> Controller tableView(tableView, didSelectRowAt: 1)",
        "Controller -> View pushViewController(ArticleViewController, animated: true)",
        "View -> Controller viewDidLoad()",
        "Controller -> View titleLabel.text = \"Bridge gets a bench\"",
        "Controller -> View authorLabel.text = \"By Jonas Feld\"",
        "Controller -> View descriptionLabel.text = \"It faces the evening…\"",
      ]
    ),
    (
      "news.mvvm", "load",
      [
        "App -> View viewDidLoad()",
        "View -> ViewModel bind(rows: { … }, error: { … }, article: { … })",
        "View -> ViewModel updateView()", "ViewModel -> Model observe({ … })",
        "ViewModel -> Model fetchLiveNews()", "Model ~> ViewModel change = .fetched",
        "ViewModel ~> View rows = […]",
      ]
    ),
    (
      "news.mvvm", "failing load",
      [
        "App -> View viewDidLoad()",
        "View -> ViewModel bind(rows: { … }, error: { … }, article: { … })",
        "View -> ViewModel updateView()", "ViewModel -> Model observe({ … })",
        "ViewModel -> Model fetchLiveNews()",
        "Model ~> ViewModel change = .failed(.unreachable)",
        "ViewModel ~> View error = \"Problem Fetching News\"",
      ]
    ),
    (
      // The rows are equal to those that are there, and aren't sent.
      "news.mvvm", "reload",
      [
        "User -> View pull()", "View -> ViewModel updateView()",
        "ViewModel -> Model fetchLiveNews()", "Model ~> ViewModel change = .fetched",
      ]
    ),
    (
      "news.mvvm", "slow load, reload",
      [
        "User -> View pull()", "View -> ViewModel updateView()",
        "ViewModel -> Model fetchLiveNews()",
      ]
    ),
    (
      "news.mvvm", "select 2",
      [
        "User -> View select(row: 2)", "View -> ViewModel didSelectNews(index: 1)",
        "ViewModel ~> View article = ArticleTexts(…)",
      ]
    ),
    (
      // The same article again is something that happens again.
      "news.mvvm", "select 2, back, select 2",
      [
        "User -> View select(row: 2)", "View -> ViewModel didSelectNews(index: 1)",
        "ViewModel ~> View article = ArticleTexts(…)",
      ]
    ),
    (
      "news.ribs", "load",
      launched + [
        "Router -> Interactor activate()", "Interactor -> Worker fetchLiveNews(completion: { … })",
        "Worker ~> Interactor result = .success(…)", "Interactor -> Presenter present(news: […])",
        "Presenter -> View showNews(rows: […])", "Router -> Router load()",
        "Router -> View present(LiveNewsListViewController)",
      ]
    ),
    (
      "news.ribs", "failing load",
      launched + [
        "Router -> Interactor activate()", "Interactor -> Worker fetchLiveNews(completion: { … })",
        "Worker ~> Interactor result = .failure(.unreachable)",
        "Interactor -> Presenter presentFailure()",
        "Presenter -> View showError(\"Problem Fetching News\")", "Router -> Router load()",
        "Router -> View present(LiveNewsListViewController)",
      ]
    ),
    (
      "news.ribs", "slow load, reload", ["User -> View pull()", "View -> Interactor updateView()"]
    ),
    (
      "news.ribs", "select 2",
      [
        "User -> View select(row: 2)", "View -> Interactor didSelectNews(index: 1)",
        "Interactor -> Router routeToArticle(LiveNewsData(…))",
        "Router -> Interactor activate()",
        "Interactor -> Presenter present(article: LiveNewsData(…))",
        "Presenter -> View set(viewModel: ArticleViewModel(…))", "Router -> Router load()",
        "Router -> View pushViewController(ArticleViewController, animated: true)",
      ]
    ),
    (
      "news.ribs", "select 2, back",
      [
        "User -> View tap [<]", "View -> Interactor didMoveFromParent()",
        "Interactor -> Interactor articleDidClose()", "Interactor -> Router detachArticle()",
        "Router -> Interactor deactivate()",
      ]
    ),
    ("news.mvc", "select 2, back", ["User -> View tap [<]"]),
    ("news.mvp", "select 2, back", ["User -> View tap [<]"]),
    ("news.mvvm", "select 2, back", ["User -> View tap [<]"]),
    ("news.viper", "select 2, back", ["User -> View tap [<]"]),
  ]

  @Test(arguments: rows)
  func `an event's messages are these`(specimen: String, event: String, messages: [String]) throws {
    #expect(
      try Crossings.messages(of: specimen, after: event).map {
        "\(Crossings.hop($0)) \($0.site.baseName == "setCell" ? "setCell" : $0.brief)"
      } == messages)
  }

  @Test(arguments: [("mvc", 30), ("mvp", 19), ("mvvm", 7), ("viper", 33), ("ribs", 10)])
  func `loading takes so many messages that cross layers`(pattern: String, count: Int) {
    let row = Self.rows.first { $0.specimen == "news.\(pattern)" && $0.event == "load" }
    #expect(row?.messages.count == count)
  }
}
