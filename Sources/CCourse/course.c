// Every lesson of the course, in every language. A test holds this list against the folder.
#include "course.h"

static const unsigned char one_tap[] = {
#embed "../../Lessons/10-counter/10-one-tap.md"
};
static const unsigned char one_tap_ja[] = {
#embed "../../Lessons/10-counter/10-one-tap.ja.md"
};
static const unsigned char one_tap_ko[] = {
#embed "../../Lessons/10-counter/10-one-tap.ko.md"
};
static const unsigned char mediator[] = {
#embed "../../Lessons/10-counter/20-mediator.md"
};
static const unsigned char mediator_ja[] = {
#embed "../../Lessons/10-counter/20-mediator.ja.md"
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
static const unsigned char two_values[] = {
#embed "../../Lessons/10-counter/90-two-values.md"
};
static const unsigned char two_values_ko[] = {
#embed "../../Lessons/10-counter/90-two-values.ko.md"
};
static const unsigned char interactor[] = {
#embed "../../Lessons/20-viper/10-interactor.md"
};
static const unsigned char interactor_ko[] = {
#embed "../../Lessons/20-viper/10-interactor.ko.md"
};
static const unsigned char entity[] = {
#embed "../../Lessons/20-viper/20-entity.md"
};
static const unsigned char entity_ko[] = {
#embed "../../Lessons/20-viper/20-entity.ko.md"
};
static const unsigned char wording[] = {
#embed "../../Lessons/20-viper/30-wording.md"
};
static const unsigned char wording_ko[] = {
#embed "../../Lessons/20-viper/30-wording.ko.md"
};
static const unsigned char worker[] = {
#embed "../../Lessons/20-viper/40-worker.md"
};
static const unsigned char worker_ko[] = {
#embed "../../Lessons/20-viper/40-worker.ko.md"
};
static const unsigned char late_answer[] = {
#embed "../../Lessons/20-viper/50-late-answer.md"
};
static const unsigned char late_answer_ko[] = {
#embed "../../Lessons/20-viper/50-late-answer.ko.md"
};
static const unsigned char bad_news[] = {
#embed "../../Lessons/20-viper/60-bad-news.md"
};
static const unsigned char bad_news_ko[] = {
#embed "../../Lessons/20-viper/60-bad-news.ko.md"
};
static const unsigned char wireframe[] = {
#embed "../../Lessons/20-viper/70-wireframe.md"
};
static const unsigned char wireframe_ko[] = {
#embed "../../Lessons/20-viper/70-wireframe.ko.md"
};
static const unsigned char wiring[] = {
#embed "../../Lessons/20-viper/80-wiring.md"
};
static const unsigned char wiring_ko[] = {
#embed "../../Lessons/20-viper/80-wiring.ko.md"
};
static const unsigned char contracts[] = {
#embed "../../Lessons/20-viper/90-contracts.md"
};
static const unsigned char contracts_ko[] = {
#embed "../../Lessons/20-viper/90-contracts.ko.md"
};
static const unsigned char viper_from_memory[] = {
#embed "../../Lessons/20-viper/95-from-memory.md"
};
static const unsigned char viper_from_memory_ko[] = {
#embed "../../Lessons/20-viper/95-from-memory.ko.md"
};
static const unsigned char table_pulls[] = {
#embed "../../Lessons/30-news/10-table-pulls.md"
};
static const unsigned char table_pulls_ko[] = {
#embed "../../Lessons/30-news/10-table-pulls.ko.md"
};
static const unsigned char push_or_pull[] = {
#embed "../../Lessons/30-news/20-push-or-pull.md"
};
static const unsigned char push_or_pull_ko[] = {
#embed "../../Lessons/30-news/20-push-or-pull.ko.md"
};
static const unsigned char create_module[] = {
#embed "../../Lessons/30-news/30-create-module.md"
};
static const unsigned char create_module_ko[] = {
#embed "../../Lessons/30-news/30-create-module.ko.md"
};
static const unsigned char row[] = {
#embed "../../Lessons/30-news/35-row.md"
};
static const unsigned char row_ko[] = {
#embed "../../Lessons/30-news/35-row.ko.md"
};
static const unsigned char list_from_memory[] = {
#embed "../../Lessons/30-news/40-from-memory.md"
};
static const unsigned char list_from_memory_ko[] = {
#embed "../../Lessons/30-news/40-from-memory.ko.md"
};
static const unsigned char tree[] = {
#embed "../../Lessons/40-ribs/10-tree.md"
};
static const unsigned char tree_ko[] = {
#embed "../../Lessons/40-ribs/10-tree.ko.md"
};
static const unsigned char attach[] = {
#embed "../../Lessons/40-ribs/20-attach.md"
};
static const unsigned char attach_ko[] = {
#embed "../../Lessons/40-ribs/20-attach.ko.md"
};
static const unsigned char one_way[] = {
#embed "../../Lessons/40-ribs/30-one-way.md"
};
static const unsigned char one_way_ko[] = {
#embed "../../Lessons/40-ribs/30-one-way.ko.md"
};
static const unsigned char mappers[] = {
#embed "../../Lessons/40-ribs/40-mappers.md"
};
static const unsigned char mappers_ko[] = {
#embed "../../Lessons/40-ribs/40-mappers.ko.md"
};
static const unsigned char injection[] = {
#embed "../../Lessons/40-ribs/50-injection.md"
};
static const unsigned char injection_ko[] = {
#embed "../../Lessons/40-ribs/50-injection.ko.md"
};
static const unsigned char ribs_from_memory[] = {
#embed "../../Lessons/40-ribs/60-from-memory.md"
};
static const unsigned char ribs_from_memory_ko[] = {
#embed "../../Lessons/40-ribs/60-from-memory.ko.md"
};
static const unsigned char massive[] = {
#embed "../../Lessons/50-judging/10-massive.md"
};
static const unsigned char massive_ko[] = {
#embed "../../Lessons/50-judging/10-massive.ko.md"
};
static const unsigned char wrong_path[] = {
#embed "../../Lessons/50-judging/20-wrong-path.md"
};
static const unsigned char wrong_path_ko[] = {
#embed "../../Lessons/50-judging/20-wrong-path.ko.md"
};
static const unsigned char what_stays[] = {
#embed "../../Lessons/50-judging/30-what-stays.md"
};
static const unsigned char what_stays_ko[] = {
#embed "../../Lessons/50-judging/30-what-stays.ko.md"
};
static const unsigned char price[] = {
#embed "../../Lessons/50-judging/40-price.md"
};
static const unsigned char price_ko[] = {
#embed "../../Lessons/50-judging/40-price.ko.md"
};
static const unsigned char unseen[] = {
#embed "../../Lessons/50-judging/50-unseen.md"
};
static const unsigned char unseen_ko[] = {
#embed "../../Lessons/50-judging/50-unseen.ko.md"
};
static const unsigned char bad_days[] = {
#embed "../../Lessons/50-judging/60-bad-days.md"
};
static const unsigned char bad_days_ko[] = {
#embed "../../Lessons/50-judging/60-bad-days.ko.md"
};
static const unsigned char price_buys[] = {
#embed "../../Lessons/50-judging/65-what-it-buys.md"
};
static const unsigned char price_buys_ko[] = {
#embed "../../Lessons/50-judging/65-what-it-buys.ko.md"
};
static const unsigned char choose[] = {
#embed "../../Lessons/50-judging/70-choose.md"
};
static const unsigned char choose_ko[] = {
#embed "../../Lessons/50-judging/70-choose.ko.md"
};
static const unsigned char till[] = {
#embed "../../Lessons/50-judging/72-till.md"
};
static const unsigned char till_ko[] = {
#embed "../../Lessons/50-judging/72-till.ko.md"
};
static const unsigned char rescue[] = {
#embed "../../Lessons/50-judging/74-rescue.md"
};
static const unsigned char rescue_ko[] = {
#embed "../../Lessons/50-judging/74-rescue.ko.md"
};
static const unsigned char body[] = {
#embed "../../Lessons/60-writing/10-body.md"
};
static const unsigned char body_ko[] = {
#embed "../../Lessons/60-writing/10-body.ko.md"
};
static const unsigned char own_mock[] = {
#embed "../../Lessons/60-writing/12-mock.md"
};
static const unsigned char own_mock_ko[] = {
#embed "../../Lessons/60-writing/12-mock.ko.md"
};
static const unsigned char own_test[] = {
#embed "../../Lessons/60-writing/14-test.md"
};
static const unsigned char own_test_ko[] = {
#embed "../../Lessons/60-writing/14-test.ko.md"
};
static const unsigned char repair[] = {
#embed "../../Lessons/60-writing/20-repair.md"
};
static const unsigned char repair_ko[] = {
#embed "../../Lessons/60-writing/20-repair.ko.md"
};
static const unsigned char rules[] = {
#embed "../../Lessons/60-writing/30-rules.md"
};
static const unsigned char rules_ko[] = {
#embed "../../Lessons/60-writing/30-rules.ko.md"
};
static const unsigned char router[] = {
#embed "../../Lessons/60-writing/40-router.md"
};
static const unsigned char router_ko[] = {
#embed "../../Lessons/60-writing/40-router.ko.md"
};
static const unsigned char wish[] = {
#embed "../../Lessons/60-writing/50-wish.md"
};
static const unsigned char wish_ko[] = {
#embed "../../Lessons/60-writing/50-wish.ko.md"
};
static const unsigned char two_jobs[] = {
#embed "../../Lessons/60-writing/60-two-jobs.md"
};
static const unsigned char two_jobs_ko[] = {
#embed "../../Lessons/60-writing/60-two-jobs.ko.md"
};
static const unsigned char cut[] = {
#embed "../../Lessons/60-writing/70-cut.md"
};
static const unsigned char cut_ko[] = {
#embed "../../Lessons/60-writing/70-cut.ko.md"
};
static const unsigned char two_into_four[] = {
#embed "../../Lessons/60-writing/80-contracts.md"
};
static const unsigned char two_into_four_ko[] = {
#embed "../../Lessons/60-writing/80-contracts.ko.md"
};
static const unsigned char lamp[] = {
#embed "../../Lessons/60-writing/90-lamp.md"
};
static const unsigned char lamp_ko[] = {
#embed "../../Lessons/60-writing/90-lamp.ko.md"
};
static const unsigned char own_price[] = {
#embed "../../Lessons/60-writing/95-own-price.md"
};
static const unsigned char own_price_ko[] = {
#embed "../../Lessons/60-writing/95-own-price.ko.md"
};
static const unsigned char own_time[] = {
#embed "../../Lessons/70-today/10-own-time.md"
};
static const unsigned char own_time_ko[] = {
#embed "../../Lessons/70-today/10-own-time.ko.md"
};
static const unsigned char two_answers[] = {
#embed "../../Lessons/70-today/20-two-answers.md"
};
static const unsigned char two_answers_ko[] = {
#embed "../../Lessons/70-today/20-two-answers.ko.md"
};
static const unsigned char who_is_told[] = {
#embed "../../Lessons/70-today/30-who-is-told.md"
};
static const unsigned char who_is_told_ko[] = {
#embed "../../Lessons/70-today/30-who-is-told.ko.md"
};
static const unsigned char one_way_round[] = {
#embed "../../Lessons/70-today/40-one-way.md"
};
static const unsigned char one_way_round_ko[] = {
#embed "../../Lessons/70-today/40-one-way.ko.md"
};
static const unsigned char effects[] = {
#embed "../../Lessons/70-today/50-effects.md"
};
static const unsigned char effects_ko[] = {
#embed "../../Lessons/70-today/50-effects.ko.md"
};
static const unsigned char who_opens[] = {
#embed "../../Lessons/70-today/60-who-opens.md"
};
static const unsigned char who_opens_ko[] = {
#embed "../../Lessons/70-today/60-who-opens.ko.md"
};
static const unsigned char survives[] = {
#embed "../../Lessons/70-today/70-survives.md"
};
static const unsigned char survives_ko[] = {
#embed "../../Lessons/70-today/70-survives.ko.md"
};
static const unsigned char argued[] = {
#embed "../../Lessons/70-today/80-argued.md"
};
static const unsigned char argued_ko[] = {
#embed "../../Lessons/70-today/80-argued.ko.md"
};

static const course_file files[] = {
    {"10-counter/10-one-tap.md", one_tap, sizeof one_tap},
    {"10-counter/10-one-tap.ja.md", one_tap_ja, sizeof one_tap_ja},
    {"10-counter/10-one-tap.ko.md", one_tap_ko, sizeof one_tap_ko},
    {"10-counter/20-mediator.md", mediator, sizeof mediator},
    {"10-counter/20-mediator.ja.md", mediator_ja, sizeof mediator_ja},
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
    {"10-counter/90-two-values.md", two_values, sizeof two_values},
    {"10-counter/90-two-values.ko.md", two_values_ko, sizeof two_values_ko},
    {"20-viper/10-interactor.md", interactor, sizeof interactor},
    {"20-viper/10-interactor.ko.md", interactor_ko, sizeof interactor_ko},
    {"20-viper/20-entity.md", entity, sizeof entity},
    {"20-viper/20-entity.ko.md", entity_ko, sizeof entity_ko},
    {"20-viper/30-wording.md", wording, sizeof wording},
    {"20-viper/30-wording.ko.md", wording_ko, sizeof wording_ko},
    {"20-viper/40-worker.md", worker, sizeof worker},
    {"20-viper/40-worker.ko.md", worker_ko, sizeof worker_ko},
    {"20-viper/50-late-answer.md", late_answer, sizeof late_answer},
    {"20-viper/50-late-answer.ko.md", late_answer_ko, sizeof late_answer_ko},
    {"20-viper/60-bad-news.md", bad_news, sizeof bad_news},
    {"20-viper/60-bad-news.ko.md", bad_news_ko, sizeof bad_news_ko},
    {"20-viper/70-wireframe.md", wireframe, sizeof wireframe},
    {"20-viper/70-wireframe.ko.md", wireframe_ko, sizeof wireframe_ko},
    {"20-viper/80-wiring.md", wiring, sizeof wiring},
    {"20-viper/80-wiring.ko.md", wiring_ko, sizeof wiring_ko},
    {"20-viper/90-contracts.md", contracts, sizeof contracts},
    {"20-viper/90-contracts.ko.md", contracts_ko, sizeof contracts_ko},
    {"20-viper/95-from-memory.md", viper_from_memory, sizeof viper_from_memory},
    {"20-viper/95-from-memory.ko.md", viper_from_memory_ko, sizeof viper_from_memory_ko},
    {"30-news/10-table-pulls.md", table_pulls, sizeof table_pulls},
    {"30-news/10-table-pulls.ko.md", table_pulls_ko, sizeof table_pulls_ko},
    {"30-news/20-push-or-pull.md", push_or_pull, sizeof push_or_pull},
    {"30-news/20-push-or-pull.ko.md", push_or_pull_ko, sizeof push_or_pull_ko},
    {"30-news/30-create-module.md", create_module, sizeof create_module},
    {"30-news/30-create-module.ko.md", create_module_ko, sizeof create_module_ko},
    {"30-news/35-row.md", row, sizeof row},
    {"30-news/35-row.ko.md", row_ko, sizeof row_ko},
    {"30-news/40-from-memory.md", list_from_memory, sizeof list_from_memory},
    {"30-news/40-from-memory.ko.md", list_from_memory_ko, sizeof list_from_memory_ko},
    {"40-ribs/10-tree.md", tree, sizeof tree},
    {"40-ribs/10-tree.ko.md", tree_ko, sizeof tree_ko},
    {"40-ribs/20-attach.md", attach, sizeof attach},
    {"40-ribs/20-attach.ko.md", attach_ko, sizeof attach_ko},
    {"40-ribs/30-one-way.md", one_way, sizeof one_way},
    {"40-ribs/30-one-way.ko.md", one_way_ko, sizeof one_way_ko},
    {"40-ribs/40-mappers.md", mappers, sizeof mappers},
    {"40-ribs/40-mappers.ko.md", mappers_ko, sizeof mappers_ko},
    {"40-ribs/50-injection.md", injection, sizeof injection},
    {"40-ribs/50-injection.ko.md", injection_ko, sizeof injection_ko},
    {"40-ribs/60-from-memory.md", ribs_from_memory, sizeof ribs_from_memory},
    {"40-ribs/60-from-memory.ko.md", ribs_from_memory_ko, sizeof ribs_from_memory_ko},
    {"50-judging/10-massive.md", massive, sizeof massive},
    {"50-judging/10-massive.ko.md", massive_ko, sizeof massive_ko},
    {"50-judging/20-wrong-path.md", wrong_path, sizeof wrong_path},
    {"50-judging/20-wrong-path.ko.md", wrong_path_ko, sizeof wrong_path_ko},
    {"50-judging/30-what-stays.md", what_stays, sizeof what_stays},
    {"50-judging/30-what-stays.ko.md", what_stays_ko, sizeof what_stays_ko},
    {"50-judging/40-price.md", price, sizeof price},
    {"50-judging/40-price.ko.md", price_ko, sizeof price_ko},
    {"50-judging/50-unseen.md", unseen, sizeof unseen},
    {"50-judging/50-unseen.ko.md", unseen_ko, sizeof unseen_ko},
    {"50-judging/60-bad-days.md", bad_days, sizeof bad_days},
    {"50-judging/60-bad-days.ko.md", bad_days_ko, sizeof bad_days_ko},
    {"50-judging/65-what-it-buys.md", price_buys, sizeof price_buys},
    {"50-judging/65-what-it-buys.ko.md", price_buys_ko, sizeof price_buys_ko},
    {"50-judging/70-choose.md", choose, sizeof choose},
    {"50-judging/70-choose.ko.md", choose_ko, sizeof choose_ko},
    {"50-judging/72-till.md", till, sizeof till},
    {"50-judging/72-till.ko.md", till_ko, sizeof till_ko},
    {"50-judging/74-rescue.md", rescue, sizeof rescue},
    {"50-judging/74-rescue.ko.md", rescue_ko, sizeof rescue_ko},
    {"60-writing/10-body.md", body, sizeof body},
    {"60-writing/10-body.ko.md", body_ko, sizeof body_ko},
    {"60-writing/12-mock.md", own_mock, sizeof own_mock},
    {"60-writing/12-mock.ko.md", own_mock_ko, sizeof own_mock_ko},
    {"60-writing/14-test.md", own_test, sizeof own_test},
    {"60-writing/14-test.ko.md", own_test_ko, sizeof own_test_ko},
    {"60-writing/20-repair.md", repair, sizeof repair},
    {"60-writing/20-repair.ko.md", repair_ko, sizeof repair_ko},
    {"60-writing/30-rules.md", rules, sizeof rules},
    {"60-writing/30-rules.ko.md", rules_ko, sizeof rules_ko},
    {"60-writing/40-router.md", router, sizeof router},
    {"60-writing/40-router.ko.md", router_ko, sizeof router_ko},
    {"60-writing/50-wish.md", wish, sizeof wish},
    {"60-writing/50-wish.ko.md", wish_ko, sizeof wish_ko},
    {"60-writing/60-two-jobs.md", two_jobs, sizeof two_jobs},
    {"60-writing/60-two-jobs.ko.md", two_jobs_ko, sizeof two_jobs_ko},
    {"60-writing/70-cut.md", cut, sizeof cut},
    {"60-writing/70-cut.ko.md", cut_ko, sizeof cut_ko},
    {"60-writing/80-contracts.md", two_into_four, sizeof two_into_four},
    {"60-writing/80-contracts.ko.md", two_into_four_ko, sizeof two_into_four_ko},
    {"60-writing/90-lamp.md", lamp, sizeof lamp},
    {"60-writing/90-lamp.ko.md", lamp_ko, sizeof lamp_ko},
    {"60-writing/95-own-price.md", own_price, sizeof own_price},
    {"60-writing/95-own-price.ko.md", own_price_ko, sizeof own_price_ko},
    {"70-today/10-own-time.md", own_time, sizeof own_time},
    {"70-today/10-own-time.ko.md", own_time_ko, sizeof own_time_ko},
    {"70-today/20-two-answers.md", two_answers, sizeof two_answers},
    {"70-today/20-two-answers.ko.md", two_answers_ko, sizeof two_answers_ko},
    {"70-today/30-who-is-told.md", who_is_told, sizeof who_is_told},
    {"70-today/30-who-is-told.ko.md", who_is_told_ko, sizeof who_is_told_ko},
    {"70-today/40-one-way.md", one_way_round, sizeof one_way_round},
    {"70-today/40-one-way.ko.md", one_way_round_ko, sizeof one_way_round_ko},
    {"70-today/50-effects.md", effects, sizeof effects},
    {"70-today/50-effects.ko.md", effects_ko, sizeof effects_ko},
    {"70-today/60-who-opens.md", who_opens, sizeof who_opens},
    {"70-today/60-who-opens.ko.md", who_opens_ko, sizeof who_opens_ko},
    {"70-today/70-survives.md", survives, sizeof survives},
    {"70-today/70-survives.ko.md", survives_ko, sizeof survives_ko},
    {"70-today/80-argued.md", argued, sizeof argued},
    {"70-today/80-argued.ko.md", argued_ko, sizeof argued_ko},
};
size_t course_count(void) { return sizeof files / sizeof files[0]; }

course_file course_file_at(size_t index) { return files[index]; }
