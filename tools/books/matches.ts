// Lines, expected transactions and the matches between them.
import type { Invariant } from '../../services/kit/database/invariants.ts'

export const MATCHES: readonly Invariant[] = [
  {
    holds: 'what is allocated of a line is the sum of its allocations, and its status says so',
    query: `
      select t.id, t.status, t.allocated_minor, t.amount_minor,
        coalesce(sum(a.amount_minor) filter (where r.removed_at is null), 0) as sum
      from statement_transaction t
      left join allocation a on a.organization_id = t.organization_id and a.statement_transaction_id = t.id
      left join reconciliation r on r.organization_id = a.organization_id and r.id = a.reconciliation_id
      where {of t}
      group by t.organization_id, t.id
      having t.allocated_minor <> coalesce(sum(a.amount_minor) filter (where r.removed_at is null), 0)
        or t.allocated_minor > t.amount_minor
        or t.status <> case when t.status = 'ARCHIVED' and t.allocated_minor = 0 then 'ARCHIVED'
          when t.allocated_minor = 0 then 'UNRECONCILED' when t.allocated_minor = t.amount_minor then 'RECONCILED'
          else 'PARTIALLY_RECONCILED' end`,
  },
  {
    holds: 'what is allocated of an expected transaction is the sum of its allocations and what explains the rest',
    query: `
      select e.id, e.number, e.status, e.allocated_minor, e.amount_minor, active.minor as sum
      from expected_transaction e
      left join lateral (
        select coalesce(sum(a.amount_minor + coalesce(explained.minor, 0)), 0) as minor
        from allocation a
        join reconciliation r on r.organization_id = a.organization_id and r.id = a.reconciliation_id and r.removed_at is null
        left join lateral (
          select sum(amount_minor) as minor from adjustment j
          where j.organization_id = a.organization_id and j.allocation_id = a.id) explained on true
        where a.organization_id = e.organization_id and a.expected_transaction_id = e.id) active on true
      where {of e} and (e.allocated_minor <> active.minor
        or e.status <> case when e.status = 'ARCHIVED' and e.allocated_minor = 0 then 'ARCHIVED'
          when e.allocated_minor = 0 then 'UNRECONCILED' when e.allocated_minor = e.amount_minor then 'RECONCILED'
          else 'PARTIALLY_RECONCILED' end)`,
  },
  {
    holds: 'a reconciliation is the sum of its allocations',
    query: `
      select r.id, r.amount_minor, coalesce(sum(a.amount_minor), 0) as sum from reconciliation r
      left join allocation a on a.organization_id = r.organization_id and a.reconciliation_id = r.id
      where {of r}
      group by r.organization_id, r.id having r.amount_minor <> coalesce(sum(a.amount_minor), 0)`,
  },
]

/** What bills, provider batches and refunds store about their matches. */
export const FOLLOWED: readonly Invariant[] = [
  {
    holds: 'a bill whose expected transaction is matched in full is paid',
    query: `
      select b.id, b.number, b.status, e.number as expected
      from expected_transaction e join bill b on b.organization_id = e.organization_id and b.id = e.bill_id
      where {of e} and e.status = 'RECONCILED' and b.status <> 'PAID'`,
  },
  {
    holds:
      'a refund of a credit memo is expected to leave once, and not at all where it was called off and nothing left',
    // Its payment is expected instead.
    query: `
      select r.id, r.number, r.amount_minor, r.is_called_off, e.number as expected, e.amount_minor as expected_minor, e.status
      from credit_memo_refund r
      left join expected_transaction e on e.organization_id = r.organization_id and e.refund_id = r.id
      where {of r} and case
        when r.is_called_off then coalesce(e.status in ('UNRECONCILED', 'PARTIALLY_RECONCILED'), false)
        else e.id is null or e.amount_minor <> r.amount_minor or e.direction <> 'DEBIT'
          or (e.status = 'ARCHIVED') <> exists (
            select from payment p
            join expected_transaction s on s.organization_id = p.organization_id and s.payment_id = p.id and s.status <> 'ARCHIVED'
            where p.organization_id = e.organization_id and p.paid_expected_id = e.id) end`,
  },
]
