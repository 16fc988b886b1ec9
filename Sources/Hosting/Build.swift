import CBuild

/// How this program was built.
nonisolated enum Build {
  /// What `--version` says below the program's own version: `Layercake 0.1, commit 3322d33, Swift 6.3,
  /// static`, without what isn't known.
  static func line(layercake: String?) -> String {
    // The library that is linked in has the compiler's version, but for its last number.
    let swift = "\(_SwiftStdlibVersion.current)".split(separator: ".").prefix(2)
    let parts: [String?] = [
      layercake.map { "Layercake \($0)" },
      build_commit().map { "commit \(String(cString: $0))" },
      "Swift " + swift.joined(separator: "."),
      build_is_static() ? "static: needs no library" : "needs the libraries that it is linked with",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
