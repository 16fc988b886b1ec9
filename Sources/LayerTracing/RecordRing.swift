/// The newest messages of a recorder as records, and beside them what doesn't fit a record: a ring that
/// grows up to its capacity.
struct RecordRing {
  /// The most messages that there is room for: fewer than at first, once the budget has refused more.
  private(set) var capacity: Int
  private let budget: MessageBudget?
  /// How many bytes were taken of it.
  private var taken = 0
  /// Where the records are; a message's place counts its id from 1.
  private(set) var base: UnsafeMutablePointer<Record>
  /// How many records there is memory for.
  private(set) var allocated: Int
  /// Values that don't fit a record: a ring, one longer than the records', because a value is stored
  /// before its message may be refused, and yet no kept record may lose its own.
  private var values: ContiguousArray<StoredValue> = []
  private var valueCount = 0
  /// What calls returned, in the order in which they did; a ring too, and long enough: what returns
  /// after a call belongs to the same event or a later one, and an event is kept whole or not at
  /// all.
  private var results: ContiguousArray<CallResult> = []
  private var resultCount = 0

  init(capacity: Int, within budget: MessageBudget?) {
    precondition(capacity > 0, "a recorder keeps at least one message")
    self.capacity = capacity
    self.budget = budget
    allocated = min(capacity, 256)
    base = .allocate(capacity: allocated)
  }

  /// Gives the memory back.
  func deallocate() {
    base.deallocate()
    budget?.giveBack(taken)
  }

  /// Where the memory ends.
  var end: UnsafeMutablePointer<Record> { base + allocated }

  /// A message as it was recorded; it is one of the newest.
  subscript(id: Int) -> Record { base[(id - 1) % max(allocated, 1)] }

  /// A value that a record refers to.
  func value(of record: Record) -> StoredValue {
    values[Int(record.payload) % (capacity + 1)]
  }

  /// What the calls of whole events returned.
  func results(of ids: Range<Int>) -> [Int: StoredValue] {
    // Calls return in another order than they come, but all those of an event before the next one's.
    let places = resultCount - results.count..<resultCount
    let first = places.firstPlace { results[$0 % capacity].call >= ids.lowerBound }
    var returned: [Int: StoredValue] = [:]
    for place in first..<resultCount {
      let result = results[place % capacity]
      guard result.call < ids.upperBound else { break }
      returned[Int(result.call)] = result.value
    }
    return returned
  }

  // MARK: Writing

  /// Doubles the memory for records, up to the capacity, all of it being in use; tells where the next
  /// record goes. Nil where there is no room for more, and the oldest go.
  mutating func grow() -> UnsafeMutablePointer<Record>? {
    let larger = min(capacity, allocated * 2)
    guard larger > allocated, isGranted(larger) else {
      capacity = allocated
      return nil
    }
    let memory = UnsafeMutablePointer<Record>.allocate(capacity: larger)
    memory.moveInitialize(from: base, count: allocated)
    base.deallocate()
    base = memory
    defer { allocated = larger }
    return base + allocated
  }

  /// Takes what so many messages need, as far as the newest ones tell, from the budget.
  private mutating func isGranted(_ larger: Int) -> Bool {
    guard let budget else { return true }
    let beside =
      values.count * MemoryLayout<StoredValue>.stride
      + results.count * MemoryLayout<CallResult>.stride
    let wanted = larger * (MemoryLayout<Record>.stride + beside / max(allocated, 1))
    let more = max(0, wanted - taken)
    guard budget.take(more, evenIfTooMuch: larger <= MessageBudget.least) else { return false }
    taken += more
    return true
  }

  /// Keeps a value for the next record, and gives what the record refers to it by.
  mutating func add(_ value: consuming StoredValue) -> UInt {
    let index = valueCount
    let place = index % (capacity + 1)
    valueCount += 1
    if place < values.count {
      values[place] = value
    } else {
      values.append(value)
    }
    return UInt(index)
  }

  /// Forgets the newest value, whose message was refused.
  mutating func removeLastValue() { valueCount -= 1 }

  /// Keeps what a call returned.
  mutating func add(_ result: CallResult) {
    if results.count < capacity {
      results.append(result)
    } else {
      results[resultCount % capacity] = result
    }
    resultCount += 1
  }
}

/// What one call returned.
struct CallResult {
  let call: UInt32
  let value: StoredValue
}

/// The values that some records refer to, in the order of the records.
///
/// A value is kept right before its record is written, so those of records in order are numbered
/// without a gap.
struct StoredValues {
  private var first: UInt = 0
  private var values: ContiguousArray<StoredValue> = []

  /// Adds what the next record refers to.
  mutating func append(_ value: StoredValue, of record: Record) {
    if values.isEmpty { first = record.payload }
    values.append(value)
  }

  /// What a record refers to.
  func value(of record: Record) -> StoredValue {
    let place = Int(bitPattern: record.payload &- first)
    return values.indices.contains(place) ? values[place] : .none
  }
}
