import Features
import Testing

private protocol Repository: AnyObject {
  var name: String { get }
}

private final class Stored: Repository {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class UseCase {
  @Inject var repository: (any Repository)?

  init(container: Container) { _repository = Inject(from: container) }
}

/// What stands behind a protocol, found while the app runs.
@Suite struct ContainerTests {
  private let container = Container()

  @Test func `what is registered is injected`() {
    container.register((any Repository).self) { Stored("a") }
    #expect(UseCase(container: container).repository?.name == "a")
  }

  @Test func `each is given one of its own, by what was registered last`() {
    container.register((any Repository).self) { Stored("a") }
    container.register((any Repository).self) { Stored("b") }
    let (first, second) = (UseCase(container: container), UseCase(container: container))
    #expect(first.repository?.name == "b")
    #expect(first.repository !== second.repository)
  }

  @Test func `what was never registered isn't there, and nothing traps`() {
    #expect(UseCase(container: container).repository == nil)
    // A class that conforms is registered as itself, and not as the protocol.
    container.register(Stored.self) { Stored("a") }
    #expect(UseCase(container: container).repository == nil)
    #expect(container.resolve(Stored.self)?.name == "a")
  }

  @Test func `one container knows nothing of another`() {
    container.register((any Repository).self) { Stored("a") }
    #expect(UseCase(container: Container()).repository == nil)
  }

  @Test func `a mirror looks through the wrapper`() {
    container.register((any Repository).self) { Stored("a") }
    let property = Mirror(reflecting: UseCase(container: container)).children.first?.value
    let mirror = property.map { Mirror(reflecting: $0) }
    #expect(mirror?.displayStyle == .optional)
    #expect(mirror?.children.first?.value is any Repository)
  }
}
