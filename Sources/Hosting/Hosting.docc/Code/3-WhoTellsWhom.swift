import LayerTracing

/// Writes who tells whom how often: the lines of a graph for Graphviz.
struct WhoTellsWhom {
  private struct Way: Hashable {
    let sender: String
    let receiver: String
  }

  /// The graph of a trace.
  ///
  /// - Parameter trace: The messages; those within a layer are left out.
  /// - Returns: A text in the language of dot(1).
  func graph(of trace: some Sequence<Message>) -> String {
    var counts: [Way: Int] = [:]
    for message in trace where message.isCrossing {
      let way = Way(
        sender: message.sender.role.name,
        receiver: message.receiver.role.name)
      counts[way, default: 0] += 1
    }
    let lines = counts.map { way, count in
      "  \"\(way.sender)\" -> \"\(way.receiver)\" [label=\(count)]"
    }
    return (["digraph {"] + lines.sorted() + ["}"])
      .joined(separator: "\n") + "\n"
  }
}
