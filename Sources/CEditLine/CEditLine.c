#define _GNU_SOURCE
#include "CEditLine.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

EditLine *edit_begin(const char *program) { return el_init(program, stdin, stdout, stderr); }

void edit_set_prompt(EditLine *e, edit_prompt_function f, char escape) {
  el_set(e, EL_PROMPT_ESC, f, escape);
}

void edit_set_int(EditLine *e, int operation, int value) { el_set(e, operation, value); }

void edit_keep_returns(EditLine *e) { el_set(e, EL_SETTY, "-d", "-icrnl", "-inlcr", NULL); }

void edit_set_keys(EditLine *e, const char *name) { el_set(e, EL_EDITOR, name); }

void edit_set_owner(EditLine *e, void *owner) { el_set(e, EL_CLIENTDATA, owner); }

void *edit_owner(EditLine *e) {
  void *owner = NULL;
  el_get(e, EL_CLIENTDATA, &owner);
  return owner;
}

void edit_add_function(EditLine *e, const char *name, const char *help, edit_key_function f) {
  el_set(e, EL_ADDFN, name, help, f);
}

void edit_bind(EditLine *e, const char *key, const char *function) {
  el_set(e, EL_BIND, key, function, NULL);
}

void edit_bind_command(EditLine *e, const char *key, const char *function) {
  el_set(e, EL_BIND, "-a", key, function, NULL);
}

bool edit_keys_are_vi(EditLine *e) {
  const char *name = NULL;
  return el_get(e, EL_EDITOR, &name) == 0 && name && strcmp(name, "vi") == 0;
}

static bool is_among(const char *word, const char *const *words) {
  for (; *words; words++) {
    if (strcmp(word, *words) == 0) return true;
  }
  return false;
}

bool edit_carry_out(EditLine *e, const char *line) {
  // The others change how the editor works, or the terminal's size, which libedit doesn't check.
  static const char *const commands[] = {"bind", "setty", NULL};
  // Keys for these must not come back by a binding: see edit_unbind_faulty.
  static const char *const faulty[] = {
      "ed-command",     "em-inc-search-next", "em-inc-search-prev", "vi-histedit", "vi-redo",
      "vi-search-next", "vi-search-prev",     NULL};
  Tokenizer *words = tok_init(NULL);
  if (!words) return false;
  int count = 0;
  const char **list = NULL;
  // Where a quote isn't closed, there is no list, which libedit's own el_source doesn't notice.
  bool isDone = tok_str(words, line, &count, &list) == 0 && count > 0;
  if (isDone) {
    const char *colon = strchr(list[0], ':');
    isDone = is_among(colon ? colon + 1 : list[0], commands);
    for (int i = 1; i < count; i++) {
      if (is_among(list[i], faulty)) isDone = false;
    }
  }
  if (isDone) isDone = el_parse(e, count, list) == 0;
  tok_end(words);
  return isDone;
}

void edit_unbind_faulty(EditLine *e, const char *search) {
  static const char *const unassigned = "ed-unassigned";
  if (!edit_keys_are_vi(e)) {
    // libedit's commands for itself: it takes a line that isn't whole for one.
    edit_bind(e, "\\ex", unassigned);
    edit_bind(e, "\\eX", unassigned);
    // libedit searches what is typed as a regular expression, which takes minutes in a long line.
    edit_bind(e, "^S", search);
    return;
  }
  edit_bind_command(e, ":", unassigned);
  // Doing again types past the reader, where the cursor is set right.
  edit_bind_command(e, ".", unassigned);
  // The line in vi itself: what isn't UTF-8 there leaves a line of -1 characters.
  edit_bind_command(e, "v", unassigned);
  // libedit's search writes beyond its pattern.
  edit_bind_command(e, "/", search);
  edit_bind_command(e, "?", search);
}

void edit_set_reader(EditLine *e, edit_read_function f) { el_set(e, EL_GETCFN, f); }

void edit_set_terminal(EditLine *e, const char *mode) { el_set(e, EL_SETTY, "-d", mode, NULL); }

void edit_signal_keys(bool areSignals) {
  struct termios mode;
  if (tcgetattr(STDIN_FILENO, &mode) != 0) return;
  mode.c_lflag = areSignals ? mode.c_lflag | ISIG : mode.c_lflag & ~(tcflag_t)ISIG;
  tcsetattr(STDIN_FILENO, TCSANOW, &mode);
}

void edit_set_history(EditLine *e, History *h) { el_set(e, EL_HIST, history, h); }

void edit_refresh(EditLine *e) { el_set(e, EL_REFRESH); }

void edit_history_set(History *h, int operation, int value) {
  HistEvent event;
  history(h, &event, operation, value);
}

void edit_history_enter(History *h, const char *line) {
  HistEvent event;
  history(h, &event, H_ENTER, line);
}

bool edit_reserve(EditLine *e, size_t count) {
  wchar_t *blanks = malloc((count + 1) * sizeof *blanks);
  if (!blanks) return false;
  wmemset(blanks, L' ', count);
  blanks[count] = 0;
  bool isThere = el_winsertstr(e, blanks) == 0;
  free(blanks);
  return isThere;
}

static unsigned short at_most(unsigned short value, unsigned short most) {
  return value < most ? value : most;
}

void edit_mend_size(unsigned short most) {
  struct winsize size;
  if (ioctl(STDIN_FILENO, TIOCGWINSZ, &size) != 0) return;
  if (size.ws_col <= most && size.ws_row <= most) return;
  size.ws_col = at_most(size.ws_col, most);
  size.ws_row = at_most(size.ws_row, most);
  ioctl(STDIN_FILENO, TIOCSWINSZ, &size);
}

void edit_use_utf8(void) {
  setlocale(LC_ALL, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0 && !setlocale(LC_CTYPE, "C.UTF-8")) {
    setlocale(LC_CTYPE, "en_US.UTF-8");
  }
  // Numbers are written the same everywhere.
  setlocale(LC_NUMERIC, "C");
}

int edit_width(wchar_t c) { return wcwidth(c); }

void edit_write(const char *text) {
  fputs(text, stdout);
  fflush(stdout);
}

// Signals.

static int ends[2] = {-1, -1};

static void tell(int number) {
  int saved = errno;
  char byte = (char)number;
  ssize_t count = write(ends[1], &byte, 1);
  (void)count;
  errno = saved;
}

static void handle(int number, void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_RESTART;
  sigaction(number, &action, NULL);
}

bool edit_signals_begin(void) {
  if (ends[0] < 0) {
    if (pipe(ends) != 0) return false;
    for (int i = 0; i < 2; i++) {
      fcntl(ends[i], F_SETFL, O_NONBLOCK);
      fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    }
  }
  handle(SIGINT, tell);
  return true;
}

void edit_signals_while_editing(bool isEditing) {
  void (*handler)(int) = isEditing ? tell : SIG_DFL;
  handle(SIGTERM, handler);
  handle(SIGHUP, handler);
  handle(SIGWINCH, handler);
  handle(SIGTSTP, handler);
  handle(SIGCONT, handler);
}

int edit_signals_descriptor(void) { return ends[0]; }

void edit_stop_process(void) {
  handle(SIGTSTP, SIG_DFL);
  handle(SIGCONT, SIG_DFL);
  // Only this process: a sibling in its group goes on.
  kill(getpid(), SIGTSTP);
  handle(SIGTSTP, tell);
  handle(SIGCONT, tell);
}

static void pass(int number) { (void)number; }

void edit_outlive_interrupts(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = pass;
  sigemptyset(&action.sa_mask);
  // Without SA_RESTART, so that the wait returns.
  sigaction(SIGINT, &action, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigprocmask(SIG_BLOCK, &set, NULL);
}

void edit_end_process(int number) {
  handle(number, SIG_DFL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
}

// Crashes, and other ends.

static struct termios remembered;
static volatile sig_atomic_t isRemembered;
static struct sigaction before[NSIG];

void edit_restore_terminal(void) {
  if (!isRemembered) return;
  // The end of bracketed paste.
  ssize_t count = write(STDOUT_FILENO, "\033[?2004l", 8);
  (void)count;
  tcsetattr(STDIN_FILENO, TCSANOW, &remembered);
}

static void end(int number, siginfo_t *info, void *context) {
  edit_restore_terminal();
  // The handler that was set before goes on: Swift's backtracer, or the system's own.
  sigaction(number, &before[number], NULL);
  if (before[number].sa_flags & SA_SIGINFO && before[number].sa_sigaction) {
    before[number].sa_sigaction(number, info, context);
    return;
  }
  raise(number);
}

// Whatever ends a process, unless it is told through the pipe. Some systems lack some of them.
static const int endings[] = {
    SIGILL,  SIGTRAP, SIGABRT, SIGSEGV, SIGBUS,    SIGFPE,  SIGQUIT, SIGUSR1,
    SIGUSR2, SIGALRM, SIGPIPE, SIGSYS,  SIGVTALRM, SIGPROF, SIGXCPU,
#ifdef SIGPOLL
    SIGPOLL,
#endif
#ifdef SIGPWR
    SIGPWR,
#endif
#ifdef SIGSTKFLT
    SIGSTKFLT,
#endif
};

static void guard(int number) {
  sigaction(number, NULL, &before[number]);
  // Another program asked for it to be ignored, and this one goes on then.
  if (!(before[number].sa_flags & SA_SIGINFO) && before[number].sa_handler == SIG_IGN) return;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = end;
  action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
  sigaction(number, &action, NULL);
}

void edit_guard_terminal(void) {
  if (tcgetattr(STDIN_FILENO, &remembered) != 0) return;
  if (isRemembered) return;
  isRemembered = 1;
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) guard(endings[i]);
#ifdef SIGRTMIN
  for (int number = SIGRTMIN; number <= SIGRTMAX; number++) guard(number);
#endif
}
