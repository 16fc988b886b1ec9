import Platform

/// What the system knows about this process and the machine.
nonisolated enum Machine {
  /// How many programs wanted to run during the last minute, on average.
  static var load: Double? {
    var averages: [Double] = [0]
    return getloadavg(&averages, 1) == 1 ? averages[0] : nil
  }

  /// The most memory that this process has had in use at a time, in bytes.
  static var peakBytes: Int {
    var usage = rusage()
    // RUSAGE_SELF, to which each C library gives another type.
    getrusage(0, &usage)
    return peakBytes(of: usage)
  }

  /// The peak memory in what the system tells of a process, in bytes.
  static func peakBytes(of usage: rusage) -> Int {
    // Linux counts kibibytes, Darwin bytes.
    #if canImport(Darwin)
      usage.ru_maxrss
    #else
      usage.ru_maxrss * 1024
    #endif
  }

  /// The program of a name in the usual folders. PATH is not asked: what it finds may be a script
  /// that looks for the program in turn, and takes its time.
  static func program(_ name: String) -> String? {
    ["/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/", "/bin/"].map { $0 + name }
      .first(where: isProgram)
  }

  /// Whether a path leads to a program.
  static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Runs `body` while what is printed goes nowhere.
  static func withoutStandardOutput(_ body: () -> Void) {
    fflush(nil)
    let saved = dup(STDOUT_FILENO)
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, STDOUT_FILENO)
    body()
    fflush(nil)
    dup2(saved, STDOUT_FILENO)
    close(saved)
    close(nowhere)
  }
}
