import CLayerTracing

/// What is running in a task, or on a thread where no task runs: the layer, and the message that it handles.
///
/// It is a task-local value, so that what a task begins has its cause in the message in which the task was made. A
/// method binds it from its first to its last statement.
struct AppFrame {
  /// The recording that it is part of; nil where nothing runs.
  var event: AppEvent?
  /// The layer that runs; the app where none does.
  var layer = Party.app
  /// The number of the message that it handles; 0 for none.
  var message = 0
  /// Who sent that message.
  var sender = Party.app

  static let local = TaskLocal(wrappedValue: AppFrame())
  /// The key of the value, as the runtime knows it.
  private static let key = UInt(bitPattern: Unmanaged.passUnretained(local).toOpaque())

  /// What runs here.
  static var current: AppFrame { local.get() }

  /// Binds it until ``pop()``, which the same synchronous function has to call.
  func push() {
    guard let key = UnsafeRawPointer(bitPattern: AppFrame.key) else { return }
    withUnsafeTemporaryAllocation(of: AppFrame.self, capacity: 1) { place in
      guard let address = place.baseAddress else { return }
      // The runtime takes the value from there.
      address.initialize(to: self)
      layer_push_local(
        key, address, unsafeBitCast(AppFrame.self as Any.Type, to: UnsafeRawPointer.self))
    }
  }

  /// Goes back to what ran before.
  static func pop() { layer_pop_local() }
}

/// What the user did, or the app by itself, as one recorder records it: what it causes refers to it.
final class AppEvent: Sendable {
  let recorder: AppRecorder
  let story: AppStory

  init(_ recorder: AppRecorder, _ story: AppStory) {
    (self.recorder, self.story) = (recorder, story)
  }
}

/// An event's number and name, which its messages keep: they can't keep the recorder.
final class AppStory: Sendable {
  /// Its number; 0 for what happens outside of any recording.
  let number: Int
  /// What the developer calls it; nil for 0.
  let name: String?

  init(number: Int, name: String?) { (self.number, self.name) = (number, name) }
}

/// What an asynchronous method of a layer runs as, from its first statement to its last, on whichever threads.
public struct LayerAwait {
  /// How often its task was woken before, in a session.
  let wakes: Int
  /// What runs, where an app is recorded.
  let frame: AppFrame?

  /// Runs a method's statements.
  ///
  /// - Parameters:
  ///   - isolation: The actor that the method is isolated to: nothing here goes elsewhere.
  ///   - body: The statements.
  /// - Returns: What they return.
  /// - Throws: What they throw.
  public func run<Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let frame else { return try await body() }
    // What binds a value passes errors on without their type.
    let outcome: Swift.Result<Result, Failure> = await AppFrame.local.withValue(frame) {
      do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }
}

extension String {
  /// The text as a part of a specimen's name.
  var asNamePart: String {
    let name = map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" }
    return name.isEmpty ? "app" : String(name)
  }
}
