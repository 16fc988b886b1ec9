// What Swift can't call of libedit (variadic functions), and what has to happen in a signal handler.
#ifndef LAYERCAKE_CEDITLINE_H
#define LAYERCAKE_CEDITLINE_H

#if !__has_include(<histedit.h>)
#error "libedit is missing: run .ci/setup, or apt-get install libedit-dev"
#endif
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
/// Has the terminal hand over CR and LF as they are while a line is edited: of a pasted CR LF, one line end can be made.
void edit_keep_returns(EditLine *_Nonnull);
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
/// Whether the keys are vi's.
bool edit_keys_are_vi(EditLine *_Nonnull);
/// Carries out a line of an `.editrc`: `bind` or `setty`, with its quotes closed. Returns whether it did.
bool edit_carry_out(EditLine *_Nonnull, const char *_Nonnull line);
/// Unbinds the keys whose functions write where they mustn't (libedit 3.1-20221030), or gives them to a
/// search of ours.
void edit_unbind_faulty(EditLine *_Nonnull, const char *_Nonnull search);
/// Puts in so many blanks, which makes room for them. Returns whether there is.
bool edit_reserve(EditLine *_Nonnull, size_t count);
void edit_set_reader(EditLine *_Nonnull, edit_read_function _Nonnull);
/// Lets a mode of the terminal be what it is while editing: `-isig`.
void edit_set_terminal(EditLine *_Nonnull, const char *_Nonnull mode);
/// Has the keys that signal do so while the terminal is set for editing, or come as characters again.
void edit_signal_keys(bool areSignals);
void edit_set_history(EditLine *_Nonnull, History *_Nonnull);
void edit_refresh(EditLine *_Nonnull);
void edit_history_set(History *_Nonnull, int operation, int value);
void edit_history_enter(History *_Nonnull, const char *_Nonnull line);

/// Corrects the size of a terminal that says it has more columns or rows than any has: libedit would
/// take memory for all of them.
void edit_mend_size(unsigned short most);

/// Chooses the locale of the environment, or where that is not UTF-8 one that is, so that Hangul can
/// be typed everywhere.
void edit_use_utf8(void);
/// The columns of a character as libedit counts them.
int edit_width(wchar_t);

/// Writes text to the terminal at once.
void edit_write(const char *_Nonnull);

/// Lets SIGINT be told through a pipe from now on. Returns whether that could be done.
bool edit_signals_begin(void);
/// Tells resizes, suspensions, SIGTERM and SIGHUP, too, or leaves them to the system.
void edit_signals_while_editing(bool isEditing);
/// Where signals are told: each is one byte with its number.
int edit_signals_descriptor(void);
/// Stops the process as its terminal asks to, until it is continued.
void edit_stop_process(void);
/// Makes SIGINT do no more than let a wait return. It is blocked at all other times, and waits for that.
void edit_outlive_interrupts(void);
/// Ends the process by a signal, as if it hadn't been caught.
void edit_end_process(int signal);

/// Remembers the terminal as it is, to put it back if the program crashes, traps or is ended by a signal
/// that isn't told.
void edit_guard_terminal(void);
/// Puts the terminal back as it was remembered. May be called in a signal handler.
void edit_restore_terminal(void);

#endif
