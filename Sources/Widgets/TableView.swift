import LayerTracing
import Terminal

/// Stands in for UIKit's `UITableView`: rows below one another, for which it asks its data source.
///
/// It asks when it is told to, by ``reloadData()``, and then for every row, once: text has no edge
/// below which rows wait to be scrolled to. UIKit's also asks by itself when it comes into a window.
@Layer(.view)
public final class TableView: View, Touchable {
  /// Whom it asks for its rows; not kept alive.
  @Unrecorded public weak var dataSource: (any TableViewDataSource)?
  /// Whom it tells of selected rows; not kept alive.
  @Unrecorded public weak var delegate: (any TableViewDelegate)?
  /// What is pulled to have other rows.
  public var refreshControl: RefreshControl? {
    didSet {
      refreshControl?.superview = self
      setNeedsLayout()
    }
  }
  /// The cells of the rows, from top to bottom.
  public private(set) var visibleCells: [TableViewCell] = [] {
    didSet {
      for cell in visibleCells { cell.superview = self }
      setNeedsLayout()
    }
  }
  /// Cells of rows that are gone, to be used again; the one that was last put away comes first.
  @Unrecorded private var unusedCells: [TableViewCell] = []
  @Unrecorded private var cellClasses: [String: TableViewCell.Type] = [:]

  /// Makes a table without rows.
  ///
  /// - Parameter identifier: The event that the selection of a row is.
  public init(identifier: some RawRepresentable<String>) {
    super.init()
    accessibilityIdentifier = identifier.rawValue
  }

  /// Says which class cells of a name are of.
  ///
  /// - Parameters:
  ///   - cellClass: The class.
  ///   - identifier: The name.
  @Unrecorded public func register(
    _ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String
  ) {
    cellClasses[identifier] = cellClass
  }

  /// Gives a cell of a name: one that was used before and still shows what it showed then, or a new
  /// one.
  ///
  /// - Parameters:
  ///   - identifier: The name, which has been registered.
  ///   - indexPath: The row that the cell is for.
  /// - Returns: The cell.
  @Unrecorded public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    if let place = unusedCells.lastIndex(where: { $0.reuseIdentifier == identifier }) {
      let cell = unusedCells.remove(at: place)
      cell.prepareForReuse()
      return cell
    }
    guard let cellClass = cellClasses[identifier] else {
      preconditionFailure("no class is registered for cells called '\(identifier)'")
    }
    return cellClass.init(reuseIdentifier: identifier)
  }

  /// Puts all cells away and asks for every row anew.
  public func reloadData() {
    unusedCells += visibleCells.filter { $0.reuseIdentifier != nil }
    visibleCells = []
    guard let dataSource else { return }
    let count = dataSource.tableView(self, numberOfRowsInSection: 0)
    visibleCells = (0..<max(count, 0)).map { row in
      dataSource.tableView(self, cellForRowAt: IndexPath(row: row))
    }
  }

  // MARK: The user's hand

  /// A table reacts as long as it is seen.
  @Unrecorded public var isEnabled: Bool { true }

  /// What is selected.
  @Unrecorded public var caption: String { "row" }

  /// The rows that can be selected, from 1; nil if there are none.
  @Unrecorded public var values: ClosedRange<Int>? {
    visibleCells.isEmpty ? nil : 1...visibleCells.count
  }

  /// Selects a row as a finger would; where there is no row, nothing happens.
  ///
  /// - Parameter value: The row, from 1.
  @Unrecorded public func perform(_ value: Int?) {
    guard let value, let values, values.contains(value) else { return }
    select(row: value)
  }

  /// The gesture, which counts rows as people do: traced as `select(row: 2)`.
  private func select(row: Int) {
    delegate?.tableView(self, didSelectRowAt: IndexPath(row: row - 1))
  }

  /// The table if it is the one and has rows, the refresh control, or a control in a cell.
  @Unrecorded public override func control(named identifier: String) -> (any Touchable)? {
    guard !isHidden else { return nil }
    if accessibilityIdentifier == identifier { return visibleCells.isEmpty ? nil : self }
    if let control = refreshControl?.control(named: identifier) { return control }
    for cell in visibleCells {
      if let control = cell.control(named: identifier) { return control }
    }
    return nil
  }

  /// The refresh control, and below it the rows with their numbers, from 1.
  @Unrecorded public override func draw() -> [String] {
    let digits = String(visibleCells.count).count
    let rows = visibleCells.enumerated().flatMap { index, cell -> [String] in
      let lines = cell.draw()
      return (lines.isEmpty ? [""] : lines).enumerated().map { line, text in
        let number = line == 0 ? String(index + 1) : ""
        return number.padded(to: digits, alignment: .right) + "  " + text
      }
    }
    let width = rows.map { $0.displayWidth() }.max() ?? 0
    return (refreshControl?.draw() ?? [])
      .map { $0.padded(to: width, alignment: .center) } + rows.map { $0.padded(to: width) }
  }
}
