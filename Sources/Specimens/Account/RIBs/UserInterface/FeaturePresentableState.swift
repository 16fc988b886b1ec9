// Demonstrates the state as the user interface shows it: texts, and no
// more than are shown.

struct FeaturePresentableState {
  let text: String
  let 계좌종류: String
  let 안내: String?
}
