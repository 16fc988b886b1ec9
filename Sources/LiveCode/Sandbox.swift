import Platform
import Sessions

/// Builds and runs code that others wrote: it starts this program again, in a sandbox that
/// bubblewrap makes.
///
/// The program in the sandbox can read the system's programs and libraries, the compiler, its own
/// build, and two files. It can change none of them. It has no network, no terminal, and an empty
/// environment. It can write only to a folder in memory, which ends with the sandbox. All that
/// comes out is a text.
public struct Sandbox {
  /// The path, in the sandbox, of the file with the text that the program is run on.
  public static let file = "/layercake-input"
  /// The path, in the sandbox, of the lesson's file.
  public static let lesson = "/layercake-lesson.md"

  private let maker: String
  private let arguments: [String]
  /// How long a sandbox may run, in seconds: the limits of the index, the compiler and a hunt, and
  /// some more.
  private static let mostSeconds = 150

  /// Finds what makes sandboxes, and tries it.
  ///
  /// - Throws: What is missing on this machine, or doesn't work.
  public init() throws(BuildError) {
    let place = Toolchain.Place()
    let (read, compilers) = try Toolchain(place).places()
    let makers: [String] = place.searchPath.split(separator: ":").map { "\($0)/bwrap" }
    guard let maker = makers.first(where: { path in access(path, X_OK) == 0 }) else {
      throw .impossible(.noSandbox)
    }
    self.maker = maker
    arguments = Sandbox.arguments(reading: read, compilers)
    let tried = ChildProcess.run(
      maker, arguments + [Sandbox.program, "--version"], most: 20
    ) { false }
    guard tried.end == .done else {
      let lastLine = tried.text.split(separator: "\n").last.map(String.init)
      throw .impossible(.faultySandbox(lastLine ?? maker))
    }
  }

  private static var program: String {
    (try? resolvedPath(programPath)) ?? CommandLine.arguments[0]
  }

  /// What bubblewrap is told, as its manual has it.
  private static func arguments(reading folders: [String], _ compilers: String) -> [String] {
    // no text: options of a program
    var arguments = [
      "--unshare-all", "--unshare-user", "--uid", "65534", "--gid", "65534", "--cap-drop", "ALL",
      "--hostname", "sandbox", "--new-session", "--die-with-parent", "--clearenv",
      "--setenv", "PATH", "\(compilers):/usr/bin:/bin", "--setenv", "HOME", "/tmp",
      "--ro-bind", "/usr", "/usr",
    ]
    for folder in ["bin", "sbin", "lib", "lib32", "lib64", "libx32"] {
      var target = [CChar](repeating: 0, count: 4096)
      let length = readlink("/\(folder)", &target, target.count - 1)
      if length > 0 {
        let link = String(decoding: target[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        arguments += ["--symlink", link, "/\(folder)"]
      } else if Folder.isFolder("/\(folder)") {
        arguments += ["--ro-bind", "/\(folder)", "/\(folder)"]
      }
    }
    for file in ["/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/alternatives"] {
      arguments += ["--ro-bind-try", file, file]
    }
    arguments += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"]
    // Last, because they may lie below the others.
    for folder in folders where !folder.hasPrefix("/usr/") && folder != "/usr" {
      arguments += ["--ro-bind", folder, folder]
    }
    return arguments + ["--chdir", "/tmp"]
  }

  /// Runs this program on texts, each in a sandbox of its own, as many at once as there are processors.
  ///
  /// - Parameters:
  ///   - arguments: The program's arguments.
  ///   - texts: What stands in the file ``file``.
  ///   - lesson: What stands in the file ``lesson``.
  /// - Returns: How each ended, and what it wrote, which may be anything.
  public func run(
    _ arguments: [String], on texts: [String], of lesson: String
  ) -> [ProcessResult] {
    // A copy of this process has a folder of its own.
    let folder = "/tmp/layercake-sandbox-\(getuid())-\(getpid())"
    defer { Folder.removeAll(folder) }
    let lessonPath = "\(folder)/lesson"
    try? Folder.make(folder)
    try? TextFile.write(lesson, to: lessonPath)
    let each = texts.enumerated().map { index, text -> [String] in
      let path = "\(folder)/\(index)"
      try? TextFile.write(text, to: path)
      return self.arguments
        + ["--ro-bind", path, Sandbox.file, "--ro-bind", lessonPath, Sandbox.lesson]
        + [Sandbox.program] + arguments
    }
    return ChildProcess.run(
      maker, each: each, atOnce: ProcessCrew.processors, most: Sandbox.mostSeconds
    ) { false }
  }
}
