/// One message of a finished trace.
public struct Message: Sendable {
  /// The message's number in its recorder, from 1.
  public let id: Int
  /// The number of the message that caused it; nil for what the user or the app set off.
  public let cause: Int?
  /// The event in which it was sent; 0 is loading.
  public let event: Int
  /// The end that sends.
  public let sender: Party
  /// The end that receives.
  public let receiver: Party
  /// The message's name, and where it is received.
  public let site: Site
  /// The values that came with it, in the order of the parameters.
  public let arguments: [Argument]
  /// What the call returned, if that is a value.
  public private(set) var result: Value?
  /// The types of the result.
  var returned: TypedValue?
  /// The message's place among those of its event, by which people name it.
  public let position: Position
  /// Whether layers of more than one module exchange messages in its event: then people call each by
  /// its module, too.
  public var isAmongModules = false

  /// Where a message stands in its event: the fifth crossing is 5; the first message that stays
  /// within a role after it is 5+1.
  public struct Position: Sendable, Hashable {
    /// How many messages have crossed layers in this event, this one included.
    public let crossing: Int
    /// How many have stayed within a role since then, this one included; 0 for a crossing.
    public let inner: Int

    /// Makes a position.
    public init(crossing: Int, inner: Int) {
      self.crossing = crossing
      self.inner = inner
    }

    /// How people name a message at this place, without its specimen: `#2.5`, `#2.5+1`.
    public func reference(event: Int) -> String {
      inner == 0 ? "#\(event).\(crossing)" : "#\(event).\(crossing)+\(inner)"
    }
  }

  /// One value that came with a message.
  public struct Argument: Sendable, Hashable {
    /// The argument's label, nil if it has none.
    public let label: String?
    /// The value.
    public let value: Value
    private let typed: TypedValue?

    /// Makes an argument.
    public init(label: String?, value: Value) { self.init(label: label, value: value, typed: nil) }

    /// Makes an argument that was recorded elsewhere, with the names of its value's types.
    public init(label: String?, value: Value, types: [String]) {
      self.init(
        label: label, value: value, typed: types.isEmpty ? nil : TypedValue(named: types))
    }

    init(label: String?, value: Value, typed: TypedValue?) {
      self.label = label
      self.value = value
      self.typed = typed
    }

    /// The same under another label.
    func labelled(_ label: String?) -> Argument {
      Argument(label: label, value: value, typed: typed)
    }

    /// The names of the types that the value is made of, without their modules: structures, enumerations
    /// and classes.
    public var types: [String] { typed?.types ?? [] }

    /// Whether label and value are the same.
    public static func == (one: Argument, other: Argument) -> Bool {
      one.label == other.label && one.value == other.value
    }

    /// Hashes label and value.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(label)
      hasher.combine(value)
    }
  }

  /// The names of the types that the arguments are made of.
  public var argumentTypes: [String] { arguments.flatMap(\.types) }

  /// The names of the types that the result is made of.
  public var resultTypes: [String] { returned?.types ?? [] }

  /// Whether it goes from one role to another, or from one module to another; what stays within a role is
  /// shown when asked for.
  public var isCrossing: Bool { position.inner == 0 }

  /// What people call the sender: `Presenter`, or `Receipt.Presenter` where that could be another's.
  public var senderName: String { name(of: sender) }

  /// What people call the receiver.
  public var receiverName: String { name(of: receiver) }

  private func name(of party: Party) -> String {
    guard isAmongModules, let module = party.module else { return party.role.name }
    return "\(module).\(party.role)"
  }

  /// How it gets there.
  public var kind: Site.Kind { site.kind }

  /// Whether a method is suspended here, or goes on: shown, though it stays within a layer.
  public var isPause: Bool { kind == .suspension || kind == .resumption }

  /// What a method that is suspended here waits for, `fetchCandy`; nil of any other message.
  public var awaited: String? {
    guard kind == .suspension, let value = arguments.first?.value else { return nil }
    return if case .string(let name) = value { name } else { value.description }
  }

  /// The number of the message with which a method was suspended that goes on here, if that was recorded; nil of any
  /// other message.
  public var suspension: Int? {
    guard kind == .resumption, case .int(let id)? = arguments.first?.value else { return nil }
    return id
  }

  /// Whether the sender doesn't know the receiver: drawn `~>`, where a call is drawn `->`.
  public var isNotification: Bool { kind.isNotification }

  /// The message as people read it: `onValueChange(number: 1)`, `number = 1`, `tap [+]`; a read is the
  /// name of what is read.
  public var text: String { text { $0.description } }

  /// The same with values that are long folded to what they are: `set(viewModel: CandyViewModel(…))`.
  public var brief: String { brief() }

  /// The same, with values of more than so many characters folded.
  public func brief(beyond longest: Int = 24) -> String { text { $0.folded(beyond: longest) } }

  private func text(_ write: (Value) -> String) -> String {
    if kind == .call, sender.role == .user, arguments.count == 1,
      case .string(let title) = arguments[0].value
    {
      return "\(site.baseName) [\(title.escaped)]"
    }
    switch kind {
    // no text: Swift's own words
    case .return:
      return "\(site.name) returned\(arguments.first.map { " " + write($0.value) } ?? "")"
    case .error: return "\(site.name) threw \(arguments.first.map { write($0.value) } ?? "")"
    case .suspension: return "\(site.name) awaits \(awaited ?? "")"
    case .resumption: return "\(site.name) resumes"
    case .read: return site.name
    case .call, .notification, .write: break
    }
    if !site.name.contains("(") {
      let target = kind == .write && sender.id != receiver.id ? receiver.name.map { $0 + "." } : nil
      return "\(target ?? "")\(site.name) = \(arguments.first.map { write($0.value) } ?? "")"
    }
    let list = arguments.map { ($0.label.map { "\($0): " } ?? "") + write($0.value) }
    return "\(site.baseName)(\(list.joined(separator: ", ")))"
  }
}

extension Message {
  /// Adds what the call returned, which a trace may tell after the message itself: the value, and the names of its
  /// types.
  public mutating func returns(_ result: Value?, types: [String]) {
    self.result = result
    returned = types.isEmpty ? nil : TypedValue(named: types)
  }

  /// Makes a message that was recorded elsewhere, with its number among the messages that it came with,
  /// and the numbers of the message that caused it, if one did, and of its event, 0 for loading.
  public init(
    id: Int, cause: Int?, event: Int, sender: Party, receiver: Party, site: Site,
    arguments: [Argument], result: Value?, position: Position
  ) {
    self.init(
      id: id, cause: cause, event: event, sender: sender, receiver: receiver, site: site,
      arguments: arguments, result: result, returned: nil, position: position)
  }
}
