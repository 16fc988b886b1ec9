// Demonstrates the View of MVVM with a table: it keeps the rows that came
// to it, and so the table's questions end here.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class LiveNewsListViewController: ViewController {
  private let messageLabel = Label()
  private let tableView = TableView(identifier: NewsEvent.select)
  private let refreshControl = RefreshControl(
    identifier: NewsEvent.reload)

  private let viewModel: LiveNewsListViewModel
  private var bindings: [Disposable] = []
  private var rows: [LiveNewsTexts] = []

  init(viewModel: LiveNewsListViewModel) {
    self.viewModel = viewModel
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

    bindings = [
      viewModel.rows.bind { [weak self] in self?.show($0) },
      viewModel.error.bind { [weak self] in
        self?.messageLabel.text = $0
      },
      viewModel.articles.add { [weak self] in self?.push($0) },
    ]
    viewModel.viewDidLoad()
  }

  /// A link leads to an article, whatever is seen now.
  func openArticle(number: Int) {
    navigationController?.popToRootViewController(animated: false)
    viewModel.openArticle(number: number)
  }

  private func refreshControlValueChanged(_ sender: RefreshControl) {
    viewModel.refresh()
  }

  private func show(_ rows: [LiveNewsTexts]) {
    self.rows = rows
    tableView.reloadData()
  }

  private func push(_ article: ArticleViewModel) {
    navigationController?.pushViewController(
      ArticleViewController(viewModel: article), animated: true)
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
    rows.count
  }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: LiveNewsListTableViewCell.identifier,
      for: indexPath)
    let texts = rows[indexPath.row]
    (cell as? LiveNewsListTableViewCell)?.setCell(
      title: texts.title,
      author: texts.author,
      description: texts.description)
    return cell
  }
}

@Layer
extension LiveNewsListViewController: TableViewDelegate {
  func tableView(
    _ tableView: TableView, didSelectRowAt indexPath: IndexPath
  ) {
    viewModel.didSelectNews(index: indexPath.row)
  }
}
