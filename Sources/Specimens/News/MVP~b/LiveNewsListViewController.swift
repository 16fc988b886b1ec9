// The view controller of the news list, built in MVP.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class LiveNewsListViewController: ViewController {
  private let messageLabel = Label()
  private let tableView = TableView(identifier: NewsEvent.select)
  private let refreshControl = RefreshControl(
    identifier: NewsEvent.reload)

  /// Strong: the view owns its presenter.
  var presenter: (any LiveNewsListViewPresenter)?
  /// Owned by the stack, as long as it is read.
  private weak var article: ArticleViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    tableView.dataSource = self
    tableView.delegate = self
    refreshControl.addTarget(
      self,
      action: LiveNewsListViewController.refreshControlValueChanged,
      for: .valueChanged)

    presenter?.updateView()
  }

  /// A link leads to an article, whatever is seen now.
  func openArticle(number: Int) {
    navigationController?.popToRootViewController(animated: false)
    presenter?.openArticle(number: number)
  }

  private func refreshControlValueChanged(_ sender: RefreshControl) {
    presenter?.updateView()
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
extension LiveNewsListViewController: LiveNewsListView {
  func showNews() {
    messageLabel.text = nil
    tableView.reloadData()
  }

  func showError(_ message: String) {
    messageLabel.text = message
  }

  func showArticle(_ presenter: any ArticleViewPresenter) {
    if let article {
      article.show(presenter)
    } else {
      let article = ArticleViewController(presenter: presenter)
      navigationController?.pushViewController(article, animated: true)
      self.article = article
    }
  }
}

@Layer
extension LiveNewsListViewController: TableViewDataSource {
  func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int {
    presenter?.getNewsListCount() ?? 0
  }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: LiveNewsListTableViewCell.identifier,
      for: indexPath)
    let news = presenter?.getNews(index: indexPath.row)
    (cell as? LiveNewsListTableViewCell)?.setCell(
      title: news?.title,
      author: news?.author,
      description: news?.description)
    return cell
  }
}

@Layer
extension LiveNewsListViewController: TableViewDelegate {
  func tableView(
    _ tableView: TableView, didSelectRowAt indexPath: IndexPath
  ) {
    presenter?.didSelectNews(index: indexPath.row)
  }
}
