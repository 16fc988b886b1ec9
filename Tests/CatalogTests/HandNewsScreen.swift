import LayerTracing

/// The screen of the news as each of its views builds it, logged by hand: a message, a table that pulls, and the
/// article that covers both.
class HandNewsScreen {
  let log: HandLog
  private var message: String?
  private var rows: [[String]] = []
  private var article: [String]?

  /// The texts that stand on the screen.
  var shown: [String] { article ?? ([message].compactMap(\.self) + rows.joined()) }

  init(_ log: HandLog) { self.log = log }

  // MARK: What a view makes of it

  /// The list was pulled.
  func pulled() {}
  /// A row was selected, from 0.
  func selected(_ row: Int) {}
  /// A link came, to an article by its number, from 1.
  func opened(link number: Int) {}
  /// The article was left.
  func left() {}
  /// How many rows there are.
  func count() -> Int { 0 }
  /// What a row says.
  func texts(_ row: Int) -> [String] { [] }

  // MARK: What happens to it

  func fire(_ event: String, _ value: Int) {
    switch event {
    case "reload":
      log("User -> View", "pull()")
      log("View -> View", "refreshControlValueChanged(_:)", "refreshControl")
      pulled()
    case "select":
      log("User -> View", "select(row:)", "\(value)")
      log("View -> View", "tableView(_:didSelectRowAt:)", "tableView", "\(value - 1)")
      selected(value - 1)
    case "link": opened(link: value)
    default:
      log("User -> View", "tap(_:)", "\"<\"")
      log("View -> View", "backButtonTouched(_:)", "backButton")
      log("View -> View", "popViewController(animated:)", "true")
      article = nil
      left()
    }
  }

  func set(message: String?) {
    log("View -> View", "text", message.map(\.quoted) ?? "nil")
    self.message = message
  }

  func reloadData() {
    log("View -> View", "reloadData()")
    log("View -> View", "visibleCells", "[]")
    log("View -> View", "tableView(_:numberOfRowsInSection:)", "tableView", "0")
    rows = (0..<count()).map(cell)
    let types = rows.map { _ in "LiveNewsListTableViewCell" }
    log("View -> View", "visibleCells", "[\(types.joined(separator: ", "))]")
  }

  private func cell(for row: Int) -> [String] {
    log("View -> View", "tableView(_:cellForRowAt:)", "tableView", "\(row)")
    let texts = texts(row)
    log("View -> View", "setCell(title:author:description:)", texts.map(\.quoted))
    for text in texts { log("View -> View", "text", text.quoted) }
    return texts
  }

  func closeArticle() { article = nil }

  func show(article texts: [String]) {
    for text in texts { log("View -> View", "text", text.quoted) }
    article = texts
  }
}
