/// The messages of one opened specimen, in the order in which they were sent: a finished value.
///
/// Messages are decoded as they are read, so a trace of a million costs 32 bytes each until then.
/// Decode once what is read more than once: `Array(trace)`.
public struct Trace: Sendable, Sequence {
  /// Messages that were put aside before others took their place, the oldest first.
  private let archived: ArraySlice<Message>
  private let records: ContiguousArray<Record>
  private let firstID: Int
  private let stored: StoredValues
  private let results: [Int: StoredValue]
  /// Every layer of the specimen, by id; the user and the app first.
  public let parties: [Party]
  /// How many messages the recorder had to drop before the first of these.
  public let dropped: Int
  /// The events in which layers of more than one module exchange messages.
  private let amongModules: Set<Int>

  init(
    archived: ArraySlice<Message>, records: ContiguousArray<Record>, firstID: Int,
    stored: StoredValues, results: [Int: StoredValue], parties: [Party], dropped: Int
  ) {
    self.archived = archived
    self.records = records
    self.firstID = firstID
    self.dropped = dropped
    self.stored = stored
    self.results = results
    self.parties = parties
    amongModules = Trace.amongModules(records, parties)
  }

  /// The events in which layers of more than one module exchange messages: an event is told with the
  /// modules' names from its first message on.
  private static func amongModules(
    _ records: ContiguousArray<Record>, _ parties: [Party]
  ) -> Set<Int> {
    // The counter itself tells of one message.
    guard records.count > 1, Set(parties.lazy.compactMap(\.module)).count > 1 else { return [] }
    var events: Set<Int> = []
    var counter = PositionCounter()
    for record in records {
      _ = counter.next(
        in: record.event, from: parties[Int(record.sender)], to: parties[Int(record.receiver)])
      if counter.isAmongModules { events.insert(record.event) }
    }
    return events
  }

  /// How many messages there are, those within roles included.
  public var count: Int { archived.count + records.count }

  /// The same as ``count``: known without decoding.
  public var underestimatedCount: Int { count }

  /// Reads the messages one by one.
  public func makeIterator() -> Iterator { Iterator(trace: self) }

  /// Decodes one message after another.
  public struct Iterator: IteratorProtocol {
    private let trace: Trace
    private var archived: ArraySlice<Message>
    private var index = 0
    private(set) var counter = PositionCounter()
    private var sites: [UnsafePointer<UInt8>: Site] = [:]

    init(trace: Trace) {
      self.trace = trace
      archived = trace.archived
    }

    /// Goes on counting where another trace ended.
    init(trace: Trace, countingFrom counter: PositionCounter) {
      self.init(trace: trace)
      self.counter = counter
    }

    /// The next message, or nil after the last.
    public mutating func next() -> Message? { next { _ in true } }

    /// The next message of those whose records are wanted; the others are counted, and not decoded.
    @inline(__always)
    fileprivate mutating func next(where isWanted: (Record) -> Bool) -> Message? {
      if let message = archived.popFirst() { return message }
      while index < trace.records.count {
        let record = trace.records[index]
        index += 1
        let sender = trace.parties[Int(record.sender)]
        let receiver = trace.parties[Int(record.receiver)]
        let position = counter.next(in: record.event, from: sender, to: receiver)
        guard isWanted(record) else { continue }
        let id = trace.firstID + index - 1
        let site = site(record.site)
        let returned =
          trace.results.isEmpty
          ? nil : trace.results[id].map { TypedValue($0, among: trace.parties) }
        return Message(
          id: id, cause: record.cause == 0 ? nil : Int(record.cause), event: record.event,
          sender: sender, receiver: receiver, site: site,
          arguments: trace.arguments(of: record, at: site),
          result: returned?.value, returned: returned, position: position,
          isAmongModules: counter.isAmongModules || trace.amongModules.contains(record.event))
      }
      return nil
    }

    private mutating func site(_ start: UnsafePointer<UInt8>) -> Site {
      if let site = sites[start] { return site }
      let site = Site(start)
      sites[start] = site
      return site
    }
  }

  /// The messages that have all names which any of them has: the first of each site and receiver, and each with which
  /// a method is suspended, as what it waits for is a name, too. Nothing else is decoded.
  public var named: [Message] {
    struct Way: Hashable {
      let site: UnsafePointer<UInt8>
      let receiver: UInt32
    }
    let suspension = Site.Kind.suspension.rawValue.asciiValue
    var seen: Set<Way> = []
    var found: [Message] = []
    var rest = makeIterator()
    while let message = rest.next(where: { record in
      record.site.pointee == suspension
        || seen.insert(Way(site: record.site, receiver: record.receiver)).inserted
    }) {
      found.append(message)
    }
    return found
  }

  private func arguments(of record: Record, at site: Site) -> [Message.Argument] {
    func plain(_ value: Value) -> [Message.Argument] {
      site.labelled([Message.Argument(label: site.labels.first ?? nil, value: value)])
    }
    return switch record.meaning {
    case .none: site.labelled([])
    case .int: plain(.int(Int(bitPattern: record.payload)))
    case .double: plain(.double(Double(bitPattern: UInt64(record.payload))))
    case .bool: plain(.bool(record.payload != 0))
    case .layer: site.arguments([.layer(UInt32(record.payload))], among: parties)
    case .stored: site.arguments(stored.value(of: record).values, among: parties)
    }
  }
}

extension Site {
  /// The arguments of a message, of the values that came with it.
  func arguments(_ values: [StoredValue], among parties: [Party]) -> [Message.Argument] {
    let labels = labels
    return labelled(
      values.indices.map { index in
        let typed = TypedValue(values[index], among: parties)
        return Message.Argument(
          label: labels.indices.contains(index) ? labels[index] : nil, value: typed.value,
          typed: typed)
      })
  }

  /// The same arguments, and those whose values aren't recorded, each with its label.
  fileprivate func labelled(_ given: [Message.Argument]) -> [Message.Argument] {
    let labels = labels
    if labels.isEmpty || given.count == labels.count { return given }
    func plain(_ value: Value) -> Message.Argument {
      Message.Argument(label: labels.first ?? nil, value: value)
    }
    var values = given
    if values.count < marks.count {
      // Closures and parameters without a name have no recorded value.
      var given = values[...]
      values = marks.map {
        switch $0 {
        case "v": given.popFirst() ?? plain(.none)
        case "f": plain(.closure)
        default: plain(.described("_"))
        }
      }
    }
    return zip(labels, values).map { $1.labelled($0) }
  }
}
