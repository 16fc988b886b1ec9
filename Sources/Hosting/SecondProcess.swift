import Platform
import Sessions

/// This program, run once more, with another seed for all that is random.
enum SecondProcess {
  /// Runs the program with other arguments.
  ///
  /// - Parameter arguments: All but the program's name.
  /// - Returns: What it wrote to standard output; nil if it couldn't be run, or failed.
  static func output(_ arguments: [String]) -> String? {
    guard
      let result = ChildProcess.run(program, [ProgramIdentity.current.name] + arguments, .output),
      result.status == 0
    else { return nil }
    return String(decoding: result.output, as: UTF8.self)
  }

  /// Where this program is.
  private static var program: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      _NSGetExecutablePath(&path, &size)
      return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }
}
