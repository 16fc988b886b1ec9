// Demonstrates a deep link in RIBs: a workflow goes down the tree, from
// the root to the RIB that knows what to do.

import Features

/// What the candy offers to a workflow.
protocol CandyActionableItem: AnyObject {
  func openReceipt()
}

/// Leads to the receipt.
struct ReceiptWorkflow: Workflow {
  /// Makes the workflow of a link; nil if it leads elsewhere.
  init?(url: String) {
    guard url == CandyLink.receipt else { return nil }
  }

  func run(from root: any RootActionableItem) {
    (root.child as? any CandyActionableItem)?.openReceipt()
  }
}
