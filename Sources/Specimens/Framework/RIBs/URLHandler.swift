// Demonstrates how a link comes into a tree of RIBs: the app keeps this
// part of the root beside the router that it launches.
// Source: github.com/uber/RIBs-iOS, tutorial 4.

/// Takes links that come from outside.
protocol URLHandler: AnyObject {
  func handle(_ url: String)
}
