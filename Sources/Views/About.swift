// Views, on one page
//
// What is shown, as documents. A view is given values, a state, an outcome, a trace, and makes a `Document`; it
// prints nothing and asks nothing about the terminal.
//
//   Document   blocks, one below the other. A block knows what it says, and two renderers bring it to
//              the learner: `drawn`, for the eye, in columns and colours, and `spoken`, in sentences,
//              for `--plain`. No other place asks which of the two it is.                  Document/
//   Text, Heading, Table, Blank …  the blocks that most views are made of. A view with a figure
//              of its own, a diagram, screens side by side, adopts `Block` itself.
//   MessageText  one message in words; whatever names a message uses it.                   Messages/
//   Wording    what is the same in all words: lists, names of events, folded values.        Document/
//
//   Events/    what came of an event      Traces/   messages, in order and side by side
//   Screens/   what the user sees         Looking/  inside the layers: values, causes, owners, code
//   Lessons/   prose, questions, lists    Reports/  what acts and moves report, and the prompt
//   Presenting/  what a class sees of a question and of an event
//
// To add a view: an extension of `Document` with a function that takes values and returns a document, in the
// folder of what it shows. To add words for an outcome: `OutcomeReport`, whose switch is exhaustive.
//
// Below: Sessions and what it stands on; Languages, whose tables have what is said; Terminal, for styles and
// widths. Above: Shell.
