import Testing

@testable import Widgets

private enum Identifier: String { case row, pull, button }

/// A cell that says what happened to it.
private final class TextCell: TableViewCell {
  let label = Label()
  let button = Button(title: "+", identifier: Identifier.button)
  var reuses = 0

  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(label)
  }

  override func prepareForReuse() { reuses += 1 }
}

/// A data source and delegate that notes what it is asked and told.
private final class Texts: TableViewDataSource, TableViewDelegate {
  var texts: [String]
  var asked: [String] = []
  /// What the cells that were handed out showed before.
  var left: [String?] = []

  init(_ texts: [String]) { self.texts = texts }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    asked.append("rows in \(section)")
    return texts.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    asked.append("row \(indexPath)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    if let cell = cell as? TextCell {
      left.append(cell.label.text)
      cell.label.text = texts[indexPath.row]
    }
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    asked.append("selected \(indexPath.row)")
  }
}

@MainActor @Suite struct TableViewTests {
  private let table = TableView(identifier: Identifier.row)

  private func fill(_ texts: String...) -> Texts {
    let source = Texts(texts)
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = source
    table.delegate = source
    table.reloadData()
    return source
  }

  @Test func `a table asks nothing before it is told to`() {
    let source = Texts(["a"])
    table.dataSource = source
    #expect(source.asked.isEmpty)
    #expect(table.draw() == [])
  }

  @Test func `it asks how many rows there are, and then for each of them once`() {
    let source = fill("a", "b", "c")
    #expect(source.asked == ["rows in 0", "row 0", "row 1", "row 2"])
    #expect(table.visibleCells.count == 3)
  }

  @Test func `its rows are drawn with their numbers, from 1`() {
    withExtendedLifetime(fill("a", "사탕\nb")) {
      #expect(table.draw() == ["1  a   ", "2  사탕", "    b  "])
    }
    withExtendedLifetime(fill("a", "b", "c", "d", "e", "f", "g", "h", "i", "j")) {
      #expect(table.draw().first == " 1  a")
      #expect(table.draw().last == "10  j")
    }
  }

  @Test func `a cell is used again, the last one first, and still shows what it showed`() {
    let source = fill("a", "b")
    let cells = table.visibleCells
    source.left = []
    table.reloadData()
    #expect(source.left == ["b", "a"])
    #expect(table.visibleCells[0] === cells[1])
    #expect(table.visibleCells[1] === cells[0])
    #expect(cells.map { ($0 as? TextCell)?.reuses } == [1, 1])
  }

  @Test func `more rows take new cells, and fewer leave cells over for later`() {
    let source = fill("a", "b")
    source.texts = ["a"]
    table.reloadData()
    #expect(table.visibleCells.count == 1)
    source.texts = ["a", "b", "c"]
    source.left = []
    table.reloadData()
    #expect(source.left == ["a", "a", nil])
    #expect(table.draw() == ["1  a", "2  b", "3  c"])
  }

  @Test func `a selected row is told from 0, and named from 1`() {
    let source = fill("a", "b")
    #expect(table.values == 1...2)
    source.asked = []
    table.perform(2)
    #expect(source.asked == ["selected 1"])
  }

  @Test(arguments: [0, 3, -1, .max, .min, nil]) func `a row that isn't there can't be selected`(
    row: Int?
  ) {
    let source = fill("a", "b")
    source.asked = []
    table.perform(row)
    #expect(source.asked.isEmpty)
  }

  @Test func `without rows there is nothing to select`() {
    withExtendedLifetime(fill()) {
      #expect(table.values == nil)
      #expect(table.control(named: "row") == nil)
    }
    withExtendedLifetime(fill("a")) {
      #expect(table.control(named: "row") === table)
      table.isHidden = true
      #expect(table.control(named: "row") == nil)
    }
  }

  @Test func `a window finds what is in a table now, whatever has changed since it looked last`() {
    let window = Window()
    let controller = ViewController()
    controller.view.addSubview(table)
    window.rootViewController = controller
    let source = fill()
    func finds(_ name: String) -> Bool { window.control(named: name) != nil }
    #expect(!finds("row"))
    source.texts = ["a"]
    table.reloadData()
    #expect(finds("row"))
    #expect(!finds("button"))
    if let cell = table.visibleCells[0] as? TextCell { cell.addSubview(cell.button) }
    #expect(finds("button"))
    table.visibleCells[0].isHidden = true
    #expect(!finds("button"))
    #expect(!finds("pull"))
    table.refreshControl = RefreshControl(identifier: Identifier.pull)
    #expect(finds("pull"))
    table.refreshControl?.isHidden = true
    #expect(!finds("pull"))
    source.texts = []
    table.reloadData()
    #expect(!finds("row"))
  }

  @Test func `a control inside a cell is found`() throws {
    try withExtendedLifetime(fill("a")) {
      let cell = try #require(table.visibleCells[0] as? TextCell)
      cell.addSubview(cell.button)
      #expect(table.control(named: "button") === cell.button)
    }
  }

  @Test func `a table keeps neither its data source nor its delegate alive`() {
    weak let source = fill("a")
    #expect(source == nil)
    table.reloadData()
    #expect(table.visibleCells.isEmpty)
    table.perform(1)
  }

  @Test func `the path of a row reads as its number`() {
    #expect(IndexPath(row: 11).description == "11")
    #expect(IndexPath("11") == IndexPath(row: 11))
    #expect(IndexPath("x") == nil)
  }
}

@MainActor @Suite struct RefreshControlTests {
  private final class Target {
    var pulls = 0
    func pulled(_ sender: RefreshControl) { pulls += 1 }
  }

  private let target = Target()
  private let refresh = RefreshControl(identifier: Identifier.pull)
  private let table = TableView(identifier: Identifier.row)

  init() {
    refresh.addTarget(target, action: Target.pulled, for: .valueChanged)
    table.refreshControl = refresh
  }

  @Test func `a pull sends the new value's action`() {
    refresh.perform(nil)
    refresh.perform(nil)
    #expect(target.pulls == 2)
  }

  @Test func `a disabled one doesn't react, and looks so`() {
    #expect(refresh.draw() == ["= pull ="])
    refresh.isEnabled = false
    refresh.perform(nil)
    #expect(target.pulls == 0)
    #expect(refresh.draw() == ["( pull )"])
  }

  @Test func `it stands above the rows of its table, and is found there`() {
    #expect(table.draw() == ["= pull ="])
    #expect(table.control(named: "pull") === refresh)
    #expect(refresh.values == nil)
  }
}
