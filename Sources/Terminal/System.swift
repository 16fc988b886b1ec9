import Platform

/// What this module asks the system for beyond reading and writing.
enum System {
  /// Waits until a descriptor that doesn't block can be read or written, if that is why a call on it was refused.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - events: For what: `POLLIN` or `POLLOUT`.
  ///   - error: The errno of the call.
  /// - Returns: The errno; 0 if the call may be repeated.
  static func wait(_ descriptor: Int32, for events: Int32, after error: Int32) -> Int32 {
    guard error == EAGAIN || error == EWOULDBLOCK else { return error }
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&request, 1, -1) < 0 ? errno : 0
  }

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

  /// The first line feed among some bytes.
  static func firstLineFeed(_ bytes: UnsafeMutablePointer<UInt8>, count: Int) -> Int? {
    guard let found = memchr(bytes, 0x0A, count) else { return nil }
    return UnsafeRawPointer(bytes).distance(to: UnsafeRawPointer(found))
  }
}
