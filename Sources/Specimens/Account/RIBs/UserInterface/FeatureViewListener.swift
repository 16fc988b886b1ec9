// Demonstrates what the user interface needs from outside: a listener
// that takes its actions and has its states. No type of another module
// is named. (The post, 004, calls this FeaturePresentableListener, as
// the Presentation's: in one module two types can't have one name.)

import Features

protocol FeatureViewListener: AnyObject {
  func bind(
    text textHandler: @escaping (_ text: String) -> Void,
    계좌종류 kindHandler: @escaping (_ 계좌종류: String) -> Void,
    안내 noticeHandler: @escaping (_ 안내: String) -> Void
  ) -> Disposable
  func action(_ action: FeaturePresentableAction)
}
