import Features
import LayerTracing

/// A copy of the news that logs by hand.
protocol HandNews: AnyObject {
  var log: HandLog { get }
  /// How answers come.
  var mode: Service.Mode { get set }
  var screen: HandNewsScreen { get }
  init()
  func load()
  /// Lets the answer through that is awaited, if one is.
  func deliver()
  /// Runs the update pass that ends an event, where there is one.
  func runUpdatePass()
}

extension HandNews {
  /// What the service says when it says something.
  var answer: NewsResult { mode == .fail ? .failure(.unreachable) : .success(.today) }

  func deliver() {}
  func runUpdatePass() {}
}

extension LiveNewsModel {
  /// What stands in its row.
  var rowTexts: [String] { [title, author ?? "Unknown author", description ?? "No description"] }
  /// What stands on its own screen.
  var articleTexts: [String] {
    [title, "By \(author ?? "an unknown author")", description ?? "There is no more."]
  }
}
