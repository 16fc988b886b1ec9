/// The messages that a recorder of an app keeps: the newest within so many bytes.
struct AppStore {
  /// A message as it is kept. Sendable, because a site's text is never changed or freed.
  struct Entry: @unchecked Sendable {
    let site: UnsafePointer<UInt8>
    /// The values that came with it; nil for none.
    let values: StoredValue?
    /// What the call returned; nil while it hasn't, and where that is no value.
    var result: StoredValue?
    let story: AppStory
    let cause: Int
    let sender: Party
    let receiver: Party
    let origin: MessageLines.Origin
  }

  /// What a message takes beside its values: the entry, and its part of the memory manager's.
  static let entrySize = MemoryLayout<Entry>.stride
  /// Messages are dropped by so many at once.
  private static let pieceSize = 1_024

  private var pieces: [[Entry]] = []
  private var sizes: [Int] = []
  private let mostBytes: Int
  /// How many bytes its messages take.
  private(set) var bytes = 0
  /// How many messages were dropped, which are the oldest.
  private(set) var dropped = 0

  init(mostBytes: Int) { self.mostBytes = mostBytes }

  /// How many messages it keeps.
  var count: Int {
    pieces.isEmpty ? 0 : (pieces.count - 1) * AppStore.pieceSize + pieces[pieces.count - 1].count
  }

  /// The messages, the oldest first; the first one's number is ``dropped`` + 1.
  var entries: some Sequence<Entry> { pieces.lazy.joined() }

  /// Keeps a message, and drops the oldest ones if there is no room.
  mutating func append(_ entry: Entry) {
    if pieces.last.map({ $0.count == AppStore.pieceSize }) ?? true {
      var piece: [Entry] = []
      piece.reserveCapacity(AppStore.pieceSize)
      pieces.append(piece)
      sizes.append(0)
    }
    add(AppStore.entrySize + (entry.values?.size ?? 0), to: pieces.count - 1)
    pieces[pieces.count - 1].append(entry)
    while bytes > mostBytes, pieces.count > 1 {
      bytes -= sizes.removeFirst()
      dropped += pieces.removeFirst().count
    }
  }

  /// Notes what a call returned, if its message is still kept.
  mutating func setResult(_ result: StoredValue, of id: Int) {
    let place = id - dropped - 1
    guard place >= 0, place < count else { return }
    let (piece, index) = place.quotientAndRemainder(dividingBy: AppStore.pieceSize)
    pieces[piece][index].result = result
    add(result.size, to: piece)
  }

  private mutating func add(_ size: Int, to piece: Int) {
    sizes[piece] += size
    bytes += size
  }
}

extension StoredValue {
  /// About how many bytes it takes outside of its own place.
  fileprivate var size: Int {
    switch self {
    case .int, .double, .bool, .layer, .closure, .none: 0
    case .string(let text), .object(let text): text.utf8.count > 15 ? 32 + text.utf8.count : 0
    case .whole(let value):
      // A value that is larger than three words lies elsewhere; texts in it aren't counted one by one.
      {
        func size<T>(_: T) -> Int { 32 + 2 * MemoryLayout<T>.size };
        return _openExistential(value, do: size)
      }()
    case .described(let text, let types):
      64 + text.utf8.count + types.reduce(0) { $0 + 16 + $1.utf8.count }
    case .list(let values):
      48 + values.reduce(0) { $0 + MemoryLayout<StoredValue>.stride + $1.size }
    }
  }
}
