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

  var kindText: String {
    switch 계좌종류 {
    case .한도계좌: "입출금(한도계좌)"
    case .미니계좌: "입출금(미니계좌)"
    case .일반계좌: "입출금(일반계좌)"
    }
  }

  var notice: String? {
    switch failure {
    case .unreachable: "Settings can't be fetched: no connection."
    case nil: nil
    }
  }
}
