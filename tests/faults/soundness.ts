// What must hold of treasury's data whatever was killed and when (design/quality.md §4, invariants). Read as the database's administrator, so
// that nothing stands between these questions and the tables.
import type { Client } from 'pg'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { until } from '../support/treasuryProcesses.ts'

/** Each finds rows that should not be there. */
const VIOLATIONS: Readonly<Record<string, string>> = {
  'an import is stored whole or not at all': `
    select i.id, i.status, i.counts, count(t.id) as stored
    from statement_import i left join statement_transaction t on t.organization_id = i.organization_id and t.import_id = i.id
    group by i.organization_id, i.id
    having count(t.id) <> case when i.status = 'IMPORTED' then (i.counts->>'ready')::int else 0 end`,
  'opening balance and lines make the closing balance': `
    select i.id, i.balance_proof
    from statement_import i join statement_transaction t on t.organization_id = i.organization_id and t.import_id = i.id
    where i.status = 'IMPORTED' and i.balance_proof is not null and (i.counts->>'duplicates')::int = 0
    group by i.organization_id, i.id
    having (i.balance_proof->>'openingMinor')::bigint + sum(case t.direction when 'CREDIT' then t.amount_minor else -t.amount_minor end)
      <> (i.balance_proof->>'closingMinor')::bigint`,
  'the balance of an account is that of its newest import': `
    select a.id, a.balance_minor, newest.balance_proof
    from bank_account a left join lateral (
      select balance_proof from statement_import i
      where i.organization_id = a.organization_id and i.bank_account_id = a.id and i.status = 'IMPORTED'
      order by created_at desc limit 1) newest on true
    where a.balance_minor is distinct from (newest.balance_proof->>'closingMinor')::bigint`,
  'what is allocated of a line is the sum of its allocations, and its status says so': `
    select t.id, t.status, t.allocated_minor, t.amount_minor, coalesce(sum(a.amount_minor) filter (where r.removed_at is null), 0) as sum
    from statement_transaction t
    left join allocation a on a.organization_id = t.organization_id and a.statement_transaction_id = t.id
    left join reconciliation r on r.organization_id = a.organization_id and r.id = a.reconciliation_id
    group by t.organization_id, t.id
    having t.allocated_minor <> coalesce(sum(a.amount_minor) filter (where r.removed_at is null), 0)
      or t.status <> case t.allocated_minor when 0 then 'UNRECONCILED' when t.amount_minor then 'RECONCILED' else 'PARTIALLY_RECONCILED' end`,
  'what is allocated of an expected transaction is the sum of its allocations and what explains the rest': `
    select e.id, e.status, e.allocated_minor, e.amount_minor
    from expected_transaction e
    left join lateral (
      select coalesce(sum(a.amount_minor + coalesce(explained.minor, 0)), 0) as minor
      from allocation a
      join reconciliation r on r.organization_id = a.organization_id and r.id = a.reconciliation_id and r.removed_at is null
      left join lateral (select sum(amount_minor) as minor from adjustment j
        where j.organization_id = a.organization_id and j.allocation_id = a.id) explained on true
      where a.organization_id = e.organization_id and a.expected_transaction_id = e.id) active on true
    where e.allocated_minor <> active.minor
      or e.status <> case e.allocated_minor when 0 then 'UNRECONCILED' when e.amount_minor then 'RECONCILED' else 'PARTIALLY_RECONCILED' end`,
  'a reconciliation is the sum of its allocations': `
    select r.id from reconciliation r left join allocation a on a.organization_id = r.organization_id and a.reconciliation_id = r.id
    group by r.organization_id, r.id having r.amount_minor <> coalesce(sum(a.amount_minor), 0)`,
  'a recommendation is accepted once, and no other has become a reconciliation': `
    select c.id, c.status, count(r.id)
    from recommendation c left join reconciliation r on r.organization_id = c.organization_id and r.recommendation_id = c.id
    group by c.organization_id, c.id having count(r.id) <> case c.status when 'ACCEPTED' then 1 else 0 end`,
  'a run that is at work or was given up has recommended nothing': `
    select run.id, run.status from reconciliation_run run
    where run.status in ('QUEUED', 'RUNNING') and exists (
      select from recommendation c where c.organization_id = run.organization_id and c.run_id = run.id)`,
  'every change of an import is told once': `
    select i.id, i.status, told.* from statement_import i, lateral (
      select count(*) filter (where action = 'IMPORTED') as imported, count(*) filter (where action = 'IMPORT_UNDONE') as undone,
        count(*) filter (where action = 'FAILED') as failed
      from activity_log l where l.organization_id = i.organization_id and l.record_type = 'STATEMENT_IMPORT' and l.record_id = i.id) told
    where (imported, undone, failed) <> (
      (i.status in ('IMPORTED', 'UNDONE'))::int, (i.status = 'UNDONE')::int, (i.status = 'FAILED')::int)`,
  'every change of a run is told once': `
    select run.id, run.status, told.* from reconciliation_run run, lateral (
      select count(*) filter (where action = 'CREATED') as created, count(*) filter (where action = 'SUBMITTED') as submitted,
        count(*) filter (where action = 'RECONCILED') as confirmed, count(*) filter (where action = 'FAILED') as failed
      from activity_log l where l.organization_id = run.organization_id and l.record_type = 'RECONCILIATION_RUN' and l.record_id = run.id) told
    where (created, submitted, confirmed, failed) <> (
      1, (run.status in ('AWAITING_REVIEW', 'CONFIRMING', 'COMPLETED') or run.confirmed_by is not null)::int,
      (run.confirmed_by is not null and (run.status = 'COMPLETED' or run.status = 'FAILED' and exists (
        select from reconciliation r where r.organization_id = run.organization_id and r.run_id = run.id)))::int,
      (run.status = 'FAILED')::int)`,
  'every match by hand is told once, and nothing is told that did not happen': `
    select coalesce(r.id, l.record_id) as id, r.kind, count(l.id)
    from (select * from reconciliation where kind = 'MANUAL') r
    full join (select * from activity_log where record_type = 'RECONCILIATION' and action = 'RECONCILED') l
      on l.organization_id = r.organization_id and l.record_id = r.id
    group by r.id, l.record_id, r.kind having count(l.id) <> 1 or r.id is null`,
}

/** What does not hold, in words; nothing when all is well. The chain of the activity log is verified too, once all is placed in it. */
export async function faultsIn(adminUrl: string): Promise<string[]> {
  return withAdmin(adminUrl, async client => {
    const faults: string[] = []
    for (const [rule, query] of Object.entries(VIOLATIONS)) {
      const { rows } = await client.query(`${query} limit 3`)
      if (rows.length > 0) faults.push(`not so: ${rule}: ${JSON.stringify(rows)}`)
    }
    return [...faults, ...(await faultsInChain(client))]
  })
}

async function faultsInChain(client: Client): Promise<string[]> {
  await until(async () => {
    const { rows } = await client.query('select from activity_log where position is null limit 1')
    return rows.length === 0
  }, 10_000)
  const { rows } = await client.query<{ id: string; broken_at: string | null }>(
    `select o.organization_id as id, v.broken_at from organization o, lateral verify_activity(o.organization_id) v
     where v.broken_at is not null`,
  )
  return rows.map(({ id, broken_at }) => `the activity log of ${id} is broken at ${broken_at}`)
}
