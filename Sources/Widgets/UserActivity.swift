/// Stands in for Foundation's `NSUserActivity`: what the user is doing in a scene, as far as the app needs it to
/// go on with that later, in another process.
public final class UserActivity {
  /// What the activity is: `counter`.
  public let activityType: String
  /// What the app needs to go on with it, by names of its own. Numbers stand here for the few types that it
  /// may hold.
  public var userInfo: [String: Int] = [:]

  /// Makes an activity of which nothing is known yet.
  public init(activityType: String) {
    self.activityType = activityType
  }
}
