// Demonstrates a deep link in RIBs: a workflow goes down the tree, and
// each step asks a RIB for the next. A step may take its time.
// Source: github.com/uber/RIBs-iOS, Workflow; there a step is a stream.

import Features

/// What the root offers to a workflow.
protocol CandyRootActionableItem: AnyObject {
  func waitForCandy() async -> (any CandyActionableItem)?
}

/// What the candy offers to a workflow.
protocol CandyActionableItem: AnyObject {
  func openReceipt()
}

/// Leads to the receipt.
struct ReceiptWorkflow {
  /// Makes the workflow of a link; nil if it leads elsewhere.
  init?(url: String) {
    guard url == CandyLink.receipt else { return nil }
  }

  func run(from root: any CandyRootActionableItem) async {
    guard let candy = await root.waitForCandy(), !Task.isCancelled
    else { return }
    candy.openReceipt()
  }
}
