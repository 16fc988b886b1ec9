#define _GNU_SOURCE
#include "CEditLine.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

EditLine *edit_begin(const char *program) { return el_init(program, stdin, stdout, stderr); }

void edit_set_prompt(EditLine *e, edit_prompt_function f, char escape) {
  el_set(e, EL_PROMPT_ESC, f, escape);
}

void edit_set_int(EditLine *e, int operation, int value) { el_set(e, operation, value); }

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

void edit_set_reader(EditLine *e, edit_read_function f) { el_set(e, EL_GETCFN, f); }

void edit_set_terminal(EditLine *e, const char *mode) { el_set(e, EL_SETTY, "-d", mode, NULL); }

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
  handle(SIGTERM, tell);
  handle(SIGHUP, tell);
  return true;
}

void edit_signals_while_editing(bool isEditing) {
  void (*handler)(int) = isEditing ? tell : SIG_DFL;
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

void edit_end_process(int number) {
  handle(number, SIG_DFL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
}

// Crashes.

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

static void crash(int number, siginfo_t *info, void *context) {
  edit_restore_terminal();
  // The handler that was set before goes on: Swift's backtracer, or the system's own.
  sigaction(number, &before[number], NULL);
  if (before[number].sa_flags & SA_SIGINFO && before[number].sa_sigaction) {
    before[number].sa_sigaction(number, info, context);
    return;
  }
  raise(number);
}

void edit_guard_terminal(void) {
  if (tcgetattr(STDIN_FILENO, &remembered) != 0) return;
  if (isRemembered) return;
  isRemembered = 1;
  int numbers[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = crash;
    action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
    sigaction(numbers[i], &action, &before[numbers[i]]);
  }
}
