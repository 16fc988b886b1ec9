import CProcess

/// This process and copies of it, which do parts of the same work and tell one another what came of it.
///
/// A copy knows all that this process knew when it was made, and goes on as this one does: after each ``exchange(_:unless:)``
/// all know the same. A copy that ends, whatever ends it, costs nothing but time: this process does its part, too.
public final class ProcessCrew {
  /// How many processes there are, this one included.
  public let count: Int
  /// Which of them this one is: 0 for the one that made the others.
  public private(set) var place = 0

  /// The copies that are there, by their places, with the ends of the pipes from and to them; in a copy none.
  private var helpers: [Int: (process: pid_t, ends: Pipe)] = [:]
  /// In a copy, where the parts of all come from, and where its own go to.
  private var ends = Pipe(input: -1, output: -1)

  /// How many processors this process may use.
  public static var processors: Int { max(1, Int(process_processors())) }

  private static let pulse: Int32 = 20
  /// How many times as long as this process needed for its own part another one may need.
  private static let patience = 5

  private init(_ count: Int) { self.count = count }

  /// Does something in several processes at once. It is what this process came to that is given back; a copy
  /// ends where it would be.
  ///
  /// - Parameters:
  ///   - count: How many processes, this one included.
  ///   - body: What each does.
  /// - Returns: What this process came to.
  /// - Throws: What it throws.
  public static func run<Result, Failure: Error>(
    _ count: Int, _ body: (ProcessCrew) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let crew = ProcessCrew(count)
    for place in 1..<max(count, 1) { crew.add(place) { _ = try? body(crew) } }
    defer { crew.end() }
    return try body(crew)
  }

  /// Makes a copy, which does its part of the work and ends. One that can't be made is missing from the beginning.
  private func add(_ place: Int, _ work: () -> Void) {
    guard let pipes = try? Pipe.open(2) else { return }
    let near = Pipe(input: pipes[0].input, output: pipes[1].output)
    let far = Pipe(input: pipes[1].input, output: pipes[0].output)
    let process = try? copyProcess(isAlone: false) {
      near.close()
      for helper in helpers.values { helper.ends.close() }
      (self.place, ends, helpers) = (place, far, [:])
      work()
    }
    far.close()
    if let process { helpers[place] = (process, near) } else { near.close() }
  }

  /// Does this process's part, tells the others what came of it, and is told of theirs.
  ///
  /// - Parameters:
  ///   - part: Does the part of a process, by its place: the own one, and that of a process that is gone or takes too
  ///     long.
  ///   - wasInterrupted: Whether to wait no longer; it is asked fifty times a second.
  /// - Returns: The parts by the processes' places; nil if it was interrupted.
  public func exchange(
    _ part: (Int) -> [UInt8], unless wasInterrupted: () -> Bool
  ) -> [[UInt8]]? {
    let start = ContinuousClock.now
    var parts = [[UInt8]](repeating: [], count: count)
    parts[place] = part(place)
    guard place == 0 else {
      guard ProcessCrew.write(parts[place], to: ends.output) else { _exit(0) }
      for index in parts.indices {
        guard let part = ProcessCrew.read(from: ends.input, until: { false }) else { _exit(0) }
        parts[index] = part
      }
      return parts
    }
    let now = ContinuousClock.now
    let end = now + max(.seconds(1), (now - start) * ProcessCrew.patience)
    for index in 1..<max(count, 1) {
      var answer: [UInt8]?
      if let helper = helpers[index] {
        answer = ProcessCrew.read(from: helper.ends.input) {
          wasInterrupted() || ContinuousClock.now > end
        }
        if answer == nil { remove(index) }
      }
      if wasInterrupted() { return nil }
      parts[index] = answer ?? part(index)
      if wasInterrupted() { return nil }
    }
    for (index, helper) in helpers {
      for part in parts where helpers[index] != nil {
        if !ProcessCrew.write(part, to: helper.ends.output) { remove(index) }
      }
    }
    return parts
  }

  private func remove(_ place: Int) {
    guard let helper = helpers.removeValue(forKey: place) else { return }
    helper.ends.close()
    kill(helper.process, SIGKILL)
    _ = ProcessEnd(of: helper.process)
  }

  private func end() {
    for place in Array(helpers.keys) { remove(place) }
  }

  // MARK: Parts, each after its length

  private static func write(_ part: [UInt8], to descriptor: Int32) -> Bool {
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    let length = withUnsafeBytes(of: part.count) { Array($0) }
    return (try? writeAll(descriptor, length + part)) != nil
  }

  private static func read(from descriptor: Int32, until isOver: () -> Bool) -> [UInt8]? {
    guard let length = read(MemoryLayout<Int>.size, from: descriptor, until: isOver) else {
      return nil
    }
    let count = length.withUnsafeBytes { $0.load(as: Int.self) }
    return read(count, from: descriptor, until: isOver)
  }

  private static func read(
    _ count: Int, from descriptor: Int32, until isOver: () -> Bool
  ) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&watched, 1, pulse) <= 0 {
        if isOver() { return nil }
        continue
      }
      let number = bytes.withUnsafeMutableBytes {
        Platform.read(descriptor, $0.baseAddress.map { $0 + done }, count - done)
      }
      if number > 0 {
        done += number
      } else if number == 0 || errno != EINTR {
        return nil
      }
    }
    return bytes
  }
}
