// Demonstrates the View of a Store with a table: it keeps the rows that
// it shows, so that the table is asked for anew only by new ones.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class LiveNewsListViewController: ViewController {
  private let messageLabel = Label()
  private let tableView = TableView(identifier: NewsEvent.select)
  private let refreshControl = RefreshControl(
    identifier: NewsEvent.reload)

  private let store: any Store<LiveNewsListState, LiveNewsListAction>
  private var subscription: Disposable?
  private var news: [LiveNewsModel] = []

  init(store: any Store<LiveNewsListState, LiveNewsListAction>) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    tableView.dataSource = self
    tableView.delegate = self
    refreshControl.addTarget(
      self,
      action: LiveNewsListViewController.refreshControlValueChanged,
      for: .valueChanged)

    subscription = store.subscribe { [weak self] state in
      self?.render(state)
    }
    store.send(.viewDidLoad)
  }

  private func refreshControlValueChanged(_ sender: RefreshControl) {
    store.send(.listPulled)
  }

  private func render(_ state: LiveNewsListState) {
    messageLabel.text = state.message
    show(state.news)
    if state.article == nil { hideArticle() } else { showArticle() }
  }

  private func show(_ news: [LiveNewsModel]) {
    guard news != self.news else { return }
    self.news = news
    tableView.reloadData()
  }

  private func showArticle() {
    guard navigationController?.topViewController === self,
      let store = ScopedStore(
        of: store, \.article, LiveNewsListAction.article)
    else { return }
    navigationController?.pushViewController(
      ArticleViewController(store: store), animated: true)
  }

  private func hideArticle() {
    guard navigationController?.topViewController !== self else { return }
    navigationController?.popToRootViewController(animated: false)
  }

  private func layOut() {
    tableView.register(
      LiveNewsListTableViewCell.self,
      forCellReuseIdentifier: LiveNewsListTableViewCell.identifier)
    tableView.refreshControl = refreshControl
    view.addSubview(StackView(.vertical, [messageLabel, tableView]))
  }
}

@Layer
extension LiveNewsListViewController: TableViewDataSource {
  func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int {
    news.count
  }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: LiveNewsListTableViewCell.identifier,
      for: indexPath)
    let article = news[indexPath.row]
    (cell as? LiveNewsListTableViewCell)?.setCell(
      title: article.title,
      author: article.authorText,
      description: article.descriptionText)
    return cell
  }
}

@Layer
extension LiveNewsListViewController: TableViewDelegate {
  func tableView(
    _ tableView: TableView, didSelectRowAt indexPath: IndexPath
  ) {
    store.send(.rowSelected(indexPath.row))
  }
}
