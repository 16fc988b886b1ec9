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
//              of Sessions are worded here, too, an area a file, in exhaustive switches.   Errors/
//   TraceSource  where a trace comes from, the session or a file: each format is written from either, and
//              a whole one is a value, to be compared. Looks take a `TracedSpecimen` of either, which
//              is one of Views.                                                    Exporting/
//   ClassGrading  a class's hand-ins, each done again by a `HandInGrader` in a process of its own, which says to
//              which lesson it belongs.                                            Classroom/
//   LessonRecorder  a lesson written down while its author plays it.                      Recording/
//   Exporting/, Checking/, Help/   traces and notes to files; courses proven; help and manual.
//
// To add a command: a file in Commands/ with a `Command`, and a place in `Command.all`, which a test
// demands. To add an error: a case, its words in the area's file (the compiler asks for them), and a row in
// the table of errors.
//
// Below: Languages, Views and Sessions. Above: the executable, which hands a session its features and its course.
