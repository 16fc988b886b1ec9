import Hosting

/// The shell with the lamp in it.
@main
struct Lamp: LayercakeHost {
  static let version = "1.0"
  static let features = [
    Feature(
      "lamp", "a lamp that is switched", events: LampEvent.self,
      in: [pattern])
  ]
  static let lessons = HostLessons.folder("Lessons")
}
