/// One message as the recorder keeps it: 32 bytes, no reference, no text.
///
/// The site is the address of a string literal (see ``Site``), so a record needs no registration,
/// and everything that is known at compile time costs nothing at run time. A record's own id is its
/// position in the store. Sendable, because the only pointer is to a constant.
@frozen
public struct Record: @unchecked Sendable {
  /// What the 64 bits of `payload` mean.
  @frozen
  public enum Payload: UInt32, Sendable {
    /// Nothing: no argument.
    case none
    /// An `Int`, as its bit pattern.
    case int
    /// A `Double`, as its bit pattern.
    case double
    /// 0 or 1.
    case bool
    /// The id of another layer: a trace never keeps an object alive.
    case layer
    /// The position of a value in the recorder's side table.
    case stored
  }

  /// The start of the site's text, null-terminated UTF-8 that lives as long as the program.
  @usableFromInline let site: UnsafePointer<UInt8>
  /// The argument, or where it is; see ``Payload``.
  @usableFromInline let payload: UInt
  /// The id of the message that caused this one, 0 for none.
  @usableFromInline let cause: UInt32
  /// The event in the lower 28 bits, the payload's meaning above.
  @usableFromInline let eventAndPayload: UInt32
  /// The layer instance that sends.
  @usableFromInline let sender: UInt32
  /// The layer instance that receives.
  @usableFromInline let receiver: UInt32

  /// How many bits of `eventAndPayload` the event takes.
  @usableFromInline static var eventBits: UInt32 { 28 }

  @inlinable @inline(__always)
  init(
    site: UnsafePointer<UInt8>, payload: UInt, meaning: Payload, cause: UInt32, event: UInt32,
    sender: UInt32, receiver: UInt32
  ) {
    self.site = site
    self.payload = payload
    self.cause = cause
    self.eventAndPayload = event | meaning.rawValue &<< Record.eventBits
    self.sender = sender
    self.receiver = receiver
  }

  /// The number of the event in which the message was sent.
  var event: Int { Int(eventAndPayload & ((1 << Record.eventBits) - 1)) }
  /// What ``payload`` means.
  var meaning: Payload { Payload(rawValue: eventAndPayload &>> Record.eventBits) ?? .none }
}
