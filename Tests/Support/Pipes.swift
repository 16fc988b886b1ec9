import Platform

/// The pipes between a test and its child, all served at once so that neither waits for the other.
struct Pipes {
  /// Our ends, by the child's descriptor.
  private var ours: [Int32: Descriptor] = [:]
  private var theirs: [Descriptor] = []
  /// What came, by the child's descriptor.
  private(set) var collected: [[UInt8]] = [[], [], []]

  /// What stands at the child's standard input.
  mutating func source(_ input: Program.Input) throws -> Child.Source {
    switch input {
    case .pipe:
      let (read, write) = try Descriptor.pipe()
      write.stopWaiting()
      ours[0] = write
      theirs.append(read)
      return .descriptor(read.number)
    case .file(let path): return .path(path, flags: O_RDONLY)
    case .closed: return .closed
    }
  }

  /// What stands at the child's standard output or error.
  mutating func source(_ sink: Program.Sink, at number: Int32) throws -> Child.Source {
    switch sink {
    case .collected, .broken:
      let (read, write) = try Descriptor.pipe()
      theirs.append(write)
      if case .collected = sink {
        read.stopWaiting()
        ours[number] = read
      }
      return .descriptor(write.number)
    case .file(let path): return .path(path, flags: O_WRONLY | O_CREAT)
    case .closed: return .closed
    }
  }

  /// Closes the child's ends, which it has by now.
  mutating func closeTheirs() { theirs = [] }

  /// Writes and reads until the child is gone and has nothing more to say.
  ///
  /// - Parameters:
  ///   - feed: What the child reads.
  ///   - child: The child.
  ///   - seconds: How long that may take.
  /// - Throws: If it takes longer.
  mutating func serve(
    _ feed: [UInt8], while child: Child, within seconds: Double
  ) throws {
    var feed = feed[...]
    var isAlive = true
    let deadline = Deadline(seconds: seconds)
    if feed.isEmpty { ours[0] = nil }
    while isAlive || !ours.isEmpty {
      guard !deadline.isPast else { throw SupportError("the program doesn't end") }
      if !isAlive { ours[0] = nil }
      var requests = ours.map { number, end in
        pollfd(fd: end.number, events: Int16(number == 0 ? POLLOUT : POLLIN), revents: 0)
      }
      if isAlive {
        requests.append(pollfd(fd: child.alive.number, events: Int16(POLLIN), revents: 0))
      }
      _ = poll(&requests, nfds_t(requests.count), deadline.milliseconds)
      for request in requests where request.revents != 0 {
        if request.fd == child.alive.number {
          isAlive = false
        } else if let number = ours.first(where: { $1.number == request.fd })?.key {
          if number == 0 { write(&feed) } else { read(number) }
        }
      }
    }
  }

  private mutating func write(_ feed: inout ArraySlice<UInt8>) {
    let count = ours[0]?.write(feed)
    feed = feed.dropFirst(count ?? feed.count)
    if feed.isEmpty { ours[0] = nil }
  }

  private mutating func read(_ number: Int32) {
    switch ours[number]?.read() {
    case .bytes(let bytes): collected[Int(number)] += bytes
    case .end: ours[number] = nil
    case .nothing, nil: break
    }
  }
}
