// Shell, on one page
//
// What is typed. A line becomes words, the words a command with typed arguments, the command a request, and the
// request something that a session does; what came of it becomes a document.
//
//   Command    one entry of the language: how it is written (a `CommandForm` of Queries, which needs no
//              session), what its arguments name, its help, and `read`, which makes a `Request`.
//              `Command.all` is the list; help, completion, the manual page and the random tests go by
//              it.                                                           Language/, Commands/
//   Request    what a line asks for, and says by its case what that may change:
//                look  shows something            act   performs an action
//                move  goes through time          tool  reads or writes files, sets, helps, leaves
//   Context    what a command may look at while it reads its arguments: the session, the line, its
//              `LineOrigin`, where inside an event it is.                              Language/
//   Runner     carries lines out: `read`, then perform, go or look, then report. All take one way; the
//              line's origin says what may stand in a line that is typed, is a lesson's, or is typed in
//              front of a class. How a lesson goes on is told by `LessonTeller`, where an event is
//              stopped by `StopTeller`; `Projector` shows a `Presentation` to a class: slides of a
//              `LessonWalk`, which goes through a lesson as its author does, cut by `PageCut`.
//                                                                          Running/, Presenting/
//   CommandLoop  asks for lines until the end, and hears Ctrl-C and Ctrl-D.              Running/
//   Completion  what Tab offers, from the parameters' kinds.                             Language/
//   CommandError  an error in words: what is wrong, where in the line, what would be accepted. Refusals
//              are keys of the texts where they are thrown; those with a name stand in Errors/.
//   TraceSource  where a trace comes from, the session or a file: each format is written from either, and
//              a whole one is a value, to be compared. Looks take a `TracedSpecimen` of either, which
//              is a view's.                                                    Exporting/
//   ClassGrading  a class's hand-ins, each done again by a `HandInGrader` in a process of its own, which says to
//              which lesson it belongs.                                            Classroom/
//   LessonRecorder  a lesson written down while its author plays it.                      Recording/
//   Exporting/, Checking/, Help/   traces and notes to files; courses proven; help and manual.
//
// What is shown is a document. A view is given values, a state, an outcome, a trace, and makes a `Document`; it prints
// nothing and asks nothing about the terminal.                                          Views/
//
//   Document   blocks, one below the other. A block knows what it says, and two renderers bring it to
//              the learner: `drawn`, for the eye, in columns and colours, and `spoken`, in sentences,
//              for `--plain`. No other place asks which of the two it is.            Views/Document/
//   Text, Heading, Table, Blank …  the blocks that most views are made of. A view with a figure
//              of its own, a diagram, screens side by side, adopts `Block` itself.
//   MessageText  one message in words; whatever names a message uses it.             Views/Messages/
//   Wording    what is the same in all words: lists, names of events, folded values.  Views/Document/
//
//   Views/Events/   what came of an event      Views/Traces/   messages, in order and side by side
//   Views/Screens/  what the user sees         Views/Looking/  inside the layers: values, causes, owners, code
//   Views/Lessons/  prose, questions, lists    Views/Reports/  what acts and moves report, and the prompt
//   Views/Presenting/  what a class sees of a question and of an event
//
// To add a view: an extension of `Document` with a function that takes values and returns a document, in the folder
// of what it shows. To add words for an outcome: `OutcomeReport`, whose switch is exhaustive.
//
// To add a command: a file in Commands/ with a `Command`, and a place in `Command.all`, which a test
// demands. To add an error: `throw "error.its-name"`, its text in each language, and a row in the table of errors,
// which a test demands.
//
// Below: Languages, Sessions, and Terminal for styles and widths. Above: the executable, which hands a session its features and its course.
