/// The file with the goods that the shop sends: a line for each of them, with title, price, picture, and what the
/// shop says of it.
public enum GoodsFile {
  /// Today's, as the shop sends it to a device of a service's language.
  public static func today(for service: Service) -> String {
    service.language == "ko"
      ? """
      천국 사탕;120;magic_candy;마법 사탕은 천국에서 만들어집니다.
      천국 초코;240;magic_choco;사탕과 같은 곳에서 만들어집니다.
      """
      : """
      Heaven Candy;120;magic_candy;Magic candy, made in heaven.
      Heaven Choco;240;magic_choco;Made where the candy is made.
      """
  }
}
