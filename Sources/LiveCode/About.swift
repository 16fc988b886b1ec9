// The learner's own code: a folder of sources that begins as a copy of a specimen's, built by the compiler
// while the shell runs, and loaded beside the original.
//
// `Project` is the folder, `Toolchain` the compiler and what it needs, `Workbench` all builds of a program:
// it keeps the sources of each by their digest, so that a session can go back to any of them. That such code
// can't end the session is Sessions' part: see `Session+Trials`.
//
// `TestReport` is what a test of the learner's says of a sound build and of flawed ones: it is built with the files of
// each, and run in a copy of the process.
//
// `Sandbox` runs this program once more on what others wrote, where that code can change nothing and has no network.
