// Demonstrates the View of RIBs with a table: it keeps the rows that it
// was told, maybe before it was loaded, and answers the table itself.

import Features
import LayerTracing
import Widgets

protocol LiveNewsListPresentableListener: AnyObject {
  func updateView()
  func didSelectNews(index: Int)
}

@Layer(.view)
final class LiveNewsListViewController: ViewController {
  private let messageLabel = Label()
  private let tableView = TableView(identifier: NewsEvent.select)
  private let refreshControl = RefreshControl(
    identifier: NewsEvent.reload)
  private var rows: [LiveNewsViewModel] = []

  /// Weak: the router owns view and interactor.
  weak var listener: (any LiveNewsListPresentableListener)?

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    tableView.dataSource = self
    tableView.delegate = self
    refreshControl.addTarget(
      self,
      action: LiveNewsListViewController.refreshControlValueChanged,
      for: .valueChanged)

    tableView.reloadData()
  }

  private func refreshControlValueChanged(_ sender: RefreshControl) {
    listener?.updateView()
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
extension LiveNewsListViewController: LiveNewsListViewProtocol {
  func showNews(rows: [LiveNewsViewModel]) {
    self.rows = rows
    messageLabel.text = nil
    tableView.reloadData()
  }

  func showError(_ message: String) {
    messageLabel.text = message
  }
}

@Layer
extension LiveNewsListViewController: LiveNewsListViewControllable {
  func pushViewController(
    _ viewController: any ViewControllable, animated: Bool
  ) {
    navigationController?.pushViewController(
      viewController.uiviewController, animated: animated)
  }

  func popToRootViewController(animated: Bool) {
    navigationController?.popToRootViewController(animated: animated)
  }
}

@Layer
extension LiveNewsListViewController: TableViewDataSource {
  func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: LiveNewsListTableViewCell.identifier,
      for: indexPath)
    let news = rows[indexPath.row]
    (cell as? LiveNewsListTableViewCell)?.setCell(
      title: news.title,
      author: news.author,
      description: news.description)
    return cell
  }
}

@Layer
extension LiveNewsListViewController: TableViewDelegate {
  func tableView(
    _ tableView: TableView, didSelectRowAt indexPath: IndexPath
  ) {
    listener?.didSelectNews(index: indexPath.row)
  }
}
