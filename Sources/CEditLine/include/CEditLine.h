// What Swift can't call of libedit (variadic functions), and what has to happen in a signal handler.
#ifndef LAYERCAKE_CEDITLINE_H
#define LAYERCAKE_CEDITLINE_H

#include <histedit.h>
#include <stdbool.h>
#include <stddef.h>
#include <wchar.h>

typedef char *_Nullable (*edit_prompt_function)(EditLine *_Nullable);
typedef unsigned char (*edit_key_function)(EditLine *_Nullable, int);
typedef int (*edit_read_function)(EditLine *_Nullable, wchar_t *_Nullable);

/// An editor on standard input and output.
EditLine *_Nullable edit_begin(const char *_Nonnull program);
/// The prompt; what stands between two `escape` characters is sent, but takes no columns.
void edit_set_prompt(EditLine *_Nonnull, edit_prompt_function _Nonnull, char escape);
void edit_set_int(EditLine *_Nonnull, int operation, int value);
void edit_set_keys(EditLine *_Nonnull, const char *_Nonnull name);
void edit_set_owner(EditLine *_Nonnull, void *_Nullable);
void *_Nullable edit_owner(EditLine *_Nonnull);
void edit_add_function(
    EditLine *_Nonnull, const char *_Nonnull name, const char *_Nonnull help,
    edit_key_function _Nonnull);
/// Binds a key in the map for inserting.
void edit_bind(EditLine *_Nonnull, const char *_Nonnull key, const char *_Nonnull function);
/// Binds a key in the map for commands, which only vi's keys have.
void edit_bind_command(EditLine *_Nonnull, const char *_Nonnull key, const char *_Nonnull function);
void edit_set_reader(EditLine *_Nonnull, edit_read_function _Nonnull);
/// Lets a mode of the terminal be what it is while editing: `-isig`.
void edit_set_terminal(EditLine *_Nonnull, const char *_Nonnull mode);
void edit_set_history(EditLine *_Nonnull, History *_Nonnull);
void edit_refresh(EditLine *_Nonnull);
void edit_history_set(History *_Nonnull, int operation, int value);
void edit_history_enter(History *_Nonnull, const char *_Nonnull line);

/// Chooses the locale of the environment, or where that is not UTF-8 one that is, so that Hangul can
/// be typed everywhere.
void edit_use_utf8(void);
/// The columns of a character as libedit counts them.
int edit_width(wchar_t);

/// Writes text to the terminal at once.
void edit_write(const char *_Nonnull);

/// Lets signals be told through a pipe from now on: SIGINT, SIGTERM and SIGHUP. Returns whether that
/// could be done.
bool edit_signals_begin(void);
/// Tells resizes and suspensions, too, or leaves them to the system.
void edit_signals_while_editing(bool isEditing);
/// Where signals are told: each is one byte with its number.
int edit_signals_descriptor(void);
/// Stops the process as its terminal asks to, until it is continued.
void edit_stop_process(void);
/// Ends the process by a signal, as if it hadn't been caught.
void edit_end_process(int signal);

/// Remembers the terminal as it is, to put it back if the program crashes or traps.
void edit_guard_terminal(void);
/// Puts the terminal back as it was remembered. May be called in a signal handler.
void edit_restore_terminal(void);

#endif
