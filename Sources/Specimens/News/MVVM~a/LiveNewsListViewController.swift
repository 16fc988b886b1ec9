// The view controller of the news, built in MVVM.

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
  private var refreshing: Task<Void, Never>?
  private var opening: Task<Void, Never>?
  private var rows: [LiveNewsTexts] = []

  init(viewModel: LiveNewsListViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  deinit {
    refreshing?.cancel()
    opening?.cancel()
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

    refresh()
  }

  override func updateProperties() {
    super.updateProperties()
    messageLabel.text = viewModel.error
    show(viewModel.rows)
  }

  /// A link leads to an article, whatever is seen now.
  func openArticle(number: Int) {
    navigationController?.popToRootViewController(animated: false)
    opening?.cancel()
    let isEarly = viewModel.rows.isEmpty
    if isEarly { refresh() }
    opening = Task { [weak self, viewModel] in
      var awaited: Task<Void, Never>?
      // A pull may take the place of the request that is awaited.
      while isEarly, let newest = self?.refreshing, newest != awaited {
        awaited = newest
        await newest.value
      }
      guard !Task.isCancelled,
        let article = viewModel.linkedArticle(number: number)
      else { return }
      self?.push(article)
    }
  }

  private func refreshControlValueChanged(_ sender: RefreshControl) {
    refresh()
  }

  /// Who pulls again wants the newest: what was awaited isn't any more.
  private func refresh() {
    refreshing?.cancel()
    refreshing = Task { [viewModel] in
      await viewModel.refresh()
    }
  }

  private func show(_ rows: [LiveNewsTexts]) {
    guard rows != self.rows else { return }
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
    guard let article = viewModel.article(index: indexPath.row) else {
      return
    }
    push(article)
  }
}
