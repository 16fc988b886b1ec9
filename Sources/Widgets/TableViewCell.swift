import LayerTracing

/// Stands in for UIKit's `UITableViewCell`: what shows one row of a table, and another row later.
@Layer(.view)
open class TableViewCell: View {
  /// By which name the table finds it when another row needs a cell.
  @Unrecorded public let reuseIdentifier: String?

  /// Makes a cell; a subclass puts its views inside here.
  ///
  /// - Parameter reuseIdentifier: By which name the table finds it again.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Called before the cell is used again; it still shows what it showed then.
  @Unrecorded open func prepareForReuse() {}
}
