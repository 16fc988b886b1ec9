// Demonstrates that each module of the account speaks for itself: this
// is what the user can do, as the user interface says it. It knows no
// other module.

enum FeaturePresentableAction {
  case viewDidLoad
  case applyCheckCard
  case moveToMain
  case confirm
  case finish
}
