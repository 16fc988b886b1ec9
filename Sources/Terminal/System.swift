import Platform

/// The few system calls this module makes, under names that don't collide with its methods.
enum System {
  /// The errno of an interrupted call.
  static let interrupted = EINTR

  /// read(2): the bytes read, 0 at the end, or -1 with the errno.
  static func receive(
    _ descriptor: Int32, into buffer: UnsafeMutableRawPointer, capacity: Int
  ) -> (count: Int, error: Int32) {
    let count = read(descriptor, buffer, capacity)
    return (count, count < 0 ? errno : 0)
  }

  /// write(2): the bytes written, or -1 with the errno.
  static func send(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer, count: Int
  ) -> (count: Int, error: Int32) {
    let written = write(descriptor, bytes, count)
    return (written, written < 0 ? errno : 0)
  }

  /// Whether a call was refused only because it would have had to wait.
  static func isWouldBlock(_ error: Int32) -> Bool {
    error == EAGAIN || error == EWOULDBLOCK
  }

  /// Waits until a descriptor that does not block can be read: 0, or the errno.
  static func waitToRead(_ descriptor: Int32) -> Int32 { wait(descriptor, for: POLLIN) }

  /// Waits until standard input can be read, taking the signals that are otherwise blocked: 0, or
  /// the errno. A signal that came before is answered at once; with a plain read it would be lost.
  static func waitInterruptibly() -> Int32 {
    var readable = fd_set()
    withUnsafeMutableBytes(of: &readable) { $0[0] = 1 }
    var none = sigset_t()
    sigemptyset(&none)
    return pselect(STDIN_FILENO + 1, &readable, nil, nil, nil, &none) < 0 ? errno : 0
  }

  /// Takes an interrupt that came while it was blocked: whether there was one.
  static func takeInterrupt() -> Bool {
    var pending = sigset_t()
    guard sigpending(&pending) == 0, sigismember(&pending, SIGINT) == 1 else { return false }
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    var number: Int32 = 0
    return sigwait(&interrupt, &number) == 0
  }

  /// Waits until a descriptor that does not block can be written: 0, or the errno.
  static func waitToWrite(_ descriptor: Int32) -> Int32 { wait(descriptor, for: POLLOUT) }

  private static func wait(_ descriptor: Int32, for events: Int32) -> Int32 {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&request, 1, -1) < 0 ? errno : 0
  }

  /// The first line feed among some bytes.
  static func firstLineFeed(_ bytes: UnsafeMutablePointer<UInt8>, count: Int) -> Int? {
    guard let found = memchr(bytes, 0x0A, count) else { return nil }
    return UnsafeRawPointer(bytes).distance(to: UnsafeRawPointer(found))
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
