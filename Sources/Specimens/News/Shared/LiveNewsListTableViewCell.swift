// Demonstrates a cell that is used again: it is told everything that it
// shows, each time, so that nothing of another row is left.

import LayerTracing
import Widgets

@Layer(.view)
final class LiveNewsListTableViewCell: TableViewCell {
  static let identifier = "LiveNewsTableViewCell"

  private let titleLabel = Label()
  private let authorLabel = Label()
  private let descriptionLabel = Label()

  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    titleLabel.minimumWidth = 22
    authorLabel.minimumWidth = 14
    addSubview(
      StackView(
        .horizontal, spacing: 2,
        [titleLabel, authorLabel, descriptionLabel]))
  }

  func setCell(title: String?, author: String?, description: String?) {
    titleLabel.text = title
    authorLabel.text = author
    descriptionLabel.text = description
  }
}
