// SQL of journals: everything that moved receivables, credit and taxes, by day, as statements of account and aged receivables count it
// (statements/repository.ts). Undone bank matches are left out: only current ones are true.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Currency } from '../../../kit/money.ts'
import type { Happening } from './postings.ts'

export const KINDS = ['INVOICE', 'PAYMENT', 'BANK_SETTLEMENT', 'CREDIT_MEMO', 'WRITE_OFF', 'REFUND', 'SLIP'] as const
export type Kind = (typeof KINDS)[number]

/** Amounts of a fact, as text of minor units, and what else its postings depend on. */
type Figures = Partial<
  Record<
    'total' | 'base' | 'vat' | 'stamp' | 'deducted' | 'goods' | 'services' | 'amount' | 'rounding' | 'collected',
    string
  >
> & {
  isAdvance?: boolean
  by?: 'CASH' | 'PROVIDER_CLEARING' | 'RECEIPTS_CLEARING'
  withheld?: { code: string; amount: string }[]
}

type Row = {
  kind: Kind
  id: string
  number: string | null
  party: string | null
  currency: Currency
  day: string
  /** It reverses an earlier fact. */
  back: boolean
  what: Happening['is']
  figures: Figures
}

export type Moved = Omit<Row, 'what' | 'figures'> & { happening: Happening }

const counts = sql.raw(`p.verification is distinct from 'UNVERIFIED'`)
const RECEIVED_BY = `case when p.method = 'CASH' then 'CASH'
  when p.method in ('VIRTUAL_ACCOUNT', 'QRIS', 'CARD', 'E_WALLET') then 'PROVIDER_CLEARING' else 'RECEIPTS_CLEARING' end`

/** The fact's row, for its day and the day it was undone, since most facts have both. */
const both = (did: { day: string; undone: string }) =>
  sql.raw(
    `cross join lateral (values (${did.day}, false), ((${did.undone} at time zone o.time_zone)::date, true)) at (day, back)`,
  )

const figures = (pairs: Readonly<Record<string, string>>) =>
  sql.raw(
    `jsonb_build_object(${Object.entries(pairs)
      .map(([key, column]) => `'${key}', ${column}`)
      .join(', ')})`,
  )
const text = (column: string) => `(${column})::text`

/** Postings between two days. */
export async function readMoved(
  tx: Tx,
  { from, to, most }: { from: string; to: string; most: number },
): Promise<Moved[]> {
  // Invoices issued elsewhere are in the opening balance of the books. Payments are those that count as money, applied or not; what a
  // statement transaction paid follows from its match. A claim is booked as its statement transaction will be. Money that came before its
  // invoice settles it on the invoice date. Amounts above the invoices are credit for statement transactions and claims; for other
  // payments they are part of the received amount.
  const { rows } = await tx.execute<Row>(sql`
    with o as materialized (
      select organization_id, time_zone from organization where organization_id = ${tx.organizationId}),
    fact as (
      select 'INVOICE' as kind, i.id, i.number, i.customer_name as party, i.currency, at.day, at.back, 'ISSUED' as what,
          ${figures({
            isAdvance: `i.kind = 'ADVANCE'`,
            total: text('i.total_minor'),
            base: text('i.base_minor'),
            vat: text('i.vat_minor'),
            stamp: text('i.stamp_minor'),
            deducted: text('i.deducted_minor'),
            goods: text(`coalesce(net.goods, 0)`),
            services: text(`coalesce(net.services, 0)`),
          })} as figures
        from o join invoice i on i.organization_id = o.organization_id and i.number is not null and i.opened_on is null
        ${both({ day: 'i.invoice_date', undone: `case when i.status = 'CANCELED' then i.status_changed_at end` })}
        cross join lateral (
          select sum(l.net_minor) filter (where l.kind = 'GOODS') as goods,
            sum(l.net_minor) filter (where l.kind = 'SERVICE') as services
          from invoice_line l where l.organization_id = i.organization_id and l.invoice_id = i.id) net
        where at.day between ${from}::date and ${to}::date
      union all
      select 'PAYMENT', p.id, p.number, p.customer_name, p.currency, at.day, at.back, 'RECEIVED',
          ${figures({ amount: text('p.amount_minor'), by: RECEIVED_BY })}
        from o join received_payment p on p.organization_id = o.organization_id
        ${both({ day: 'p.payment_date', undone: `case when p.status = 'CANCELED' then p.status_changed_at end` })}
        where p.reconciliation_id is null and ${counts}
          and (p.status = 'SUCCEEDED' or p.status = 'CANCELED' and (p.method <> 'CASH' or p.confirmed_at is not null))
          and at.day between ${from}::date and ${to}::date
      union all
      select 'PAYMENT', p.id, p.number, p.customer_name, p.currency, at.day, at.back,
          case when ${counts} then 'APPLIED' else 'SETTLED' end, ${figures({ amount: text('a.amount_minor') })}
        from o join received_payment_application a on a.organization_id = o.organization_id
        join received_payment p on p.organization_id = a.organization_id and p.id = a.payment_id
        ${both({ day: 'a.applied_on', undone: 'a.undone_at' })}
        where p.reconciliation_id is null and at.day between ${from}::date and ${to}::date
      union all
      select case when p.id is null then 'BANK_SETTLEMENT' else 'PAYMENT' end, coalesce(p.id, r.line_id), coalesce(p.number, i.number),
          i.customer_name, i.currency, greatest(r.received_on, coalesce(i.opened_on, i.invoice_date)), false, 'SETTLED',
          ${figures({ amount: text('r.settled_minor') })}
        from o join bank_receipt r on r.organization_id = o.organization_id and r.undone_at is null and r.settled_minor > 0
        join invoice i on i.organization_id = r.organization_id and i.id = r.invoice_id
        left join received_payment p on p.organization_id = r.organization_id and p.reconciliation_id = r.reconciliation_id
          and p.line_id = r.line_id and p.customer_id = i.customer_id and p.status = 'SUCCEEDED'
        where greatest(r.received_on, coalesce(i.opened_on, i.invoice_date)) between ${from}::date and ${to}::date
      union all
      select 'PAYMENT', p.id, p.number, p.customer_name, p.currency, at.day, at.back, 'RECEIVED',
          ${figures({ amount: text('m.total_minor'), by: `'RECEIPTS_CLEARING'` })}
        from o join credit_memo m on m.organization_id = o.organization_id
        join received_payment p on p.organization_id = m.organization_id and p.id = m.payment_id
        ${both({ day: 'm.memo_date', undone: `case when m.status = 'VOIDED' then m.status_changed_at end` })}
        where m.kind = 'OVERPAYMENT' and m.status not in ('DRAFT', 'PENDING')
          and (p.reconciliation_id is not null or not (${counts})) and at.day between ${from}::date and ${to}::date
      union all
      select case m.kind when 'WRITE_OFF' then 'WRITE_OFF' else 'CREDIT_MEMO' end, m.id, m.number, m.customer_name, m.currency, at.day,
          at.back, case m.kind when 'WRITE_OFF' then 'WRITTEN_OFF' else 'CREDITED' end,
          ${figures({
            isAdvance: `coalesce(i.kind = 'ADVANCE', false)`,
            base: text('m.base_minor'),
            vat: text('m.vat_minor'),
            amount: text('m.total_minor'),
          })}
        from o join credit_memo m on m.organization_id = o.organization_id
        left join invoice i on i.organization_id = m.organization_id and i.id = m.invoice_id
        ${both({ day: 'm.memo_date', undone: `case when m.status = 'VOIDED' then m.status_changed_at end` })}
        where m.kind <> 'OVERPAYMENT' and m.approved_at is not null and at.day between ${from}::date and ${to}::date
      union all
      select case m.kind when 'WRITE_OFF' then 'WRITE_OFF' else 'CREDIT_MEMO' end, m.id, m.number, m.customer_name, m.currency, at.day,
          at.back, 'APPLIED', ${figures({ amount: text('a.amount_minor') })}
        from o join credit_memo_application a on a.organization_id = o.organization_id
        join credit_memo m on m.organization_id = a.organization_id and m.id = a.memo_id
        ${both({ day: 'a.applied_on', undone: 'a.undone_at' })}
        where at.day between ${from}::date and ${to}::date
      union all
      select 'REFUND', m.id, m.number, m.customer_name, m.currency, g.on_day, false, 'REFUNDED',
          ${figures({ amount: text('sum(g.minor)') })}
        from o join refunded_money(o.organization_id) g on g.on_day between ${from}::date and ${to}::date
        join credit_memo m on m.organization_id = o.organization_id and m.id = g.memo_id
        group by m.organization_id, m.id, g.on_day
      union all
      select 'SLIP', s.id, s.number, s.customer_name, s.currency, at.day, at.back, 'SLIP',
          ${figures({
            amount: text('c.amount_minor'),
            rounding: text('c.rounding_minor'),
            collected: text('i.collected_vat_minor'),
            withheld: 'i.withheld',
          })}
        from o join withholding_slip_invoice c on c.organization_id = o.organization_id
        join withholding_slip s on s.organization_id = c.organization_id and s.id = c.slip_id
        join invoice i on i.organization_id = c.organization_id and i.id = c.invoice_id
        ${both({ day: 'c.applied_on', undone: 'c.undone_at' })}
        where at.day between ${from}::date and ${to}::date)
    select kind, id, number, party, currency, day::text, back, what, figures from fact
    order by day, number, id limit ${most}`)
  return rows.map(({ what, figures: of, ...row }) => ({ ...row, happening: happeningOf(what, of) }))
}

function happeningOf(is: Happening['is'], { isAdvance = false, by, withheld = [], ...texts }: Figures): Happening {
  const minor = (text: string | undefined) => {
    if (text === undefined) throw new Error(`${is} lacks an amount`)
    return BigInt(text)
  }
  switch (is) {
    case 'ISSUED':
      return {
        is,
        isAdvance,
        totalMinor: minor(texts.total),
        baseMinor: minor(texts.base),
        vatMinor: minor(texts.vat),
        stampMinor: minor(texts.stamp),
        deductedMinor: minor(texts.deducted),
        goodsMinor: minor(texts.goods),
        servicesMinor: minor(texts.services),
      }
    case 'RECEIVED':
      if (by === undefined) throw new Error('nothing says how it was received')
      return { is, by, amountMinor: minor(texts.amount) }
    case 'CREDITED':
      return { is, isOfAdvance: isAdvance, baseMinor: minor(texts.base), vatMinor: minor(texts.vat) }
    case 'SLIP':
      return {
        is,
        amountMinor: minor(texts.amount),
        roundingMinor: minor(texts.rounding),
        withheld: withheld.map(({ code, amount }) => ({ code, amountMinor: BigInt(amount) })),
        collectedVatMinor: minor(texts.collected),
      }
    default:
      return { is, amountMinor: minor(texts.amount) }
  }
}
