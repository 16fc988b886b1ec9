// Demonstrates where modules meet that don't know each other: the app
// alone registers what stands behind the Domain's protocol. The
// container is passed down the tree; nothing is global.

import AccountDomain
import AccountRepository
import Features
import RIBsFramework

final class AccountAppComponent: Component<any EmptyDependency> {
  let container = Container()

  init(service: AccountService) {
    container.register((any FeatureRepository).self) {
      FeatureRepositoryImpl(service: service)
    }
    super.init(dependency: EmptyComponent())
  }
}

extension AccountAppComponent: MainDependency {}
