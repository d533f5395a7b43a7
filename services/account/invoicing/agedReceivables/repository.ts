// SQL of aged receivables: what customers owed at the end of a day, over `receivable_parts` and `unapplied_credits` of the migration.
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Currency } from '../../../kit/money.ts'
import type { Bucket } from '../../../kit/ages.ts'
import type { Figure } from './ages.ts'

/** Today in the organization's time zone, and the requested day. */
const days = (tx: Tx, asOf: string | null) => sql`
  o as materialized (
    select (${tx.clock.now().toString()}::timestamptz at time zone time_zone)::date as today
    from organization where organization_id = ${tx.organizationId}),
  d as materialized (select coalesce(${asOf}::date, today) as day from o)`

/** What was applied of transfers by the end of a day that no bank line confirms yet. */
export const unverifiedTransfers = (organization: SQL, day: SQL) => sql`
  select p.customer_id, p.customer_name, p.currency, p.id as payment_id, a.amount_minor - a.verified_minor as minor
  from received_payment p
  join received_payment_application a on a.organization_id = p.organization_id and a.payment_id = p.id and a.undone_at is null
    and a.verified_minor < a.amount_minor
  where p.organization_id = ${organization} and p.verification = 'UNVERIFIED' and p.status = 'SUCCEEDED' and a.applied_on <= ${day}`

/** The days whose expected cash is shown, with the day itself. */
const SOON_DAYS = 7

type FigureJson = Omit<Figure, 'minor'> & { currency: Currency; minor: string }
export type CurrencyFigure = Figure & { currency: Currency }

/** Figures of each customer and of all, by currency. */
export async function readAged(tx: Tx, { asOf, currency }: { asOf: string | null; currency: Currency | null }) {
  const { rows } = await tx.execute<{ today: string; figures: FigureJson[] }>(sql`
    with ${days(tx, asOf)},
    part as materialized (
      select p.* from d, receivable_parts(${tx.organizationId}, d.day) p
      where ${currency}::text is null or p.currency = ${currency}),
    figure as (
      select currency, customer_id, case when grouping(bucket) = 1 then 'REMAINING' else bucket end as kind,
        sum(remaining_minor) as minor, count(distinct invoice_id)::int as n
      from part where remaining_minor > 0
      group by grouping sets ((currency, customer_id, bucket), (currency, bucket), (currency, customer_id), (currency))
      union all
      select currency, customer_id, 'WAITING', sum(waiting_minor), count(*)::int
      from part where waiting_minor > 0 group by grouping sets ((currency, customer_id), (currency))
      union all
      select currency, customer_id, 'UNAPPLIED', sum(minor), count(*)::int
      from d, unapplied_credits(${tx.organizationId}, d.day)
      where ${currency}::text is null or currency = ${currency}
      group by grouping sets ((currency, customer_id), (currency))
      union all
      -- A promise for a later day than the due date replaces it.
      select p.currency, null, 'SOON', sum(p.remaining_minor), count(distinct p.invoice_id)::int
      from d, part p
      join invoice i on i.organization_id = ${tx.organizationId} and i.id = p.invoice_id
      left join invoice_agreement g on g.organization_id = i.organization_id and g.invoice_id = i.id
      where p.remaining_minor > 0
        and greatest(coalesce(p.due_on, i.invoice_date + i.term_days), g.promised_on) between d.day and d.day + ${SOON_DAYS - 1}::int
      group by p.currency
      union all
      select currency, customer_id, 'CLAIMED', sum(minor), count(distinct payment_id)::int
      from (${unverifiedTransfers(sql`${tx.organizationId}`, sql`(select day from d)`)}) claim
      where ${currency}::text is null or currency = ${currency}
      group by grouping sets ((currency, customer_id), (currency)))
    select o.today::text, coalesce((
      select json_agg(json_build_object('currency', currency, 'customerId', customer_id, 'column', kind,
        'minor', minor::text, 'count', n)) from figure), '[]') as figures
    from o`)
  const [row] = rows
  if (!row) throw new Error('an aggregate has one row')
  return {
    today: row.today,
    figures: row.figures.map((figure): CurrencyFigure => ({ ...figure, minor: BigInt(figure.minor) })),
  }
}

/** The days over which customers' payments are averaged, with the day itself. */
const PAID_DAYS = 90

type PaidRow = { currency: Currency; days: string }

/**
 * How many days after the invoice date customers paid, by currency: of money received in the 90 days until today, weighted by amount, to one
 * digit. Claims count once a bank line shows them.
 */
export async function readDaysToPay(tx: Tx): Promise<PaidRow[]> {
  const { rows } = await tx.execute<PaidRow>(sql`
    with ${days(tx, null)}
    select p.currency, round(sum(a.amount_minor * greatest(p.payment_date - i.invoice_date, 0)) / sum(a.amount_minor), 1)::text as days
    from d, received_payment p
    join received_payment_application a on a.organization_id = p.organization_id and a.payment_id = p.id and a.undone_at is null and a.kind = 'CASH'
    join invoice i on i.organization_id = a.organization_id and i.id = a.invoice_id
    where p.organization_id = ${tx.organizationId} and p.status = 'SUCCEEDED' and p.verification is distinct from 'UNVERIFIED'
      and p.payment_date between d.day - ${PAID_DAYS - 1}::int and d.day
    group by p.currency order by p.currency`)
  return rows
}

export type PartsQuery = {
  asOf: string | null
  currency: Currency
  customerId?: string | undefined
  bucket?: Bucket | undefined
  waiting?: boolean | undefined
}
export type ReceivablePart = {
  invoiceId: string
  partId: string
  partName: string | null
  dueOn: string | null
  daysLate: number
  bucket: Bucket
  remainingMinor: bigint
  waitingMinor: bigint
}
type PartJson = Omit<ReceivablePart, 'remainingMinor' | 'waitingMinor'> & Record<'remaining' | 'waiting', string>

const wanted = ({ customerId, bucket, waiting }: PartsQuery): SQL[] => [
  ...(customerId === undefined ? [] : [sql`p.customer_id = ${customerId}`]),
  ...(bucket === undefined ? [] : [sql`p.bucket = ${bucket} and p.remaining_minor > 0`]),
  ...(waiting === true ? [sql`p.waiting_minor > 0`] : []),
]

/** A page of the parts behind a figure, oldest first, with the sums of all. A part that only lacks a slip is never overdue. */
export async function readParts(tx: Tx, query: PartsQuery, most: number) {
  const conditions = sql.join([sql`p.currency = ${query.currency}`, ...wanted(query)], sql` and `)
  const { rows } = await tx.execute<{
    today: string
    n: number
    remaining: string
    waiting: string
    parts: PartJson[]
  }>(sql`
    with ${days(tx, query.asOf)},
    part as materialized (
      select p.*, case when p.remaining_minor > 0 then greatest(d.day - p.due_on, 0) end as late from d, receivable_parts(${tx.organizationId}, d.day) p where ${conditions}),
    page as (select * from part order by due_on nulls last, invoice_id, part_id limit ${most})
    select o.today::text, (select count(*)::int from part) as n,
      (select coalesce(sum(remaining_minor), 0)::text from part) as remaining,
      (select coalesce(sum(waiting_minor), 0)::text from part) as waiting,
      coalesce((select json_agg(json_build_object('invoiceId', invoice_id, 'partId', part_id, 'partName', part_name, 'dueOn', due_on,
        'daysLate', coalesce(late, 0),
        'bucket', case when remaining_minor > 0 then bucket else 'NOT_DUE' end, 'remaining', remaining_minor::text, 'waiting', waiting_minor::text)
        order by due_on nulls last, invoice_id, part_id) from page), '[]') as parts
    from o`)
  const [row] = rows
  if (!row) throw new Error('an aggregate has one row')
  return {
    today: row.today,
    items: row.parts.map(({ remaining, waiting, ...part }): ReceivablePart => ({
      ...part,
      remainingMinor: BigInt(remaining),
      waitingMinor: BigInt(waiting),
    })),
    totalCount: row.n,
    remainingMinor: BigInt(row.remaining),
    waitingMinor: BigInt(row.waiting),
  }
}

/** What every customer owes today, by currency. */
export const owedToday = (tx: Tx) => sql`
    with ${days(tx, null)}
    select p.customer_id, p.currency, sum(p.remaining_minor) as remaining,
      coalesce(sum(p.remaining_minor) filter (where p.due_on < d.day), 0) as overdue,
      coalesce(max(d.day - p.due_on) filter (where p.remaining_minor > 0 and p.due_on < d.day), 0) as days_late
    from d, receivable_parts(${tx.organizationId}, d.day) p
    group by p.customer_id, p.currency`

/** What the customers of a filter owe today, by currency. */
export async function readOwedTotals(tx: Tx, where: SQL = sql`true`): Promise<{ currency: Currency; minor: bigint }[]> {
  const { rows } = await tx.execute<{ currency: Currency; minor: string }>(sql`
    select owed.currency, sum(owed.remaining)::text as minor
    from (${owedToday(tx)}) owed
    join customer on customer.organization_id = ${tx.organizationId} and customer.id = owed.customer_id
    where ${where} and owed.remaining > 0
    group by owed.currency order by owed.currency`)
  return rows.map(({ currency, minor }) => ({ currency, minor: BigInt(minor) }))
}

type OwedRow = { customerId: string; currency: Currency; remaining: string; overdue: string; daysLate: number }

/** What these customers owe today, each in the currency of its credit limit. */
export async function readOwedBy(tx: Tx, customerIds: readonly string[]): Promise<OwedRow[]> {
  const { rows } = await tx.execute<OwedRow>(sql`
    with ${days(tx, null)},
    late as (
      select p.customer_id, p.currency, p.remaining_minor, greatest(d.day - p.due_on, 0) as days
      from d, receivable_parts(${tx.organizationId}, d.day) p
      where p.customer_id = any (${sql.param([...customerIds])}::uuid[]))
    select c.id as "customerId", c.credit_currency as currency, coalesce(sum(l.remaining_minor), 0)::text as remaining,
      coalesce(sum(l.remaining_minor) filter (where l.days > 0), 0)::text as overdue,
      coalesce(max(l.days) filter (where l.remaining_minor > 0), 0)::int as "daysLate"
    from customer c
    left join late l on l.customer_id = c.id and l.currency = c.credit_currency
    where c.organization_id = ${tx.organizationId} and c.id = any (${sql.param([...customerIds])}::uuid[])
    group by c.id, c.credit_currency`)
  return rows
}
