import CEditLine
import Platform
import Terminal

/// Lines typed at a terminal, edited with libedit: emacs and vi keys, the user's `.editrc`, history,
/// completion, Hangul in any locale.
///
/// libedit's own reader loses a Ctrl-C now and then, and signals the whole process group; it is given
/// a reader of ours and never hears of signals. The terminal is put back after every end but SIGKILL.
/// Use it from one thread.
public final class LineEditor: LineSource {
  /// What could be typed: the line and the cursor's place in it, in characters, are given.
  public var completer: (String, Int) -> LineCompletion = { _, _ in
    LineCompletion(replacing: 0, with: [])
  }

  /// What stands before the line that a search has found: what is searched for is given, and whether there
  /// is such a line.
  public var searchHead: (_ wanted: String, _ isFound: Bool) -> String = { wanted, _ in
    "'\(wanted)': "
  }

  /// Called with how wide the terminal draws ambiguous characters, once it has answered. If this is
  /// set, the first line asks the terminal.
  public var ambiguousWidthWasFound: ((AmbiguousWidth) -> Void)?

  let editor: OpaquePointer
  let out: Output
  let screen = EditScreen()
  let typed: TypedLines
  var keys = KeyReader()
  var buffer: LineBuffer
  var prompt: EditPrompt
  private(set) var lookout: Lookout?
  /// What was suggested last; and whether it is on the screen.
  var suggestion: Suggestion?
  var isSuggesting = false
  private var hasAskedForWidth = false
  /// Why the line ended, if not by Enter.
  private var ending: ReadResult?
  /// Text to be put in at once, when libedit asks what ``KeyBindings/insertKey`` means.
  private var insertion = ""
  /// The columns of the terminal when the line was drawn.
  var drawnColumns = 80
  /// Whether the cursor stood in the midst of the line at the last key.
  var wasAmidst = false

  /// How long a terminal may take to say where its cursor is, in milliseconds.
  private static let patience: Int32 = 100
  /// More columns or rows than this no terminal has.
  private static let largestSide: UInt16 = 1_000

  /// Takes over the terminal at standard input and output, as `.editrc` has it for the program; nil if
  /// lines can't be edited there. The output is flushed before each line.
  public init?(program: String, out: Output, history: LineHistory = LineHistory()) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    edit_use_utf8()
    edit_mend_size(LineEditor.largestSide)
    guard edit_signals_begin(), let editor = edit_begin(program),
      let typed = TypedLines(of: editor, history)
    else { return nil }
    edit_guard_terminal()
    self.editor = editor
    self.out = out
    self.typed = typed
    prompt = EditPrompt(for: out.profile)
    buffer = LineBuffer(of: editor)
    edit_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
    edit_set_prompt(
      editor, { LineEditor.owner(of: $0)?.prompt.text },
      CChar(EditPrompt.escape.asciiValue ?? 0))
    edit_set_reader(editor) { LineEditor.owner(of: $0)?.read(into: $1) ?? -1 }
    edit_set_int(editor, EL_SIGNAL, 0)
    edit_keep_returns(editor)
    // no text: libedit's own list of functions
    edit_add_function(editor, KeyBindings.insert, "put in what was pasted") { editor, _ in
      LineEditor.owner(of: editor)?.insert() ?? UInt8(CC_ERROR)
    }
    // no text: libedit's own list of functions
    edit_add_function(editor, KeyBindings.complete, "complete the word at the cursor") {
      editor, _ in
      LineEditor.owner(of: editor)?.complete() ?? UInt8(CC_ERROR)
    }
    // no text: libedit's own list of functions
    edit_add_function(editor, KeyBindings.search, "search the lines that were typed") {
      editor, _ in
      LineEditor.owner(of: editor)?.search() ?? UInt8(CC_ERROR)
    }
    // no text: libedit's own list of functions
    edit_add_function(editor, KeyBindings.forward, "go right, or take what is suggested") {
      editor, _ in
      LineEditor.owner(of: editor)?.goForward() ?? UInt8(CC_ERROR)
    }
    KeyBindings(editor: editor).bind()
  }

  deinit {
    el_end(editor)
    keys.close()
  }

  private static func owner(of editor: OpaquePointer?) -> LineEditor? {
    guard let editor, let owner = edit_owner(editor) else { return nil }
    return Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue()
  }

  // MARK: A line

  /// Waits for the next line.
  public func next(prompt: StyledText) -> ReadResult {
    out.flush()
    self.prompt = EditPrompt(prompt, for: out.profile)
    typed.begin()
    edit_mend_size(LineEditor.largestSide)
    edit_signals_while_editing(true)
    let result = edit()
    edit_signals_while_editing(false)
    // A signal to end that came after the last key: a command must not keep it waiting.
    return keys.takeEnd().map { .terminated(signal: $0) } ?? result
  }

  /// Lets a line be typed.
  private func edit() -> ReadResult {
    ending = nil
    drawnColumns = screen.size.columns
    edit_set_int(editor, EL_PREP_TERM, 1)
    screen.marksPastes(true)
    askForWidth()
    defer {
      // A late answer of the terminal must not end up on the next program's line.
      if let column = keys.waitForCursorReport(LineEditor.patience) { found(column: column) }
      screen.marksPastes(false)
      edit_set_int(editor, EL_PREP_TERM, 0)
    }
    var count: Int32 = 0
    errno = 0
    let text = el_gets(editor, &count)
    let reason = errno
    if let ending { return ending }
    guard let text, count > 0 else {
      return count == 0 || reason == 0 ? .endOfInput : .failed(errno: reason)
    }
    var line = String(cString: text)
    if line.hasSuffix("\n") { line.removeLast() }
    typed.add(line)
    return .line(line)
  }

  /// Says whether lines that are typed from now on are kept.
  public func keepsLines(_ isKept: Bool) { typed.isKeeping = isKept }

  /// Says what is looked at while a line is typed.
  public func looks(at lookout: Lookout) { self.lookout = lookout }

  /// Draws an ambiguous character, asks where the cursor is then, and takes it away again.
  private func askForWidth() {
    guard ambiguousWidthWasFound != nil, !hasAskedForWidth, !screen.isDumb else { return }
    hasAskedForWidth = true
    keys.expectCursorReport()
    edit_write("\r─\u{1B}[6n\r\u{1B}[K")
  }

  /// Tells the width: the cursor stood behind one ambiguous character.
  private func found(column: Int) {
    guard (2...3).contains(column) else { return }
    ambiguousWidthWasFound?(column == 3 ? .wide : .narrow)
  }

  /// Why lines can't be kept for the next shell, in words; nil if they can.
  public var historyFailure: String? { typed.failure }

  /// Whether more has been typed already.
  public var hasTypedAhead: Bool { keys.hasMore }

  /// Takes a Ctrl-C that came since the last line; a signal to end the process is one, too, and stays.
  public func takeInterrupt() -> Bool { keys.takeInterrupt() || keys.hasEnd() }

  /// Makes Ctrl-C give up the line instead of the session, where lines aren't edited: the wait for input
  /// returns, and at all other times the signal waits for that.
  public static func outliveInterrupts() { edit_outlive_interrupts() }

  /// Ends the process by a signal, as if it hadn't been caught, so that the parent process knows.
  public static func endProcess(by signal: Int32) -> Never {
    edit_end_process(signal)
    exit(128 + signal)
  }

  // MARK: Keys

  /// Gives libedit the next character: 1 if there is one, 0 at the end, -1 if the line is over.
  private func read(into character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    guard let character else { return -1 }
    // The prompt is drawn by now, so the user doesn't notice that reading takes time.
    typed.read()
    mendDrawing()
    suggest()
    while true {
      let key = keys.next(pausingAfter: pause)
      // Nothing is drawn anew a few times a second.
      if key != .pause {
        endSuggesting()
        mend()
      }
      switch key {
      case .character(let scalar):
        // The private key can't be typed.
        if scalar == KeyBindings.insertKey { continue }
        character.pointee = wchar_t(bitPattern: scalar)
        return 1
      case .text(let text):
        insertion = text
        character.pointee = wchar_t(bitPattern: KeyBindings.insertKey)
        return 1
      case .interrupt: return end(.interrupted)
      case .suspend: suspend()
      case .quit:
        edit_restore_terminal()
        edit_end_process(SIGQUIT)
      case .signal(let number):
        if let result = hear(number) { return end(result) }
      case .column(let column): found(column: column)
      case .pause: lookOut()
      case .end: return 0
      case .failed(let reason): return end(.failed(errno: reason))
      }
    }
  }

  private func end(_ result: ReadResult) -> Int32 {
    // A terminal that sends the signal itself shows this, too.
    if result == .interrupted { edit_write("^C") }
    ending = result
    errno = EINTR
    return -1
  }

  /// What a signal means; nil if the line goes on.
  private func hear(_ number: Int32) -> ReadResult? {
    switch number {
    case SIGINT: return .interrupted
    case SIGWINCH:
      edit_mend_size(LineEditor.largestSide)
      redraw { el_resize(self.editor) }
    case SIGTSTP: suspend()
    case SIGCONT:
      edit_set_int(editor, EL_PREP_TERM, 0)
      edit_set_int(editor, EL_PREP_TERM, 1)
      redraw {}
    default: return .terminated(signal: number)
    }
    return nil
  }

  private func suspend() {
    screen.marksPastes(false)
    edit_set_int(editor, EL_PREP_TERM, 0)
    edit_stop_process()
    edit_set_int(editor, EL_PREP_TERM, 1)
    screen.marksPastes(true)
    edit_mend_size(LineEditor.largestSide)
    el_resize(editor)
    edit_write("\r")
    drawnColumns = screen.size.columns
    edit_refresh(editor)
  }

  private func insert() -> UInt8 {
    defer { insertion = "" }
    return buffer.put(insertion) ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
  }
}
