// SQL of statements of account. Movements are counted as in `receivable_parts` and `unapplied_credits`, each on its own day.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Currency } from '../../../kit/money.ts'
import type { Movement, OpenCredit, OpenItem } from './figures.ts'

export type StatementQuery = { customerId: string; currency: Currency; from: string | null; to: string | null }

type Minor<Of> = Omit<Of, 'minor'> & { minor: string }
type ItemJson = Omit<OpenItem, 'remainingMinor' | 'waitingMinor'> & Record<'remaining' | 'waiting', string>
type Row = {
  today: string
  from: string
  to: string
  currencies: Currency[]
  opening: string
  count: number
  movements: Minor<Movement>[]
  items: ItemJson[]
  credits: Minor<OpenCredit>[]
  unverified: string
}

/** One more than fit on a statement, to detect too many. */
const MAX = 2_001

/**
 * Each document on the day when it moved the balance, and on the day when it was undone. A payment that counts moves it by its full amount;
 * a claim only by what it pays, since its rest is no credit yet. A bank line's settlement is shown as its payment.
 */
const movements = (tx: Tx, { customerId, currency }: StatementQuery) => {
  const own = (alias: string) =>
    sql.raw(`${alias}.organization_id = o.organization_id and ${alias}.customer_id = o.customer_id
      and ${alias}.currency = o.currency`)
  const dayOf = (column: string) => sql.raw(`(${column} at time zone o.time_zone)::date`)
  const counts = sql.raw(`p.verification is distinct from 'UNVERIFIED'`)
  // Money that came before its invoice settles it on the invoice date. Amounts above the invoices are part of a payment that counts; for
  // claims they are entries of their own. A refund ends the credit on the date of its statement transaction, and is owed if the credit is gone.
  return sql`
    o as materialized (
      select organization_id, time_zone, ${customerId}::uuid as customer_id, ${currency}::char(3) as currency
      from organization where organization_id = ${tx.organizationId}),
    moved as (
      select 'INVOICE' as kind, i.id, i.number, coalesce(i.opened_on, i.invoice_date) as day,
          i.total_minor - i.settled_before_minor as minor
        from o join invoice i on ${own('i')} where i.number is not null
      union all
      select 'INVOICE', i.id, i.number, ${dayOf('i.status_changed_at')}, i.settled_before_minor - i.total_minor
        from o join invoice i on ${own('i')} where i.number is not null and i.status = 'CANCELED'
      union all
      select 'PAYMENT', p.id, p.number, p.payment_date, -p.amount_minor
        from o join received_payment p on ${own('p')}
        where p.reconciliation_id is null and ${counts} and (p.status = 'SUCCEEDED'
          or p.status = 'CANCELED' and (p.method <> 'CASH' or p.confirmed_at is not null))
      union all
      select 'PAYMENT', p.id, p.number, ${dayOf('p.status_changed_at')}, p.amount_minor
        from o join received_payment p on ${own('p')}
        where p.reconciliation_id is null and ${counts} and p.status = 'CANCELED' and (p.method <> 'CASH' or p.confirmed_at is not null)
      union all
      select 'PAYMENT', p.id, p.number, a.applied_on, -a.amount_minor
        from o join received_payment p on ${own('p')}
        join received_payment_application a on a.organization_id = p.organization_id and a.payment_id = p.id
        where p.reconciliation_id is null and not (${counts})
      union all
      select 'PAYMENT', p.id, p.number, ${dayOf('a.undone_at')}, a.amount_minor
        from o join received_payment p on ${own('p')}
        join received_payment_application a on a.organization_id = p.organization_id and a.payment_id = p.id
        where p.reconciliation_id is null and not (${counts}) and a.undone_at is not null
      union all
      select case when p.id is null then 'ADJUSTMENT' else 'PAYMENT' end, coalesce(p.id, r.line_id), p.number,
          greatest(r.received_on, coalesce(i.opened_on, i.invoice_date)), -r.settled_minor
        from o join invoice i on ${own('i')}
        join bank_receipt r on r.organization_id = i.organization_id and r.invoice_id = i.id and r.undone_at is null
        left join received_payment p on ${own('p')} and p.reconciliation_id = r.reconciliation_id and p.line_id = r.line_id
          and p.status = 'SUCCEEDED'
      union all
      select 'PAYMENT', p.id, p.number, m.memo_date, -m.total_minor
        from o join credit_memo m on ${own('m')}
        join received_payment p on p.organization_id = m.organization_id and p.id = m.payment_id
        where m.kind = 'OVERPAYMENT' and m.status not in ('DRAFT', 'PENDING')
          and (p.reconciliation_id is not null or not (${counts}))
      union all
      select 'PAYMENT', p.id, p.number, ${dayOf('m.status_changed_at')}, m.total_minor
        from o join credit_memo m on ${own('m')}
        join received_payment p on p.organization_id = m.organization_id and p.id = m.payment_id
        where m.kind = 'OVERPAYMENT' and m.status = 'VOIDED' and (p.reconciliation_id is not null or not (${counts}))
      union all
      select case m.kind when 'WRITE_OFF' then 'WRITE_OFF' else 'CREDIT_MEMO' end, m.id, m.number, m.memo_date, -m.total_minor
        from o join credit_memo m on ${own('m')} where m.kind <> 'OVERPAYMENT' and m.approved_at is not null
      union all
      select case m.kind when 'WRITE_OFF' then 'WRITE_OFF' else 'CREDIT_MEMO' end, m.id, m.number, ${dayOf('m.status_changed_at')}, m.total_minor
        from o join credit_memo m on ${own('m')}
        where m.kind <> 'OVERPAYMENT' and m.approved_at is not null and m.status = 'VOIDED'
      union all
      select 'REFUND', m.id, m.number, g.on_day, g.minor
        from o join refunded_money(o.organization_id) g on true join credit_memo m on ${own('m')} and m.id = g.memo_id
      union all
      select 'SLIP', s.id, s.number, c.applied_on, -c.amount_minor - c.rounding_minor
        from o join withholding_slip s on ${own('s')}
        join withholding_slip_invoice c on c.organization_id = s.organization_id and c.slip_id = s.id
      union all
      select 'SLIP', s.id, s.number, ${dayOf('c.undone_at')}, c.amount_minor + c.rounding_minor
        from o join withholding_slip s on ${own('s')}
        join withholding_slip_invoice c on c.organization_id = s.organization_id and c.slip_id = s.id
        where c.undone_at is not null)`
}

/** Reads a whole statement with one SQL statement. */
export async function readMovements(tx: Tx, query: StatementQuery) {
  const { customerId, currency, from, to } = query
  // `d` covers the month before the period, and the period until today.
  const { rows } = await tx.execute<Row>(sql`
    with ${movements(tx, query)},
    t as materialized (
      select (${tx.clock.now().toString()}::timestamptz at time zone time_zone)::date as today from o),
    d as materialized (
      select today, coalesce(${from}::date, (date_trunc('month', today) - interval '1 month')::date) as first,
        coalesce(${to}::date, today) as last from t),
    entry as materialized (
      select kind, id, number, day, sum(minor) as minor from moved, d where day <= d.last group by kind, id, number, day),
    page as (
      select e.*, e.kind = 'PAYMENT' and exists (
        select from received_payment p where p.organization_id = ${tx.organizationId} and p.id = e.id and p.verification = 'UNVERIFIED') as claimed
      from entry e, d where e.day >= d.first and e.minor <> 0
      order by e.day, e.kind <> 'INVOICE', e.number, e.id limit ${MAX}),
    part as materialized (
      select p.* from d, receivable_parts(${tx.organizationId}, d.last) p
      where p.customer_id = ${customerId} and p.currency = ${currency}
      order by p.due_on nulls last, p.invoice_id, p.part_id limit ${MAX}),
    credit as materialized (
      select c.* from d, unapplied_credits(${tx.organizationId}, d.last) c
      where c.customer_id = ${customerId} and c.currency = ${currency} order by c.on_day, c.number limit ${MAX})
    select d.today::text, d.first::text as from, d.last::text as to,
      coalesce((select json_agg(known.currency order by known.currency) from (
        select distinct currency from invoice
        where organization_id = ${tx.organizationId} and customer_id = ${customerId} and number is not null) known), '[]') as currencies,
      coalesce((select sum(e.minor) from entry e where e.day < d.first), 0)::text as opening,
      coalesce((select json_agg(json_build_object('kind', kind, 'recordId', id, 'number', number, 'day', day, 'minor', minor::text, 'isUnverified', claimed)
        order by day, kind <> 'INVOICE', number, id) from page), '[]') as movements,
      coalesce((select json_agg(json_build_object('invoiceId', invoice_id, 'number', number, 'partName', part_name,
        'invoiceDate', invoice_date, 'dueOn', due_on, 'bucket', bucket, 'remaining', remaining_minor::text, 'waiting', waiting_minor::text)
        order by due_on nulls last, invoice_id, part_id) from part), '[]') as items,
      coalesce((select json_agg(json_build_object('kind', case when minor < 0 then 'REFUND' when record_kind = 'CREDIT_MEMO' then 'CREDIT_MEMO' else 'PAYMENT' end,
        'recordId', record_id, 'number', number, 'day', on_day, 'minor', minor::text) order by on_day, number) from credit), '[]') as credits,
      (select coalesce(sum(a.amount_minor - a.verified_minor), 0)::text from received_payment p
        join received_payment_application a on a.organization_id = p.organization_id and a.payment_id = p.id
          and a.undone_at is null and a.applied_on <= d.last
        where p.organization_id = ${tx.organizationId} and p.customer_id = ${customerId} and p.currency = ${currency}
          and p.verification = 'UNVERIFIED' and p.status = 'SUCCEEDED') as unverified
    from d`)
  const [row] = rows
  if (!row) throw new Error('an organization has a day')
  return {
    today: row.today,
    from: row.from,
    to: row.to,
    currencies: row.currencies,
    isTooLong: Math.max(row.movements.length, row.items.length, row.credits.length) >= MAX,
    openingMinor: BigInt(row.opening),
    movements: row.movements.map((one): Movement => ({ ...one, minor: BigInt(one.minor) })),
    items: row.items.map(({ remaining, waiting, ...item }): OpenItem => ({
      ...item,
      remainingMinor: BigInt(remaining),
      waitingMinor: BigInt(waiting),
    })),
    unverifiedMinor: BigInt(row.unverified),
    credits: row.credits.map((one): OpenCredit => ({ ...one, minor: BigInt(one.minor) })),
  }
}
