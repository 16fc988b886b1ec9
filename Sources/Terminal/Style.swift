/// What a piece of text is, for the eye. A style says the purpose; the SGR codes that serve it are
/// chosen by the ``Look``. No style carries meaning by colour alone: the words say it too.
public struct Style: Sendable, Hashable {
  enum Purpose: UInt8 {
    case plain, bold, dim, heading, error, success, call, notification, role, caret, hint, code
  }

  let purpose: Purpose

  /// Text without any style.
  public static let plain = Style(purpose: .plain)
  /// Text that stands out.
  public static let bold = Style(purpose: .bold)
  /// Text that stands back.
  public static let dim = Style(purpose: .dim)
  /// The title of what follows.
  public static let heading = Style(purpose: .heading)
  /// What went wrong.
  public static let error = Style(purpose: .error)
  /// What went well.
  public static let success = Style(purpose: .success)
  /// A call from one layer to another.
  public static let call = Style(purpose: .call)
  /// A notification or an asynchronous delivery.
  public static let notification = Style(purpose: .notification)
  /// The name of a role or a layer.
  public static let role = Style(purpose: .role)
  /// The mark below the word that is wrong.
  public static let caret = Style(purpose: .caret)
  /// What could be done next.
  public static let hint = Style(purpose: .hint)

  /// Code, or what could be typed, within a text.
  public static let code = Style(purpose: .code)

  /// The parameters, between `ESC [` and `m`, such as `1;31`, of the SGR sequence (ECMA-48, 8.3.117)
  /// that turns this style on, empty for none. Colours are of the basic eight, which terminals let
  /// their user choose.
  public func sgr(look: Look = .standard) -> String {
    switch look {
    case .standard: standardSGR
    case .projector: projectorSGR
    }
  }

  private var standardSGR: String {
    switch purpose {
    case .plain: ""
    case .bold, .heading: "1"
    case .dim, .hint: "2"
    case .error, .caret: "1;31"
    case .success: "1;32"
    case .call: "32"
    case .notification: "35"
    case .role, .code: "36"
    }
  }

  private var projectorSGR: String {
    switch purpose {
    case .plain, .dim, .hint: ""
    case .bold, .call, .role, .code: "1"
    case .heading: "1;4"
    case .error, .caret: "1;31"
    case .success: "1;32"
    case .notification: "1;35"
    }
  }
}

/// For whose eyes styles are drawn.
public enum Look: Sendable {
  /// One reader at a screen.
  case standard
  /// A class in front of a projector, on a light or a dark ground: bold instead of colours that
  /// wash out, and nothing dimmed.
  case projector
}
