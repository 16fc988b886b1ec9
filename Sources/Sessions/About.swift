// Sessions, on one page
//
// A session is data. What was done is a list of actions; everything else follows from it.
//
//   Action    what a learner did: `fire increase on mvp`. A value with one text form, which is also the
//             line of a kept session: reading what is printed gives the same action. Each group has a
//             file, with what its actions are, their text, and what they do: what happens to the stage,
//             what is noted, the way through a lesson, questions and answers, what was seen. Actions/
//   State     what a list of actions leads to: the features that are open, each on a stage, the lesson
//             in front, the notes. `State.apply(_:after:)` is the only change there is; it hands an action to
//             its group, and either happens whole or throws a `Refusal` and leaves all as it was.
//             (What a lesson's own lines do on the way is a part of the action that begins their step:
//             `carryOut(_:)`.)
//                                                                                             State.swift
//   Workspace  what lies open, and what is done to it: free play has one, and so has a lesson, through
//             whose steps `LessonSteps` goes.                     Workspace.swift, Workspace+Acts.swift
//   Outcome   what an action did, as facts, for a report; `News` is what that means for what the learner
//             is asked, and travels with it.                                              Actions/
//   Timeline  the actions that were done, those that lie ahead, and what was undone.           Time/
//   Move      a step in time: `rewind`, `forward`, `goto 2`. It makes a new state by applying the
//             actions up to there. Only a `Checkpoint` spares it the beginning: the state as it was when
//             the newest step of a lesson began, which holds if the actions begin as those that led to
//             it; a replay does all of them, so that the two are held against each other.
//   Stop      a place inside an event. Events run to their end; a breakpoint is a question about the
//             messages that were recorded, and a look at a place does the event again on a stage of
//             its own, up to there. What changes something begins after the event.
//                                                                        Session+Stops.swift, Stops/
//   Journal   the file in which what is done is kept at once, a `JournalEntry` a line; `SessionFile` reads it.  Kept/
//   WorkLog   what was done since the first lesson began, what was taken back and read included: the timeline
//             has only what stands. A `HandIn` is cut out of it, entries too; `HandInReplay` does those again, and
//             a `StepRecord` says what the learner made of each step, up to a class's tables.     HandIns/
//   Lesson    a lesson in progress is part of the state, its answers are actions; `Progress` is what a
//             learner has done of all lessons, and outlives sessions.                       Lessons/
//   ExamPaper  a lesson without an author: drawn by a number from what a part of the course opens, and
//             drawn again wherever it is needed; each question is answered once.               Exams/
//   PredictionForm  what can be foreseen of an event: a type for each kind, which says all of it.
//                                                                                       Predictions/
//   Hunt      all that a user could do, tried on a stage of its own until something is wrong.  Hunting/
//   Inspection  what can be asked of a state without changing it: paths and values, who set what,
//             who owns whom, which rules were broken, what survived.                     Inspection/
//
// `Session` ties them together, mostly by `perform(_:)`, `go(_:)`, `undo()`, `advance(_:)`, `visit(_:)` and
// `look(_:)`. Undo, goto, replay, resume and a check are the same fold of `apply` over actions.
//
// Below: Staging, which opens specimens and fires events; Queries, Lessons and Features. Above: Shell, which
// reads lines and puts outcomes and inspections into words. This module prints nothing, and knows of a terminal only
// how wide a text is on it. What it refuses is a `Refusal`: keys of the texts, told by the shell.
