// Demonstrates a deep link in RIBs: a workflow goes down the tree, and
// each step asks a RIB for the next. A step may take its time: the link
// may come before the news. Source: github.com/uber/RIBs-iOS, Workflow;
// there a step is a stream.

import Features

/// What the root offers to a workflow.
protocol NewsRootActionableItem: AnyObject {
  func waitForList() async -> (any LiveNewsListActionableItem)?
}

/// What the list offers to a workflow.
protocol LiveNewsListActionableItem: AnyObject {
  /// Comes back when the news is there: false if it will not come.
  func waitForNews() async -> Bool
  func openArticle(number: Int)
}

/// Leads to an article.
struct ArticleWorkflow {
  private let number: Int

  /// Makes the workflow of a link; nil if it leads elsewhere.
  init?(url: String) {
    guard let number = NewsLink.article(url) else { return nil }
    self.number = number
  }

  func run(from root: any NewsRootActionableItem) async {
    guard let list = await root.waitForList(), await list.waitForNews(),
      !Task.isCancelled
    else { return }
    list.openArticle(number: number)
  }
}
