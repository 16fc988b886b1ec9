/// The file with the goods that the shop sends to a device: a line for each of them, with title, price, picture, and
/// what the shop says of it.
public struct GoodsFile {
  private let service: Service

  /// The file on the device that reaches this service; where that fails, the file came in half.
  public init(_ service: Service) { self.service = service }

  /// What is in it now, in the device's language.
  public var text: String {
    let whole =
      service.language == "ko"
      ? """
      천국 사탕;120;magic_candy;마법 사탕은 천국에서 만들어집니다.
      천국 초코;240;magic_choco;사탕과 같은 곳에서 만들어집니다.
      """
      : """
      Heaven Candy;120;magic_candy;Magic candy, made in heaven.
      Heaven Choco;240;magic_choco;Made where the candy is made.
      """
    return service.mode == .fail ? String(whole.prefix(whole.count / 2)) : whole
  }
}
