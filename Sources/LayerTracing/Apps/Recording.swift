/// Something that the user does, or the app by itself, by the name that the trace gives it.
///
/// ```swift
/// @IBAction func buyTapped() { Recording("buy") { presenter.buyTapped() } }
/// ```
///
/// What happens in it, and in tasks that are begun in it, is an event of the trace: its messages have its number and
/// its name. One inside another is an event of its own, whose first messages come from the layer that runs. Without a
/// recorder that was started it costs next to nothing.
public struct Recording<Value> {
  /// What was done in it came to.
  public let value: Value

  /// Records what `body` causes as one event.
  ///
  /// - Parameters:
  ///   - name: What the user does, as a word or two: `buy`.
  ///   - body: Does it.
  /// - Throws: What `body` throws.
  @discardableResult
  public init(_ name: String, _ body: () throws -> Value) rethrows {
    guard let frame = AppRecorder.frame(ofNew: name) else {
      value = try body()
      return
    }
    value = try AppFrame.local.withValue(frame, operation: body)
  }

  /// Records what `body` causes as one event, before and after it waits.
  ///
  /// - Parameters:
  ///   - name: What the user does, as a word or two: `buy`.
  ///   - isolation: The actor that the caller is isolated to; `body` runs there, too.
  ///   - body: Does it.
  /// - Throws: What `body` throws.
  @discardableResult
  public init(
    _ name: String, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
  ) async rethrows {
    guard let frame = AppRecorder.frame(ofNew: name) else {
      value = try await body()
      return
    }
    value = try await AppFrame.local.withValue(frame, operation: body)
  }
}
