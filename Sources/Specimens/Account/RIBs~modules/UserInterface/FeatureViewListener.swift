// Demonstrates what the user interface needs from outside: a listener
// that takes its actions and has its states. No type of another module
// of the account is named.

import Features

/// What the screen needs from outside.
@MainActor
public protocol FeatureViewListener: AnyObject {
  /// Has each text told to its handler, now and whenever it is another.
  func bind(
    text textHandler: @escaping (_ text: String) -> Void,
    계좌종류 kindHandler: @escaping (_ 계좌종류: String) -> Void,
    안내 noticeHandler: @escaping (_ 안내: String) -> Void
  ) -> Disposable
  /// Is told what the user did.
  func action(_ action: FeaturePresentableAction)
}
