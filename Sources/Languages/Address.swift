// no text: an address
/// Where Layercake's repository is.
public let layercakeAddress = "https://github.com/layercake-shell/layercake.git"
