import Languages
import Platform

/// Where a package gets Layercake from.
public struct LayercakeSource: Sendable {
  /// The line in a manifest.
  let dependency: String
  /// What SwiftPM calls the package: the last part of its address.
  let identity: String

  /// Reads an address, or finds a folder.
  ///
  /// - Parameters:
  ///   - text: An address such as `https://…` or `file:///…`, or a folder with the package in it.
  ///   - version: The oldest version that will do, for an address: `0.1`.
  /// - Throws: A refusal if it is neither.
  public init(_ text: String, version: String) throws(Refusal) {
    let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\"" && $0 != "\\" }
    let refusal = Refusal("scaffold.source", text, exitCode: .usage)
    guard isPlain else { throw refusal }
    let isAddress = text.contains("://") || text.hasPrefix("git@")
    var location = text
    if isAddress {
      let numbers = (version.split(separator: ".") + ["0", "0"]).prefix(3).joined(separator: ".")
      dependency = ".package(url: \"\(text)\", .upToNextMinor(from: \"\(numbers)\"))"
    } else {
      guard let path = realpath(text, nil) else { throw refusal }
      defer { free(path) }
      location = String(cString: path)
      guard access(location + "/Package.swift", R_OK) == 0 else { throw refusal }
      dependency = ".package(path: \"\(location)\")"
    }
    let last = location.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? ""
    identity = (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    guard !identity.isEmpty else { throw refusal }
  }
}
