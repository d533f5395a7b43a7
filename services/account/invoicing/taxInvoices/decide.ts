// The tax office's response to a tax invoice, entered by a user: its number, a rejection, or its cancellation there.
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { refusing } from '../../../kit/database/refusing.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { invoice as invoiceTable } from '../invoices/public.ts'
import { recordTaxInvoiceChange } from './describe.ts'
import { codes } from './errors.ts'
import { isAllowed, type TaxInvoiceAction } from './lifecycle.ts'
import { needsFacility, type TransactionCode, transactionCodeOf } from './lines.ts'
import { changeTaxInvoice, invoiceRows, lockFor, readTaxInvoice, type TaxInvoice } from './repository.ts'

const NUMBER = /^\d{17}$/

/** Whether a text is a valid tax invoice number: 17 digits, of which the first two are the transaction code. */
export const isTaxInvoiceNumber = (text: string, code: TransactionCode | null): boolean =>
  code !== null && NUMBER.test(text) && text.startsWith(code)

type Values = Parameters<typeof changeTaxInvoice>[3]

async function change(tx: Tx, before: TaxInvoice, action: TaxInvoiceAction, values: Values, reason?: string) {
  const after = await changeTaxInvoice(tx, before, action, values)
  const [invoice] = await invoiceRows(tx, [before.invoiceId])
  recordTaxInvoiceChange(tx, 'UPDATED', { invoice: invoice!, before, after, reason: reason ?? null })
}

const decided = (tx: Tx) => ({ decidedAt: tx.clock.now().toString(), decidedBy: tx.actorId })

export type Approval = { invoiceId: string; number: string; version?: number }

/** An invoice's document shows the number, so it gets a new version. The caller holds its lock. */
const renew = (tx: Tx, invoiceId: string) =>
  tx
    .update(invoiceTable)
    .set({ version: sql`${invoiceTable.version} + 1` })
    .where(and(eq(invoiceTable.organizationId, tx.organizationId), eq(invoiceTable.id, invoiceId)))

/** Stores the number from the tax office. IN-12: refuses one that is malformed, of another code or of another invoice. */
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

/** Stores the tax office's objection; the invoice can be exported again. */
export async function rejectTaxInvoice(tx: Tx, { invoiceId, reason }: { invoiceId: string; reason: string }) {
  const before = await lockFor(tx, { invoiceId, action: 'REJECT' })
  await change(tx, before, 'REJECT', { status: 'REJECTED', reason, ...decided(tx) }, reason)
}

/** Records that the tax invoice of a canceled invoice was canceled at the tax office too; its number stays used. */
export async function cancelTaxInvoice(tx: Tx, invoiceId: string): Promise<void> {
  const before = await lockFor(tx, { invoiceId, action: 'CANCEL' })
  await change(tx, before, 'CANCEL', { status: 'CANCELED', reason: null, ...decided(tx) })
}

type CalledOff = { invoiceId: string; isTaxInvoiceCanceled: boolean }

/**
 * Its invoice is canceled: records the user's statement that its tax invoice is canceled at the tax office. IN-46: refuses without it if a
 * number is approved there, since VAT would be owed for an invoice that no longer exists. An imported invoice's number was assigned
 * elsewhere and stays valid.
 */
export async function followCalledOff(tx: Tx, { invoiceId, isTaxInvoiceCanceled }: CalledOff): Promise<void> {
  const standing = await readTaxInvoice(tx, invoiceId)
  if (standing.isImported) return
  if (isTaxInvoiceCanceled) {
    if (isAllowed('CANCEL', standing)) await cancelTaxInvoice(tx, invoiceId)
  } else if (standing.status === 'APPROVED')
    throw new Refusal(codes.taxInvoiceStands, { params: { number: standing.number ?? '' } })
}

/** Sets the rule under which VAT is not collected or exempt. IN-25: refuses if VAT is charged. */
export async function setFacility(tx: Tx, { invoiceId, facility }: { invoiceId: string; facility: string }) {
  const before = await lockFor(tx, { invoiceId, action: 'SET_FACILITY' })
  if (!needsFacility(transactionCodeOf(before))) throw new Refusal(codes.taxInvoiceStatus)
  await change(tx, before, 'SET_FACILITY', { facility })
}
