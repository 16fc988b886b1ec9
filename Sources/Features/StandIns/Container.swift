/// Knows what stands behind a protocol: stands in for Swinject's `Container`.
///
/// ```swift
/// let container = Container()
/// container.register((any FeatureRepository).self) { FeatureRepositoryImpl() }
/// let repository = container.resolve((any FeatureRepository).self)
/// ```
///
/// A compiler checks what is passed to an initialiser. What is registered here is looked up while the app
/// runs: a forgotten registration compiles. The answer is nil then, as Swinject's is; an app that unwraps
/// it by force crashes. Source: seed 004, which names Swinject and leaves the container out.
public final class Container {
  private var factories: [ObjectIdentifier: () -> Any] = [:]

  /// Makes a container that knows nothing yet.
  public init() {}

  /// Says how to make what stands behind a type, in the place of what was said before.
  public func register<Service>(_ service: Service.Type, factory: @escaping () -> Service) {
    factories[ObjectIdentifier(service)] = factory
  }

  /// Makes what stands behind a type; nil if nothing was registered for it.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    factories[ObjectIdentifier(service)]?() as? Service
  }
}

/// A property that a container fills: stands in for the `@Inject` that is often written around Swinject.
///
/// ```swift
/// @Inject private var repository: (any FeatureRepository)?
///
/// init(container: Container) {
///   _repository = Inject(from: container)
/// }
/// ```
///
/// The customary one asks a global container, and traps if it doesn't know the type. This one is handed
/// its container, and is nil then. Source: seed 004.
@propertyWrapper
public struct Inject<Service> {
  /// What stands behind the type; nil if nothing was registered for it.
  public let wrappedValue: Service?

  /// Fills the property once and for all.
  public init(from container: Container) { wrappedValue = container.resolve(Service.self) }
}

extension Inject: CustomReflectable {
  /// What was injected, as if the property held it itself.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
