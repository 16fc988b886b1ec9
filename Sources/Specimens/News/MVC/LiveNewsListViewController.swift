// Demonstrates the Controller of Cocoa MVC as a table's data source and
// delegate: the View pulls its rows from here, one by one.

import Features
import LayerTracing
import Widgets

@Layer(.controller)
final class LiveNewsListViewController: ViewController {
  private let messageLabel = Label()
  private let tableView = TableView(identifier: NewsEvent.select)
  private let refreshControl = RefreshControl(
    identifier: NewsEvent.reload)

  private let list: LiveNewsList
  private var observation: Disposable?
  /// Where a link leads that came before the news.
  private var awaitedArticle: Int?

  init(list: LiveNewsList) {
    self.list = list
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

    observation = list.observe { [weak self] change in
      self?.show(change)
    }
    list.fetchLiveNews()
  }

  /// A link leads to an article, whatever is seen now.
  func openArticle(number: Int) {
    navigationController?.popToRootViewController(animated: false)
    guard list.news.isEmpty else { return showArticle(number) }
    awaitedArticle = number
    list.fetchLiveNews()
  }

  private func refreshControlValueChanged(_ sender: RefreshControl) {
    list.fetchLiveNews()
  }

  private func show(_ change: LiveNewsList.Change) {
    switch change {
    case .fetched:
      messageLabel.text = nil
      tableView.reloadData()
      if let number = awaitedArticle {
        awaitedArticle = nil
        showArticle(number)
      }
    case .failed:
      awaitedArticle = nil
      messageLabel.text = "Problem Fetching News"
    }
  }

  private func showArticle(_ number: Int) {
    guard list.news.indices.contains(number - 1) else {
      messageLabel.text = "There is no such article."
      return
    }
    navigationController?.pushViewController(
      ArticleViewController(article: list.news[number - 1]),
      animated: true)
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
    list.news.count
  }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: LiveNewsListTableViewCell.identifier,
      for: indexPath)
    if let cell = cell as? LiveNewsListTableViewCell,
      list.news.indices.contains(indexPath.row)
    {
      let news = list.news[indexPath.row]
      cell.setCell(
        title: news.title,
        author: news.author ?? "Unknown author",
        description: news.description ?? "No description")
    }
    return cell
  }
}

@Layer
extension LiveNewsListViewController: TableViewDelegate {
  func tableView(
    _ tableView: TableView, didSelectRowAt indexPath: IndexPath
  ) {
    showArticle(indexPath.row + 1)
  }
}
