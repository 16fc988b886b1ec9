// Demonstrates what the user interface needs from outside: someone who
// takes its actions and has its states. It names no type of another
// module.

import Features

protocol FeatureViewListener: AnyObject {
  func bind(
    text textHandler: @escaping (_ text: String) -> Void,
    계좌종류 kindHandler: @escaping (_ 계좌종류: String) -> Void,
    안내 noticeHandler: @escaping (_ 안내: String) -> Void
  ) -> Observation
  func action(_ action: FeaturePresentableAction)
}
