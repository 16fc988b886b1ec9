// The component of the account's app, built in RIBs.

import Features

final class AccountAppComponent: Component<any EmptyDependency> {
  let container = Container()
  private let service: AccountService

  init(service: AccountService) {
    self.service = service
    super.init(dependency: EmptyComponent())
  }
}

extension AccountAppComponent: MainDependency {}
