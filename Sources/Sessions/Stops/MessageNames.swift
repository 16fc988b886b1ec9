import LayerTracing
import Queries
import Staging

/// The names that messages of open specimens have had, or can have by their source.
struct MessageNames {
  /// Full names: `onValueChange(number:)`, `number`.
  private var full: Set<String> = []
  private var messages: [Message] = []

  init(_ specimens: [OpenSpecimen]) {
    for specimen in specimens {
      for file in specimen.sources {
        for declaration in file.declarations
        where [.function, .property].contains(declaration.kind) {
          full.insert(declaration.name)
        }
      }
      for message in specimen.recorder.messages.trace().named {
        full.insert(message.site.name)
        if let awaited = message.awaited { full.insert(awaited) }
        messages.append(message)
      }
    }
  }

  /// The names without arguments, in order.
  var bare: [String] {
    Set(full.map { String($0.prefix { $0 != "(" }) }).sorted()
  }

  func contains(_ pattern: NamePattern) -> Bool {
    full.contains { pattern.matches($0) || pattern.matches(String($0.prefix { $0 != "(" })) }
      || messages.contains { pattern.matches($0) }
  }

  /// The labels of the arguments of messages with a name, or of all.
  func labels(of pattern: NamePattern?) -> [String] {
    var labels: Set<String> = []
    for name in full
    where pattern.map({ $0.matches(name) || $0.matches(String(name.prefix { $0 != "(" })) }) ?? true
    {
      guard let open = name.firstIndex(of: "(") else {
        labels.insert(name)
        continue
      }
      labels.formUnion(
        name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init))
    }
    for message in messages where pattern?.matches(message) ?? true {
      labels.formUnion(message.arguments.compactMap(\.label))
      // What is set is known by the property's name.
      if message.site.kind == .write { labels.insert(message.site.name) }
    }
    return labels.subtracting(["_"]).sorted()
  }
}
