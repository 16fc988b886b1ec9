import Platform
import Sessions

/// This program, run once more, with another seed for all that is random.
enum SecondProcess {
  /// Begins to run the program with other arguments. What is returned waits for what it writes to
  /// standard output: nil if it couldn't be run, or failed.
  static func begin(_ arguments: [String]) -> () -> String? {
    let child = ChildProcess(program, [ProgramIdentity.current.name] + arguments, .output)
    return {
      guard let result = child?.finish(), result.status == 0 else { return nil }
      return String(decoding: result.output, as: UTF8.self)
    }
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
