/// A closure that one layer was handed by another, for as long as anything keeps it: a layer that
/// only passes it on, to something that answers at once, holds nothing.
///
/// Sendable, because its only pointer is to a constant.
public struct HandedClosure: @unchecked Sendable {
  /// The layer that was handed it.
  public let keeper: UInt32
  /// The layer that handed it over, and as which it runs.
  public let owner: UInt32
  /// The method of the owner that handed it over; nil if that isn't known any more.
  public var site: Site? { start.map { Site($0) } }
  /// The text of that method's site; most closures are never asked about.
  let start: UnsafePointer<UInt8>?
}

/// Lives as long as a closure that was handed over: the closure keeps it.
///
/// It doesn't keep the recorder's layers, nor is it one of their tokens.
final class ClosureLife: @unchecked Sendable {
  private let id: Int
  private let recorder: Recorder

  init(_ id: Int, in recorder: Recorder) {
    self.id = id
    self.recorder = recorder
  }

  deinit { recorder.forgetClosure(id) }
}
