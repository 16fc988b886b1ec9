import CCourse
import Hosting

/// The course that is part of the program.
enum EmbeddedCourse {
  /// Its files, as they are named below the folder of lessons.
  static var sources: [LessonSource] {
    (0..<course_count()).map { index in
      let file = course_file_at(index)
      let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
      return LessonSource(
        file: "Lessons/" + String(cString: file.path), text: String(decoding: bytes, as: UTF8.self))
    }
  }
}
