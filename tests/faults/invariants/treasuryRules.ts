// The invariants of treasury's own tables, each a query for rows that violate it.
import { MATCHES } from '../../../tools/books/matches.ts'
import type { Rule } from './scope.ts'

/** Statements and their lines. */
const STATEMENTS: readonly Rule[] = [
  {
    invariant: 'I3',
    rule: 'an import is stored whole or not at all',
    query: `
      select i.id, i.status, i.counts, count(t.id) as stored
      from statement_import i
      left join statement_transaction t on t.organization_id = i.organization_id and t.import_id = i.id
      where {of i}
      group by i.organization_id, i.id
      having count(t.id) <> case when i.status = 'IMPORTED' then (i.counts->>'ready')::int else 0 end`,
  },
  {
    invariant: 'I4',
    rule: 'opening balance and lines make the closing balance',
    query: `
      select i.id, i.balance_proof
      from statement_import i
      join statement_transaction t on t.organization_id = i.organization_id and t.import_id = i.id
      where {of i} and i.status = 'IMPORTED' and i.balance_proof is not null and (i.counts->>'duplicates')::int = 0
      group by i.organization_id, i.id
      having (i.balance_proof->>'openingMinor')::bigint
          + sum(case t.direction when 'CREDIT' then t.amount_minor else -t.amount_minor end)
        <> (i.balance_proof->>'closingMinor')::bigint`,
  },
  {
    invariant: 'I4',
    rule: 'the balance of an account that nobody but its files speaks of is that of its newest import',
    query: `
      select a.id, a.balance_minor, newest.balance_proof
      from bank_account a
      left join lateral (
        select balance_proof from statement_import i
        where i.organization_id = a.organization_id and i.bank_account_id = a.id and i.status = 'IMPORTED'
        order by created_at desc limit 1) newest on true
      where {of a} and a.balance_minor is distinct from (newest.balance_proof->>'closingMinor')::bigint
        and not exists (select from account_balance b
          where b.organization_id = a.organization_id and b.bank_account_id = a.id)`,
  },
  {
    invariant: 'I4',
    rule: 'each line that a bank gave follows from the balance after the one before it',
    query: `
      select id, before, direction, amount_minor, ending_balance_minor from (
        select t.*, lag(t.ending_balance_minor) over (partition by t.organization_id, t.bank_account_id order by t.id) as before
        from statement_transaction t
        where {of t} and t.source = 'API') line
      where before + case direction when 'CREDIT' then amount_minor else -amount_minor end <> ending_balance_minor`,
  },
]

/** Matches of lines and expected transactions. */
const RECONCILIATION: readonly Rule[] = [
  ...MATCHES.map(({ holds, query }): Rule => ({ invariant: 'I5', rule: holds, query })),
  {
    invariant: 'I5',
    rule: 'a recommendation is accepted once, and no other has become a reconciliation',
    query: `
      select c.id, c.status, count(r.id)
      from recommendation c
      left join reconciliation r on r.organization_id = c.organization_id and r.recommendation_id = c.id
      where {of c}
      group by c.organization_id, c.id having count(r.id) <> case c.status when 'ACCEPTED' then 1 else 0 end`,
  },
  {
    invariant: 'I5',
    rule: 'a run that is at work or was given up has recommended nothing',
    query: `
      select run.id, run.status from reconciliation_run run
      where {of run} and run.status in ('QUEUED', 'RUNNING') and exists (
        select from recommendation c where c.organization_id = run.organization_id and c.run_id = run.id)`,
  },
]

/** The activity log: one row per change, none for what did not happen. */
const TOLD: readonly Rule[] = [
  {
    invariant: 'I7',
    rule: 'every change of an import is told once',
    query: `
      select i.id, i.status, told.* from statement_import i, lateral (
        select count(*) filter (where action = 'IMPORTED') as imported,
          count(*) filter (where action = 'IMPORT_UNDONE') as undone, count(*) filter (where action = 'FAILED') as failed
        from activity_log l
        where l.organization_id = i.organization_id and l.record_type = 'STATEMENT_IMPORT' and l.record_id = i.id) told
      where {of i} and (imported, undone, failed) <> (
        (i.status in ('IMPORTED', 'UNDONE'))::int, (i.status = 'UNDONE')::int, (i.status = 'FAILED')::int)`,
  },
  {
    invariant: 'I7',
    rule: 'every change of a run is told once',
    query: `
      select run.id, run.status, told.* from reconciliation_run run, lateral (
        select count(*) filter (where action = 'CREATED') as created, count(*) filter (where action = 'SUBMITTED') as submitted,
          count(*) filter (where action = 'RECONCILED') as confirmed, count(*) filter (where action = 'FAILED') as failed
        from activity_log l
        where l.organization_id = run.organization_id and l.record_type = 'RECONCILIATION_RUN' and l.record_id = run.id) told
      where {of run} and (created, submitted, confirmed, failed) <> (
        1, (run.status in ('AWAITING_REVIEW', 'CONFIRMING', 'COMPLETED') or run.confirmed_by is not null)::int,
        (run.confirmed_by is not null and (run.status = 'COMPLETED' or run.status = 'FAILED' and exists (
          select from reconciliation r where r.organization_id = run.organization_id and r.run_id = run.id)))::int,
        (run.status = 'FAILED')::int)`,
  },
  {
    invariant: 'I7',
    rule: 'every match by hand is told once, and nothing is told that did not happen',
    query: `
      select coalesce(r.id, l.record_id) as id, r.kind, count(l.id)
      from (select * from reconciliation r where r.kind = 'MANUAL' and {of r}) r
      full join (
        select * from activity_log l where l.record_type = 'RECONCILIATION' and l.action = 'RECONCILED' and {of l}) l
        on l.organization_id = r.organization_id and l.record_id = r.id
      group by r.id, l.record_id, r.kind having count(l.id) <> 1 or r.id is null`,
  },
  {
    invariant: 'I7',
    rule: 'every payment is told to have been made once, and every approval once',
    query: `
      select p.number, told.*, (select count(*) from payment_approval a
        where a.organization_id = p.organization_id and a.payment_id = p.id) as approvals
      from payment p, lateral (
        select count(*) filter (where l.action = 'CREATED') as created, count(*) filter (where l.action = 'APPROVED') as approved
        from activity_log l
        where l.organization_id = p.organization_id and l.record_type = 'PAYMENT' and l.record_id = p.id) told
      where {of p} and (told.created <> 1 or told.approved <> (
        select count(*) from payment_approval a where a.organization_id = p.organization_id and a.payment_id = p.id))`,
  },
  {
    invariant: 'I7',
    rule: 'the chain of the activity log holds',
    query: `
      select o.organization_id as id, v.broken_at from organization o, lateral verify_activity(o.organization_id) v
      where {of o} and v.broken_at is not null`,
  },
]

/** Pending work completes: nothing is forgotten. */
const DELIVERED: readonly Rule[] = [
  {
    invariant: 'I9',
    rule: 'events have places of their own',
    query: `
      select o.position, count(*) from outbox o where {of o} and o.position is not null
      group by o.position having count(*) > 1`,
  },
  {
    invariant: 'I9',
    rule: 'somebody will look at every payment that is with us: it is queued, or its attempt has a time',
    query: `
      select p.number, p.status from payment p
      where {of p} and p.channel = 'API' and p.status = 'IN_PROGRESS'
        and not exists (select from payment_attempt a
          where a.organization_id = p.organization_id and a.payment_id = p.id and a.next_at is not null)
        and not exists (select from pgboss.job j
          where j.name = 'payment-dispatch' and j.data->>'paymentId' = p.id::text and j.state in ('created', 'retry', 'active'))`,
  },
  {
    invariant: 'I9',
    rule: 'what is expected of a payment is expected once: a transfer on two sides, a payment on one, what was never let go on none',
    query: `
      select p.number, p.kind, p.status, count(e.id) as sides
      from payment p
      left join expected_transaction e on e.organization_id = p.organization_id and e.payment_id = p.id
      where {of p}
      group by p.organization_id, p.id
      having not case
        -- One that was let go and came back for further approvals is expected still.
        when p.status = 'NEEDS_APPROVAL' and p.previous_status is null then count(e.id) = 0
        when p.status in ('REJECTED', 'CANCELLED') then count(e.id) filter (where e.status <> 'ARCHIVED') = 0
        else count(e.id) = case when p.to_account_id is null then 1 else 2 end end`,
  },
]

/** Approvals belong to users, each once, and to the payment's content. */
const APPROVED: readonly Rule[] = [
  {
    invariant: 'I12',
    rule: 'what was let go has as many approvals of what it says as it needs, of different people, and none of its authors',
    query: `
      select * from (
        select p.number, p.status, jsonb_array_length(p.approval_plan->'steps') as steps,
          count(a.id)::int as given, count(distinct a.approver_id)::int as people,
          count(a.id) filter (where a.approver_id = any (p.author_ids || p.created_by || p.edited_by)
            and not coalesce((o.controls->>'approveOwn')::boolean, false))::int as own,
          -- A plan that was judged again may count others than those who approved before.
          count(a.id) filter (where exists (
            select from jsonb_array_elements(p.approval_plan->'steps') step
            where step->'approverIds' = '[]' or step->'approverIds' ? a.approver_id::text))::int as called
        from payment p
        join organization o on o.organization_id = p.organization_id
        left join payment_approval a on (a.organization_id, a.payment_id) = (p.organization_id, p.id)
          and a.voided_at is null and a.content_hash = p.content_hash
        where {of p} and p.status in ('SCHEDULED', 'IN_PROGRESS', 'SENT', 'FAILED')
        group by p.organization_id, p.id, o.controls) as standing
      where called < steps or people < given or own > 0`,
  },
  {
    invariant: 'I12',
    rule: 'one proof approves one list, and was used up',
    query: `
      select a.proof_id, count(distinct a.approver_id) from payment_approval a
      where {of a} group by a.organization_id, a.proof_id having count(distinct a.approver_id) > 1`,
  },
]

export const TREASURY_RULES: readonly Rule[] = [...STATEMENTS, ...RECONCILIATION, ...TOLD, ...DELIVERED, ...APPROVED]
