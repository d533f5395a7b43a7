// What is true for all batches at any time (treasury.md §9).
import type { Invariant } from '../../kit/database/invariants.ts'

export const BATCHES: readonly Invariant[] = [
  {
    holds: 'a batch of a provider comes to what its payments come to, and says so where it does not',
    query: `
      select r.id, r.external_id, r.net_minor, r.members_minor, made.minor as members, r.member_check
      from payment_record r
      left join lateral (
        select sum(m.net_minor) filter (where not m.is_elsewhere) as minor from payment_record_member m
        where m.organization_id = r.organization_id and m.record_id = r.id) made on true
      where {of r by id} and r.members_minor is not null
        and (r.members_minor <> coalesce(made.minor, 0) or r.member_check <> case
          when r.net_minor = r.members_minor then 'EXACT' when abs(r.net_minor - r.members_minor) <= 100 then 'ROUNDED'
          else 'MISMATCH' end)`,
  },
  {
    holds: 'the net of a batch is gross less fees, tax and what is withheld, and says so where it is not',
    query: `
      select r.id, r.external_id, r.net_minor, r.figure_check from payment_record r
      where {of r by id} and r.gross_minor is not null and r.figure_check <> case
        when r.net_minor = r.gross_minor - r.fee_minor - r.vat_minor - r.withheld_minor + r.adjustment_minor then 'EXACT'
        when abs(r.net_minor - (r.gross_minor - r.fee_minor - r.vat_minor - r.withheld_minor + r.adjustment_minor)) <= 100 then 'ROUNDED'
        else 'MISMATCH' end`,
  },
  {
    holds: 'a payment that a batch pays out is of that batch alone',
    // A transaction that a report lists twice counts once.
    query: `
      select t.id, t.external_id, t.record_id, m.record_id as in_batch
      from payment_record_member m
      join provider_transaction t on t.organization_id = m.organization_id and t.id = m.transaction_id
      where {of m by record_id} and m.is_elsewhere = (t.record_id is not distinct from m.record_id)
        and not (m.is_elsewhere and exists (
          select from payment_record_member o
          where o.organization_id = m.organization_id and o.record_id = m.record_id and o.transaction_id = m.transaction_id
            and not o.is_elsewhere))`,
  },
  {
    holds: 'a batch that pays something out is expected once, of its net, and how that is matched stands with it',
    query: `
      select r.id, r.external_id, r.net_minor, r.reconciliation_status, seen.count, seen.minor, seen.status
      from payment_record r
      left join lateral (
        select count(*) as count, sum(e.amount_minor) as minor, min(e.status) as status from expected_transaction e
        where e.organization_id = r.organization_id and e.payment_record_id = r.id and e.status <> 'ARCHIVED') seen on true
      where {of r by id} and (seen.count > 1 or r.reconciliation_status is distinct from seen.status
        or (r.net_minor > 0) <> (seen.count = 1) and seen.status is distinct from 'RECONCILED'
        or seen.status = 'UNRECONCILED' and seen.minor <> r.net_minor)`,
  },
]
