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
  /// For the scene: what it may ask of the module.
  weak var moduleInput: (any LiveNewsListSceneToPresenterProtocol)?

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
  }

  func showError(_ message: String) {
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
    guard let news = presenter?.getNews(index: indexPath.row),
      let author = news.author, let description = news.description
    else { return cell }
    (cell as? LiveNewsListTableViewCell)?.setCell(
      title: news.title, author: author, description: description)
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
