// Every lesson of the course, in every language. A test holds this list against the folder.
#include "course.h"

static const unsigned char one_tap[] = {
#embed "../../Lessons/10-counter/10-one-tap.md"
};
static const unsigned char one_tap_ko[] = {
#embed "../../Lessons/10-counter/10-one-tap.ko.md"
};
static const unsigned char mediator[] = {
#embed "../../Lessons/10-counter/20-mediator.md"
};
static const unsigned char mediator_ko[] = {
#embed "../../Lessons/10-counter/20-mediator.ko.md"
};
static const unsigned char presenter[] = {
#embed "../../Lessons/10-counter/30-presenter.md"
};
static const unsigned char presenter_ko[] = {
#embed "../../Lessons/10-counter/30-presenter.ko.md"
};
static const unsigned char mock[] = {
#embed "../../Lessons/10-counter/40-mock.md"
};
static const unsigned char mock_ko[] = {
#embed "../../Lessons/10-counter/40-mock.ko.md"
};
static const unsigned char alive[] = {
#embed "../../Lessons/10-counter/50-alive.md"
};
static const unsigned char alive_ko[] = {
#embed "../../Lessons/10-counter/50-alive.ko.md"
};
static const unsigned char two_mvcs[] = {
#embed "../../Lessons/10-counter/60-two-mvcs.md"
};
static const unsigned char two_mvcs_ko[] = {
#embed "../../Lessons/10-counter/60-two-mvcs.ko.md"
};
static const unsigned char bindings[] = {
#embed "../../Lessons/10-counter/70-bindings.md"
};
static const unsigned char bindings_ko[] = {
#embed "../../Lessons/10-counter/70-bindings.ko.md"
};
static const unsigned char all_builds[] = {
#embed "../../Lessons/10-counter/80-all-builds.md"
};
static const unsigned char all_builds_ko[] = {
#embed "../../Lessons/10-counter/80-all-builds.ko.md"
};

static const course_file files[] = {
    {"10-counter/10-one-tap.md", one_tap, sizeof one_tap},
    {"10-counter/10-one-tap.ko.md", one_tap_ko, sizeof one_tap_ko},
    {"10-counter/20-mediator.md", mediator, sizeof mediator},
    {"10-counter/20-mediator.ko.md", mediator_ko, sizeof mediator_ko},
    {"10-counter/30-presenter.md", presenter, sizeof presenter},
    {"10-counter/30-presenter.ko.md", presenter_ko, sizeof presenter_ko},
    {"10-counter/40-mock.md", mock, sizeof mock},
    {"10-counter/40-mock.ko.md", mock_ko, sizeof mock_ko},
    {"10-counter/50-alive.md", alive, sizeof alive},
    {"10-counter/50-alive.ko.md", alive_ko, sizeof alive_ko},
    {"10-counter/60-two-mvcs.md", two_mvcs, sizeof two_mvcs},
    {"10-counter/60-two-mvcs.ko.md", two_mvcs_ko, sizeof two_mvcs_ko},
    {"10-counter/70-bindings.md", bindings, sizeof bindings},
    {"10-counter/70-bindings.ko.md", bindings_ko, sizeof bindings_ko},
    {"10-counter/80-all-builds.md", all_builds, sizeof all_builds},
    {"10-counter/80-all-builds.ko.md", all_builds_ko, sizeof all_builds_ko},
};
size_t course_count(void) { return sizeof files / sizeof files[0]; }

course_file course_file_at(size_t index) { return files[index]; }
