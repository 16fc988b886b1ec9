// Demonstrates selectors: what the screen says is computed from the state
// when it is rendered.

extension AccountState {
  var text: String {
    switch question {
    case nil: "Hello World"
    case .applyCheckCard: "체크카드 신청하러 갈까 말까"
    case .moveToMain: "메인화면으로 갈까 말까"
    }
  }

  var kindText: String { "입출금(\(계좌종류))" }

  var notice: String? {
    switch failure {
    case .unreachable: "Settings can't be fetched: no connection."
    case nil: nil
    }
  }
}
