// What the tax office said of a tax invoice, typed by a person: its number, why it was rejected, that it was canceled there.
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { refusing } from '../../../kit/database/refusing.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { invoice as invoiceTable } from '../invoices/public.ts'
import { tellTaxInvoice } from './describe.ts'
import { codes } from './errors.ts'
import { isAllowed, type TaxInvoiceAction } from './lifecycle.ts'
import { needsFacility, type TransactionCode, transactionCodeOf } from './lines.ts'
import { changeTaxInvoice, invoiceRows, lockFor, readTaxInvoice, type TaxInvoice } from './repository.ts'

const NUMBER = /^\d{17}$/

/** Whether a text can be the number of a tax invoice: 17 digits, of which the first two are the transaction code. */
export const isTaxInvoiceNumber = (text: string, code: TransactionCode | null): boolean =>
  code !== null && NUMBER.test(text) && text.startsWith(code)

type Values = Parameters<typeof changeTaxInvoice>[3]

async function change(tx: Tx, before: TaxInvoice, action: TaxInvoiceAction, values: Values, reason?: string) {
  const after = await changeTaxInvoice(tx, before, action, values)
  const [invoice] = await invoiceRows(tx, [before.invoiceId])
  tellTaxInvoice(tx, 'UPDATED', { invoice: invoice!, before, after, reason: reason ?? null })
}

const decided = (tx: Tx) => ({ decidedAt: tx.clock.now().toString(), decidedBy: tx.actorId })

export type Approval = { invoiceId: string; number: string; version?: number }

/** What is printed of an invoice says its number: that is another version of it. Whoever calls has its lock. */
const renew = (tx: Tx, invoiceId: string) =>
  tx
    .update(invoiceTable)
    .set({ version: sql`${invoiceTable.version} + 1` })
    .where(and(eq(invoiceTable.organizationId, tx.organizationId), eq(invoiceTable.id, invoiceId)))

/** Keeps the number that the tax office gave; refuses IN-12 one that is malformed, of another code or of another invoice. */
export async function approveTaxInvoice(tx: Tx, { invoiceId, number, version }: Approval): Promise<void> {
  const before = await lockFor(tx, { invoiceId, action: 'APPROVE', ...(version !== undefined && { version }) })
  const code = transactionCodeOf(before)
  const refusal = { error: codes.taxInvoiceNumber, path: 'number', params: { code: code ?? '' } }
  if (!isTaxInvoiceNumber(number, code)) throw new Refusal(refusal.error, { path: 'number', params: refusal.params })
  await refusing({ tax_invoice_number: refusal }, () =>
    change(tx, before, 'APPROVE', { status: 'APPROVED', number, ...decided(tx) }),
  )
  if (number !== before.number) await renew(tx, invoiceId)
}

/** Keeps what the tax office objected to; the invoice can be exported again. */
export async function rejectTaxInvoice(tx: Tx, { invoiceId, reason }: { invoiceId: string; reason: string }) {
  const before = await lockFor(tx, { invoiceId, action: 'REJECT' })
  await change(tx, before, 'REJECT', { status: 'REJECTED', reason, ...decided(tx) }, reason)
}

/** Says that the tax invoice of a canceled invoice was canceled at the tax office too; its number stays taken. */
export async function cancelTaxInvoice(tx: Tx, invoiceId: string): Promise<void> {
  const before = await lockFor(tx, { invoiceId, action: 'CANCEL' })
  await change(tx, before, 'CANCEL', { status: 'CANCELED', reason: null, ...decided(tx) })
}

type CalledOff = { invoiceId: string; isTaxInvoiceCanceled: boolean }

/**
 * Its invoice is called off: what the tax office was told is canceled there too, as whoever calls it off says. Refuses IN-46 where they do not
 * and its number stands there: nobody may owe VAT of an invoice that there is no more. Of one that was imported the number was given elsewhere,
 * and stands whatever becomes of it here.
 */
export async function followCalledOff(tx: Tx, { invoiceId, isTaxInvoiceCanceled }: CalledOff): Promise<void> {
  const standing = await readTaxInvoice(tx, invoiceId)
  if (standing.isImported) return
  if (isTaxInvoiceCanceled) {
    if (isAllowed('CANCEL', standing)) await cancelTaxInvoice(tx, invoiceId)
  } else if (standing.status === 'APPROVED')
    throw new Refusal(codes.taxInvoiceStands, { params: { number: standing.number ?? '' } })
}

/** Says under which rule VAT is not collected or exempt; refuses IN-25 where VAT is charged. */
export async function setFacility(tx: Tx, { invoiceId, facility }: { invoiceId: string; facility: string }) {
  const before = await lockFor(tx, { invoiceId, action: 'SET_FACILITY' })
  if (!needsFacility(transactionCodeOf(before))) throw new Refusal(codes.taxInvoiceStatus)
  await change(tx, before, 'SET_FACILITY', { facility })
}
