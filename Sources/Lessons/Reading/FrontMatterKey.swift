/// A key of a lesson's front matter.
enum FrontMatterKey: String, CaseIterable {
  /// What the lesson is known by.
  case id
  /// What the lesson is about.
  case title
  /// What the part of the course is called that begins with it.
  case part
  /// The ids of lessons that come before it.
  case requires
  /// The language of its prose.
  case language

  /// Whether a lesson can't do without it.
  var isRequired: Bool { self == .id || self == .title }
  /// Whether it takes a list.
  var takesList: Bool { self == .requires }
}
