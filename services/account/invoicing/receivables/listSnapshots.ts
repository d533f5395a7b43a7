// Issued invoices, for treasury to expect their cash.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { type Currency, formatMinor } from '../../../kit/money.ts'
import { openParts, promisedParts } from './parts.ts'
import { type ProjectedCustomer, projectedCustomer } from './projectedCustomer.ts'

type Row = {
  id: string
  number: string
  purchaseOrderNumber: string | null
  currency: Currency
  version: number
  cash: string
  /** Includes claimed amounts: they are expected until a bank line shows them. */
  open: string
  dueDate: string
  promisedOn: string | null
  claimedOn: string | null
  claimed: string
  customer: ProjectedCustomer
  virtualAccountNumbers: string[]
  bank: Record<string, string>
  milestones: { partId: string; name: string; dueDate: string | null; cash: string }[]
}

/** Of virtual accounts that an invoice can be paid to, the newest. */
const MAX_NUMBERS = 3

type Which = { ids: readonly string[] } | { after: string | undefined; first: number }

/** Issued invoices in the order of their ids: those of `ids`, or the ones after an id. */
export async function listSnapshots(tx: Tx, which: Which) {
  const [filter, limit] =
    'ids' in which
      ? [sql`i.id = any (${sql.param([...which.ids])}::uuid[])`, which.ids.length]
      : [which.after === undefined ? sql`true` : sql`i.id > ${which.after}::uuid`, which.first]
  const { rows } = await tx.execute<Row>(sql`
    select i.id, i.number, i.customer_reference as "purchaseOrderNumber", i.currency,
      (i.version + coalesce(g.version, 0) + charged.count + coalesce((
        select sum(v.version) from customer_virtual_account v
        where v.organization_id = i.organization_id and v.customer_id = i.customer_id), 0))::int as version,
      charged.numbers as "virtualAccountNumbers", to_char(g.promised_on, 'YYYY-MM-DD') as "promisedOn",
      (i.total_minor - i.withheld_minor)::text as cash, (i.remaining_minor - i.withheld_open_minor + i.unverified_minor)::text as open,
      to_char(coalesce(i.due_date, i.invoice_date + i.term_days), 'YYYY-MM-DD') as "dueDate",
      i.unverified_minor::text as claimed, to_char((
        select min(p.payment_date) from received_payment_application a
        join received_payment p on p.organization_id = a.organization_id and p.id = a.payment_id and p.verification = 'UNVERIFIED'
        where i.unverified_minor > 0 and a.organization_id = i.organization_id and a.invoice_id = i.id and a.undone_at is null
          and a.verified_minor < a.amount_minor), 'YYYY-MM-DD') as "claimedOn",
      ${projectedCustomer} as customer,
      coalesce((
        select jsonb_object_agg(part_id, minor) from (
          select b.part_id, sum(b.amount_minor + b.fee_minor + b.rounding_minor + b.withholding_minor - b.kept_minor)::text as minor
          from bank_receipt b
          where b.organization_id = i.organization_id and b.invoice_id = i.id and b.undone_at is null
          group by b.part_id) seen), '{}') as bank,
      coalesce((
        select jsonb_agg(jsonb_build_object('partId', m.id, 'name', m.name, 'dueDate', m.due_date,
          'cash', (m.total_minor - m.withheld_minor)::text) order by m.place)
        from invoice_milestone m
        where m.organization_id = i.organization_id and m.invoice_id = i.id), '[]') as milestones
    from invoice i join customer c on c.organization_id = i.organization_id and c.id = i.customer_id
    cross join lateral (
      select count(*)::int as count,
        coalesce((array_agg(s.virtual_account_number order by s.created_at desc))[:${MAX_NUMBERS}::int], '{}') as numbers
      from checkout_session s
      where s.organization_id = i.organization_id and s.invoice_id = i.id and s.virtual_account_number is not null) charged
    left join invoice_agreement g on g.organization_id = i.organization_id and g.invoice_id = i.id
    where i.organization_id = ${tx.organizationId} and ${filter}
      and i.number is not null
    order by i.id limit ${limit}`)
  return rows.map(({ cash, open, dueDate, promisedOn, claimedOn, claimed, bank, milestones, ...row }) => ({
    ...row,
    claim: claimedOn === null ? null : { since: claimedOn, amount: formatMinor(BigInt(claimed)) },
    parts: promisedParts(
      openParts(
        milestones.length === 0
          ? [{ partId: row.id, name: null, dueDate, cashMinor: BigInt(cash), bankMinor: BigInt(bank[row.id] ?? 0) }]
          : milestones.map(part => ({
              partId: part.partId,
              name: part.name,
              dueDate: part.dueDate ?? dueDate,
              cashMinor: BigInt(part.cash),
              bankMinor: BigInt(bank[part.partId] ?? 0),
            })),
        BigInt(open),
      ),
      promisedOn,
    ).map(({ partId, name, dueDate: due, promisedOn: promised, expectedMinor, bankMinor }) => ({
      partId,
      name,
      dueDate: due,
      promisedOn: promised,
      expectedCash: formatMinor(expectedMinor),
      receivedByBank: formatMinor(bankMinor),
    })),
  }))
}
