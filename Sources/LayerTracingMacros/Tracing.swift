/// Whether layers are traced: the package's trait of that name, which SwiftPM hands to the compiler as a condition.
enum Tracing {
  static var isOn: Bool {
    #if Tracing
      true
    #else
      false
    #endif
  }
}
