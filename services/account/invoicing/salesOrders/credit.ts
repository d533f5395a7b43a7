// What counts toward customers' credit limits.
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Currency } from '../../../kit/money.ts'
import { type ExportColumn, text, type Words } from '../../../kit/exports/columns.ts'
import { customer, type CustomerRow } from '../customers/public.ts'

const EXPOSURE: Words = { en: 'Exposure', id: 'Eksposur' }
const CURRENCY: Words = { en: 'Currency', id: 'Mata uang' }

type Limit = Pick<CustomerRow, 'creditLimitMinor' | 'creditCurrency'>
type Wanted = { totalMinor: bigint; currency: Currency }

/** An order compared with its customer's limit and current exposure. */
export type Credit = {
  limitMinor: bigint | null
  limitCurrency: Currency
  exposureMinor: bigint
  leftMinor: bigint | null
  exceededByMinor: bigint | null
}

/**
 * Evaluates an order. Amounts of different currencies are never added: an order in another currency than the limit's exceeds it as a whole.
 */
export function evaluate({ creditLimitMinor, creditCurrency }: Limit, exposureMinor: bigint, order: Wanted): Credit {
  const known = { limitMinor: creditLimitMinor, limitCurrency: creditCurrency, exposureMinor }
  if (creditLimitMinor === null) return { ...known, leftMinor: null, exceededByMinor: null }
  if (order.currency !== creditCurrency) return { ...known, leftMinor: null, exceededByMinor: order.totalMinor }
  const left = creditLimitMinor - exposureMinor - order.totalMinor
  return left >= 0n
    ? { ...known, leftMinor: left, exceededByMinor: null }
    : { ...known, leftMinor: null, exceededByMinor: -left }
}

/**
 * A customer's exposure in one currency: debts and approved orders minus usable memos and payments. The only definition of what counts. A
 * claim frees nothing: what it paid still counts, and its rest can't be applied. A refund counts as owed if the credit behind it is gone.
 * The evaluated order itself is left out.
 */
const exposure = (tx: Tx, customerId: SQL, currency: SQL, without: SQL = sql`null::uuid`) => sql`greatest(0, coalesce((
  select sum(counted.uninvoiced_minor) from sales_order counted
  where counted.organization_id = ${tx.organizationId} and counted.customer_id = ${customerId}
    and counted.currency = ${currency} and counted.uninvoiced_minor > 0 and counted.id is distinct from ${without}), 0)
  + coalesce((
  select sum(owed.remaining_minor) from invoice owed
  where owed.organization_id = ${tx.organizationId} and owed.customer_id = ${customerId}
    and owed.currency = ${currency} and owed.remaining_minor > 0), 0)
  + coalesce((
  select sum(claimed.unverified_minor) from invoice claimed
  where claimed.organization_id = ${tx.organizationId} and claimed.customer_id = ${customerId}
    and claimed.currency = ${currency} and claimed.unverified_minor > 0), 0)
  - coalesce((
  select sum(unapplied.unapplied_minor) from received_payment unapplied
  where unapplied.organization_id = ${tx.organizationId} and unapplied.customer_id = ${customerId}
    and unapplied.currency = ${currency} and unapplied.unapplied_minor > 0
    and unapplied.verification is distinct from 'UNVERIFIED'), 0)
  - coalesce((
  select sum(usable.remaining_minor) from credit_memo usable
  where usable.organization_id = ${tx.organizationId} and usable.customer_id = ${customerId}
    and usable.currency = ${currency} and usable.remaining_minor > 0 and usable.status <> 'REFUNDING'), 0)
  + coalesce((
  select sum(given.paid_minor - case when behind.status in ('PENDING', 'VOIDED') then 0 else least(given.paid_minor, given.amount_minor) end)
  from credit_memo_refund given
  join credit_memo behind on behind.organization_id = given.organization_id and behind.id = given.memo_id
  where given.organization_id = ${tx.organizationId} and given.paid_minor > 0 and behind.customer_id = ${customerId}
    and behind.currency = ${currency}), 0))::text`

/** For the export of customers: the exposure of each, in its limit's currency. */
export const exposureColumn: ExportColumn = {
  label: EXPOSURE,
  permission: 'invoicing.salesOrders.view',
  cells: [
    {
      label: EXPOSURE,
      kind: 'AMOUNT',
      value: tx => exposure(tx, sql`${customer.id}`, sql`${customer.creditCurrency}`),
    },
    ...text(CURRENCY, customer.creditCurrency).cells,
  ],
}

type Exposed = { customerId: string; currency: Currency; without?: string | null | undefined }

/** The exposure of one customer. */
export async function exposureOf(tx: Tx, { customerId, currency, without = null }: Exposed): Promise<bigint> {
  const { rows } = await tx.execute<{ minor: string }>(
    sql`select ${exposure(tx, sql`${customerId}::uuid`, sql`${currency}`, sql`${without}::uuid`)} as minor`,
  )
  return BigInt(rows[0]!.minor)
}

type OfOrder = {
  orderId: string
  currency: Currency
  total: string
  limit: string | null
  limitCurrency: Currency
  exposure: string
}
export type CreditOfOrder = Credit & Wanted & { orderId: string }

/** The credit evaluation of each of these orders. */
export async function creditsOf(tx: Tx, orderIds: readonly string[]): Promise<CreditOfOrder[]> {
  const { rows } = await tx.execute<OfOrder>(sql`
    select o.id as "orderId", o.currency, (case when o.approved_at is null then o.total_minor else o.uninvoiced_minor end)::text as total, c.credit_limit_minor::text as limit,
      c.credit_currency as "limitCurrency",
      ${exposure(tx, sql`o.customer_id`, sql`o.currency`, sql`o.id`)} as exposure
    from sales_order o
    join customer c on c.organization_id = o.organization_id and c.id = o.customer_id
    where o.organization_id = ${tx.organizationId} and o.id = any (${sql.param([...orderIds])}::uuid[])`)
  return rows.map(({ orderId, currency, total, limit, limitCurrency, exposure: exposed }) => {
    const order = { totalMinor: BigInt(total), currency }
    const creditLimitMinor = limit === null ? null : BigInt(limit)
    return {
      orderId,
      ...order,
      ...evaluate({ creditLimitMinor, creditCurrency: limitCurrency }, BigInt(exposed), order),
    }
  })
}

type ExposureRow = { customerId: string; currency: Currency; exposure: string }

/** The exposures of these customers, each in its limit's currency. */
export async function exposuresOf(tx: Tx, customerIds: readonly string[]): Promise<ExposureRow[]> {
  const { rows } = await tx.execute<ExposureRow>(sql`
    select c.id as "customerId", c.credit_currency as currency,
      ${exposure(tx, sql`c.id`, sql`c.credit_currency`)} as exposure
    from customer c
    where c.organization_id = ${tx.organizationId} and c.id = any (${sql.param([...customerIds])}::uuid[])`)
  return rows
}
