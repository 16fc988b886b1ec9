import Catalog
import Hosting

/// The program: Layercake's own features and course, hosted as any others are.
@main
struct Layercake: LayercakeHost {
  static let features = Catalog.features
  static let lessons = HostLessons.embedded { EmbeddedCourse.sources }
}
