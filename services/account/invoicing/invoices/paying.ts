// Shared by everything that pays invoices: which ones are owed, how much of an amount they take, and the locks needed first.
import { least } from '../../../kit/amounts.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { eachOnce } from '../../../kit/eachOnce.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { id } from '../../../kit/idShapes.ts'
import { positiveDecimal } from '../../../kit/money.ts'
import { nextPartOf } from './figures.ts'
import { type Invoice, invoiceList } from './list.ts'
import { lockOrdersOf } from './settle.ts'
import type { InvoiceRow } from './table.ts'

export type Owed = Pick<InvoiceRow, 'remainingMinor' | 'withheldOpenMinor'>
/** An amount applied to an invoice; `withheldMinor` is the part of it that the customer no longer withholds. */
export type Applied = { invoice: Invoice; amountMinor: bigint; withheldMinor: bigint }

/** Cash that an invoice still expects. */
export const cashOf = ({ remainingMinor, withheldOpenMinor }: Owed): bigint => remainingMinor - withheldOpenMinor

/** Whether an invoice asks for exactly an amount: its cash, all of it where nothing is withheld, or its next milestone. */
export const isAmountDue = (invoice: Invoice, amountMinor: bigint): boolean =>
  [
    cashOf(invoice),
    invoice.remainingMinor,
    nextPartOf(invoice, invoice.dueDate, invoice.milestones)?.cashMinor,
  ].includes(amountMinor)

/** The part of an applied amount that the customer no longer withholds: the payer's share first, then what exceeds the cash. */
export function withheldOf(owed: Owed, amountMinor: bigint, shareMinor = 0n): bigint {
  const share = least(least(shareMinor, owed.withheldOpenMinor), amountMinor)
  const aboveCash = amountMinor - cashOf(owed)
  return share > aboveCash ? share : aboveCash
}

export const amountOf = (applied: readonly Pick<Applied, 'amountMinor'>[]): bigint =>
  applied.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)

const MAX_AT_ONCE = 100

/** Invoices to pay, without duplicates, and how much of each. */
export const invoiceChoices = z
  .array(z.strictObject({ invoiceId: id, amount: positiveDecimal }))
  .max(MAX_AT_ONCE)
  .superRefine(eachOnce('invoiceId', ({ invoiceId }) => invoiceId))
export type InvoiceChoice = z.output<typeof invoiceChoices>[number]

/**
 * The invoices that expect cash of a customer, earliest due first and those of unknown due dates last, as their list shows them. `firstId` comes first while any of it remains, including withheld tax;
 * with it, the others are of its legal entity.
 */
export async function owedBy(
  tx: Tx,
  { customerId, currency }: Pick<InvoiceRow, 'customerId' | 'currency'>,
  firstId: string | null = null,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from invoice
    where organization_id = ${tx.organizationId} and customer_id = ${customerId} and currency = ${currency}
      and (${firstId}::uuid is null or entity_id = (
        select f.entity_id from invoice f where f.organization_id = ${tx.organizationId} and f.id = ${firstId}::uuid))
      and remaining_minor > case when id = ${firstId}::uuid then 0 else withheld_open_minor end
    order by (id = ${firstId}::uuid) is not true, coalesce(next_due_date, '9999-12-31'), id
    limit ${MAX_AT_ONCE}`)
  return rows.map(row => row.id)
}

/**
 * Locks the orders of invoices, before the payer and the invoices themselves. Returns the invoices as they were before. Refuses unknown
 * choices with G-7, at the given list of the input.
 */
export async function lockOrdersFirst(
  tx: Tx,
  invoiceIds: readonly string[],
  list = 'applications',
): Promise<Invoice[]> {
  if (invoiceIds.length === 0) return []
  const found = new Map((await invoiceList.read(tx, invoiceIds)).map(row => [row.id, row]))
  const missing = invoiceIds.findIndex(id => !found.has(id))
  if (missing >= 0) throw new Refusal(commonErrors.notFound, { path: `${list}.${missing}.invoiceId` })
  const seen = invoiceIds.map(id => found.get(id)!)
  await lockOrdersOf(tx, seen)
  return seen
}
