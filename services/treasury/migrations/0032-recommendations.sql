-- What a run writes a hundred thousand times, cheaper by a third (docs/decisions/0228-indexes-of-recommendations.md).
-- Upward, for ids rise: entries come where the last one was, and pages fill. Whoever wants the newest first reads backward.
drop index recommendation_run;
create index recommendation_run on recommendation (organization_id, run_id, id);
drop index recommendation_pending;
create index recommendation_pending on recommendation (organization_id, bank_account_id, id) where status = 'PENDING';
-- Only ever asked for by whole ids, which come in no order: there is no place in a tree to look for.
drop index recommendation_part_statement;
create index recommendation_part_statement on recommendation_part using hash (statement_transaction_id);
drop index recommendation_part_expected;
create index recommendation_part_expected on recommendation_part using hash (expected_transaction_id);
-- Written and read as a whole: nothing is looked for in it.
alter table recommendation alter column reasons type json using reasons::json;
