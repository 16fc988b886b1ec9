import LayerTracing

extension JSONWriter {
  /// Writes one end of a message.
  mutating func party(_ party: Party) {
    object {
      $0.member("role", party.role.name)
      if let module = party.module { $0.member("module", module) }
      $0.member("type", party.type)
      $0.member("instance", Int(party.id))
      if let name = party.name { $0.member("name", name) }
    }
  }

  /// Writes one argument of a message.
  mutating func argument(_ argument: Message.Argument) {
    raw("{\"label\":")
    if let label = argument.label { string(label) } else { null() }
    raw(",\"value\":")
    value(argument.value)
    raw(argument.value.isDescribed ? ",\"described\":true}" : "}")
  }
}

extension Value {
  /// Whether JSON has no such value, so that a text stands for it.
  var isDescribed: Bool {
    switch self {
    case .layer, .closure, .described: true
    case .double(let value): !value.isFinite
    case .int, .bool, .string, .none: false
    }
  }
}
