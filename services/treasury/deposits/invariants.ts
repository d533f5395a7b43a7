// What is true for all deposits at any time.
import type { Invariant } from '../../kit/database/invariants.ts'

/** Expected transactions of deposits that are not archived. */
const EXPECTED = `(select * from expected_transaction x where {of x} and x.deposit_id is not null and x.status <> 'ARCHIVED')`

export const DEPOSITS: readonly Invariant[] = [
  {
    // Σ period ETs = schedule, one by one: each payout is expected on its date, and nothing else is.
    holds: 'interest is expected as the schedule has it',
    query: `
      select d.number, p.term, p.place, p.net_minor, p.ends_on, e.amount_minor, e.date
      from (select * from deposit_period dp where {of dp} and not is_renewed and net_minor > 0) p
      full join (select * from ${EXPECTED} x where deposit_part = 'INTEREST') e
        on e.deposit_id = p.deposit_id and e.deposit_term = p.term and e.deposit_place = p.place
      join deposit d on {of d} and d.id = coalesce(p.deposit_id, e.deposit_id)
      where p.deposit_id is null or e.id is null or p.net_minor <> e.amount_minor or p.ends_on <> e.date or e.direction <> 'CREDIT'`,
  },
  {
    holds: 'the placement is expected once, unless it was cancelled',
    query: `
      select d.number, e.amount_minor, e.date
      from deposit d
      left join ${EXPECTED} e on e.deposit_id = d.id and e.deposit_part = 'PLACEMENT'
      where {of d}
        and case when d.close_reason is null
          then e.id is null or e.amount_minor <> d.amount_minor or e.date <> d.issued_on or e.direction <> 'DEBIT'
          else e.id is not null end`,
  },
  {
    holds: 'the principal is expected where it comes back, and nowhere else',
    query: `
      select d.number, d.status, d.renewal, e.amount_minor, e.date
      from deposit d
      left join ${EXPECTED} e on e.deposit_id = d.id and e.deposit_part = 'PRINCIPAL'
      where {of d}
        and case when d.renewal = 'NONE' and d.status <> 'CLOSED'
          then e.id is null or e.amount_minor <> d.principal_minor or e.date <> d.matures_on or e.deposit_term <> d.term
          else e.id is not null end`,
  },
  {
    holds: 'an early close brings one payout',
    query: `
      select d.number, d.payout_minor, e.amount_minor, e.date
      from deposit d
      left join ${EXPECTED} e on e.deposit_id = d.id and e.deposit_part = 'CLOSING'
      where {of d}
        and case when d.closed_on is not null
          then e.id is null or e.amount_minor <> d.payout_minor or e.date <> d.closed_on
          else e.id is not null end`,
  },
  {
    // A term begins where the previous one ended, with what that one left.
    holds: 'terms and their periods follow each other without a gap',
    query: `
      select d.number, p.term, p.place, p.starts_on, p.previous_end
      from (
        select *, lag(ends_on) over of_deposit as previous_end, lag(principal_minor) over of_deposit as previous_principal,
          lag(term) over of_deposit as previous_term,
          sum(case when is_renewed then net_minor else 0 end) over (of_deposit rows between unbounded preceding and 1 preceding) as added
        from deposit_period dp where {of dp}
        window of_deposit as (partition by deposit_id order by term, place)) p
      join deposit d on {of d} and d.id = p.deposit_id
      where p.starts_on <> coalesce(p.previous_end, d.issued_on) or p.days <> p.ends_on - p.starts_on
        or p.principal_minor <> d.amount_minor + coalesce(p.added, 0) or p.term > d.term`,
  },
  {
    holds: 'interest and tax are those of the days',
    query: `
      select d.number, p.term, p.place, p.interest_minor, p.tax_minor
      from deposit_period p
      join deposit d on d.organization_id = p.organization_id and d.id = p.deposit_id
      where {of p}
        and (p.interest_minor <> round(p.principal_minor * p.interest_rate * p.days / 100 / d.day_basis)
          or p.tax_minor <> round(p.interest_minor * d.tax_rate / 100))`,
  },
  {
    holds: 'a running deposit says what its term brings',
    query: `
      select d.number, d.status, d.next_step_on, d.interest_minor, s.interest
      from deposit d
      cross join lateral (
        select sum(p.interest_minor) as interest, sum(p.tax_minor) as tax, max(p.ends_on) as ends_on
        from deposit_period p where p.organization_id = d.organization_id and p.deposit_id = d.id and p.term = d.term) s
      where {of d} and d.status in ('NEW', 'ACTIVE', 'MATURED')
        and (s.interest <> d.interest_minor or s.tax <> d.tax_minor or s.ends_on <> d.matures_on)`,
  },
]
