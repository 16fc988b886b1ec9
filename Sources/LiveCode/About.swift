// The learner's own code: a folder of sources that begins as a copy of a specimen's, built by the compiler
// while the shell runs, and loaded beside the original.
//
// `Project` is the folder, `Toolchain` the compiler and what it needs, `Workbench` all builds of a program:
// it keeps the sources of each by their digest, so that a session can go back to any of them.
// `Session+Trials` in Sessions sees to it that such code can't end the session.
//
// `TestReport` has the results of a learner's test on a sound build and on flawed ones. The test is
// compiled with the files of each build, and runs in a copy of the process.
//
// `Sandbox` starts this program again on code that others wrote. There the code can change nothing,
// and has no network.
