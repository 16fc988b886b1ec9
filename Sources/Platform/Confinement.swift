import CProcess

/// What a process in a sandbox takes from itself, before code runs in it that others wrote.
public enum Confinement {
  /// Limits this process and those that it starts: 4 GiB of memory each, 256 MiB a file, 256 processes, and
  /// some time on a processor each. (The system doesn't count the processes of its administrator.)
  ///
  /// - Parameter seconds: How long each may use a processor.
  public static func limit(seconds: Int) {
    process_limit(4 << 30, 256 << 20, 256, UInt(seconds))
  }

  /// Takes from this process, for good, the right to start processes and programs, to signal others, to write
  /// files, and to open sockets.
  ///
  /// - Returns: Whether the system could do that.
  public static func confine() -> Bool { process_confine() == 0 }
}
