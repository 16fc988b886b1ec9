// The view controller of the news, built in VIPER.

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
  var presenter: (any LiveNewsListViewToPresenterProtocol)?
  /// Where a link leads that came before the news.
  private var awaitedArticle: Int?

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
    guard presenter?.getNewsListCount() == 0 else {
      return showArticle(number)
    }
    awaitedArticle = number
    presenter?.updateView()
  }

  private func showArticle(_ number: Int) {
    guard let article = presenter?.getArticle(index: number - 1) else {
      return showError("There is no such article.")
    }
    navigationController?.pushViewController(
      ArticleRouter.createModule(for: article), animated: true)
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
extension LiveNewsListViewController:
  LiveNewsListPresenterToViewProtocol
{
  func showNews() {
    messageLabel.text = nil
    tableView.reloadData()
    if let number = awaitedArticle {
      awaitedArticle = nil
      showArticle(number)
    }
  }

  func showError(_ message: String) {
    awaitedArticle = nil
    messageLabel.text = message
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
    showArticle(indexPath.row + 1)
  }
}
