@main
enum LayercakeBench {
  static func main() {}
}
