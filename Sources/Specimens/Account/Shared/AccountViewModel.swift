// Demonstrates what the Presenter gives the View: texts, ready to be
// shown.

struct AccountViewModel: Equatable {
  let text: String
  let 계좌종류: String
}
