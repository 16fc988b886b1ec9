/// Stands in for UIKit's `UITableViewDataSource`: whom a table asks for its rows.
public protocol TableViewDataSource: AnyObject {
  /// Says how many rows there are.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - section: The section; a table here has one, which is 0.
  /// - Returns: The number of rows.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// Gives a cell that shows a row: one that the table has left over, if possible.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - indexPath: The row.
  /// - Returns: Its cell.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
}

/// Stands in for UIKit's `UITableViewDelegate`: whom a table tells what the user does to its rows.
public protocol TableViewDelegate: AnyObject {
  /// Hears that the user has selected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
}
