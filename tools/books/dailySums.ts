// Compares the stored daily sums (treasury.md §9) with the records that they sum up.
import type { Invariant } from '../../services/kit/database/invariants.ts'

const DAY = 'day, in_minor, out_minor, lines, closing_minor, closing_line_id'
const OF_CATEGORY = 'day, category_id, in_minor, out_minor, lines'

export const DAILY_SUMS: readonly Invariant[] = [
  {
    holds: 'the daily sums of an account are those of its lines',
    query: `
      select b.id as account, b.alias, different.* from bank_account b
      cross join lateral (
        select day, in_minor, out_minor, lines from (
          (select ${DAY} from account_day k where (k.organization_id, k.bank_account_id) = (b.organization_id, b.id)
            except all select ${DAY} from account_days_of_lines(b.organization_id, b.id, '0001-01-01', '9999-12-31'))
          union all
          (select ${DAY} from account_days_of_lines(b.organization_id, b.id, '0001-01-01', '9999-12-31')
            except all select ${DAY} from account_day k where (k.organization_id, k.bank_account_id) = (b.organization_id, b.id))) d
        order by day limit 1) different
      where {of b}`,
  },
  {
    holds: 'the monthly sums of an account are those of its days',
    query: `
      select coalesce(m.bank_account_id, d.bank_account_id) as account, coalesce(m.month, d.month) as month,
        m.in_minor, m.out_minor, d.in_minor as in_of_days, d.out_minor as out_of_days
      from (select * from account_month m where {of m}) m
      full join (
        select d.bank_account_id, date_trunc('month', d.day)::date as month, sum(d.in_minor) as in_minor, sum(d.out_minor) as out_minor,
          sum(d.lines) as lines
        from account_day d where {of d} group by 1, 2) d
        on (d.bank_account_id, d.month) = (m.bank_account_id, m.month)
      where (m.in_minor, m.out_minor, m.lines) is distinct from (d.in_minor, d.out_minor, d.lines)`,
  },
  {
    holds: 'the daily sums of categories are those of the parts of lines',
    query: `
      select b.id as account, b.alias, different.* from bank_account b
      cross join lateral (
        select * from (
          (select ${OF_CATEGORY} from category_day k where (k.organization_id, k.bank_account_id) = (b.organization_id, b.id)
            except all select ${OF_CATEGORY} from category_days_of_lines(b.organization_id, b.id))
          union all
          (select ${OF_CATEGORY} from category_days_of_lines(b.organization_id, b.id)
            except all select ${OF_CATEGORY} from category_day k where (k.organization_id, k.bank_account_id) = (b.organization_id, b.id))) d
        order by day limit 1) different
      where {of b}`,
  },
  {
    holds: 'the monthly sums of categories are those of their days',
    query: `
      select coalesce(m.bank_account_id, d.bank_account_id) as account, coalesce(m.month, d.month) as month,
        m.in_minor, m.out_minor, d.in_minor as in_of_days, d.out_minor as out_of_days
      from (select * from category_month m where {of m}) m
      full join (
        select d.bank_account_id, d.category_id, date_trunc('month', d.day)::date as month, sum(d.in_minor) as in_minor,
          sum(d.out_minor) as out_minor, sum(d.lines) as lines
        from category_day d where {of d} group by 1, 2, 3) d
        on (d.bank_account_id, d.category_id, d.month) = (m.bank_account_id, m.category_id, m.month)
      where (m.in_minor, m.out_minor, m.lines) is distinct from (d.in_minor, d.out_minor, d.lines)`,
  },
  {
    holds: 'the parts of a line are no more than the line',
    query: `
      select t.id, t.amount_minor, sum(p.amount_minor) as parts
      from line_category p
      join statement_transaction t on t.organization_id = p.organization_id and t.id = p.statement_transaction_id
      where {of p} group by t.organization_id, t.id having sum(p.amount_minor) > t.amount_minor`,
  },
]
