import Staging

/// A specimen that the learner builds of code of their own, as it is at one time.
nonisolated public struct OwnBuild: Hashable, Sendable {
  /// The feature: `counter`.
  public let feature: String
  /// The specimen's name: `mvp~mine`.
  public let name: String
  /// The name of the specimen that it began as: `mvp`.
  public let original: String
  /// What tells its sources from others: sixteen hexadecimal digits.
  public let digest: String

  /// Describes a build.
  public init(feature: String, name: String, original: String, digest: String) {
    self.feature = feature
    self.name = name
    self.original = original
    self.digest = digest
  }

  /// Its arguments behind `build`.
  var arguments: [String] { [feature, name, original, digest] }

  /// Whether one takes the place of the other.
  public func isSame(as other: OwnBuild) -> Bool {
    feature == other.feature && name == other.name
  }
}

/// A folder with the learner's code, beside what the session has of it.
nonisolated public struct OwnFolder: Equatable, Sendable {
  /// How its files stand to the build that is there.
  public enum Files: Equatable, Sendable {
    /// They are what was built, or, as long as nothing was built, what was copied.
    case asBuilt
    /// They are others, and couldn't be built.
    case faulty
    /// They are others, and weren't built, or that was taken back.
    case others
    /// There are none.
    case gone
  }

  /// The feature: `counter`.
  public let feature: String
  /// The specimen's name: `mvp~mine`.
  public let name: String
  /// The folder: `counter-mvp`.
  public let path: String
  /// How its files stand to the build that is there.
  public let files: Files

  /// Describes a folder.
  public init(feature: String, name: String, path: String, files: Files) {
    (self.feature, self.name, self.path, self.files) = (feature, name, path, files)
  }
}

/// Where the specimens are that learners built.
///
/// Only code that was built on this machine by the learner is on it: that of others is never compiled or
/// run by opening a file that refers to it.
public protocol BuildShelf: AnyObject {
  /// Whether the code that is on it may end the program: it is tried in a copy of the process first then.
  var mayEndProgram: Bool { get }

  /// Whether the code of a build is on this machine, where the learner built it.
  func holds(_ build: OwnBuild) -> Bool

  /// What the code of a build says otherwise than its original's, to be read by others.
  ///
  /// - Parameters:
  ///   - build: The build.
  ///   - original: What it began as.
  /// - Returns: The files that differ; nil if the code isn't here.
  func code(of build: OwnBuild, like original: Specimen) -> OwnCode?

  /// The folders that the learner works on.
  ///
  /// - Parameter builds: What the session has of them.
  /// - Returns: Each folder, beside that.
  func folders(beside builds: [OwnBuild]) -> [OwnFolder]

  /// Makes a build ready to be loaded: compiles its sources, if that was done by another program.
  ///
  /// - Parameter build: The build.
  /// - Throws: Why it can't be loaded.
  func prepare(_ build: OwnBuild) throws(BuildError)

  /// Loads a build; the same one again, if it was loaded before.
  ///
  /// - Parameters:
  ///   - build: The build.
  ///   - original: What it began as.
  /// - Returns: The specimen.
  /// - Throws: Why it can't be loaded.
  func specimen(_ build: OwnBuild, like original: Specimen) throws(BuildError) -> Specimen
}

/// What can be wrong with the learner's own code.
nonisolated public enum BuildError: Error, Equatable, Sendable {
  /// Code can't be built by this program.
  case impossible(SetupError)
  /// The code of a build isn't on this machine.
  case absent(String)
  /// A build can't be loaded: its name, and what the loader or the compiler says.
  case unloadable(String, String)
  /// No class is a scene delegate, so that nothing puts it into a window.
  case noScene
  /// A folder can't be written or read: its path, and why.
  case folder(String, String)
  /// A folder has no Swift file, or too many: its path, and how many it has.
  case files(String, count: Int, most: Int)
  /// A folder isn't there any more: its path, and what was copied to it, as `edit` takes it.
  case gone(String, copyOf: String)
  /// The compiler didn't end within so many seconds.
  case compilesTooLong(Int)
  /// Ctrl-C was pressed while the compiler ran.
  case stopped
  /// The compiler wasn't content.
  case rejected([Diagnostic], omitted: Int)

  /// Why no code can be built.
  public enum SetupError: Equatable, Sendable {
    /// The program is one file that can load nothing.
    case isStatic
    /// The program offers none.
    case isNotBuilt
    /// There is no compiler.
    case noCompiler
    /// What the compiler needs isn't beside the program; the path where it should be.
    case noModules(String)
    /// There is no program on this machine that makes a sandbox for code that others wrote.
    case noSandbox
    /// The sandbox doesn't work on this machine; what its program says.
    case faultySandbox(String)
  }

  /// One thing that the compiler says.
  public struct Diagnostic: Equatable, Sendable {
    /// The file, as the learner knows it; empty if it is about none.
    public let file: String
    /// The line and the column, from 1; 0 if it is about none.
    public let line: Int
    /// The column, in characters.
    public let column: Int
    /// What it says.
    public let message: String
    /// The line of the source, if it shows it.
    public let source: String?

    /// Describes it.
    public init(file: String, line: Int, column: Int, message: String, source: String?) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
      self.source = source
    }

    /// The file's name, without its folders; empty if it is about none.
    public var fileName: String { file.split(separator: "/").last.map(String.init) ?? "" }
  }

  /// How code ended the process in which it was tried.
  public struct Crash: Equatable, Sendable {
    /// The line that did it.
    public let line: String
    /// How it ended.
    public let end: End
    /// Swift's error line, from standard error; empty if none was written.
    public let errorLine: String
    /// The last message before it, `Presenter -> Model  increase()`; empty if none was sent.
    public let message: String

    /// A way to end.
    public enum End: Equatable, Sendable {
      /// A signal, by its number.
      case signal(Int32)
      /// `exit`, with a status.
      case exit(Int32)
      /// It didn't end within so many seconds.
      case tooLong(Int)
    }
  }
}
