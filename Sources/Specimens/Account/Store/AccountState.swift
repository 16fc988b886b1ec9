// Demonstrates a child's State: what was asked last, and what kind of
// account that makes.

import Features

struct AccountState: Equatable {
  enum Question {
    case applyCheckCard
    case moveToMain
  }

  enum Kind {
    case 한도계좌
    case 미니계좌
    case 일반계좌
  }

  var question: Question?
  var 계좌종류 = Kind.한도계좌
  var failure: ServiceError?
  var isApplyingForCard = false
}
