// Demonstrates a deep link in RIBs: a workflow goes down the tree, from
// the root to the RIB that knows what to do.

import Features

/// What the list offers to a workflow.
protocol LiveNewsListActionableItem: AnyObject {
  func openArticle(number: Int)
}

/// Leads to an article.
struct ArticleWorkflow: Workflow {
  private let number: Int

  /// Makes the workflow of a link; nil if it leads elsewhere.
  init?(url: String) {
    guard let number = NewsLink.article(url) else { return nil }
    self.number = number
  }

  func run(from root: any RootActionableItem) {
    let list = root.child as? any LiveNewsListActionableItem
    list?.openArticle(number: number)
  }
}
