import Platform
import Sessions

/// Where code is built and run that others wrote: this program, once more, in a sandbox that bubblewrap makes.
///
/// It sees the system's programs and libraries, the compiler, this program's own build, and two files, and can
/// change none of them. It has no network, an empty environment, no terminal, and a folder in memory to write to, which
/// goes with it. All that comes out of it is a text.
public struct Sandbox {
  /// Where the sandbox's file is in it.
  public static let file = "/layercake-input"
  /// Where the file of the lesson is in it.
  public static let lesson = "/layercake-lesson.md"

  private let maker: String
  private let arguments: [String]
  /// How long one may be there, in seconds: as long as the index, the compiler and a hunt may take, and some more.
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
      return arguments
        + ["--ro-bind", path, Sandbox.file, "--ro-bind", lessonPath, Sandbox.lesson]
        + [Sandbox.program] + arguments
    }
    return ChildProcess.run(
      maker, each: each, atOnce: ProcessCrew.processors, most: Sandbox.mostSeconds
    ) { false }
  }
}
