// Agreements with the customer about an invoice: a promise to pay, and a dispute. Both stop reminders.
import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { businessToday } from '../../organizations/public.ts'
import { cashOf, holdInvoices, type Invoice, isLive, readInvoice } from '../invoices/public.ts'
import { codes } from './errors.ts'
import { refuseFarDate } from './settings.ts'
import { type AgreementRow, invoiceAgreement as table } from './table.ts'

export type Agreement = Omit<AgreementRow, 'organizationId'>

const nothingAgreed = (invoiceId: string): Agreement => ({
  invoiceId,
  promisedOn: null,
  promiseNote: null,
  promisedAt: null,
  promisedBy: null,
  disputeReason: null,
  disputedAt: null,
  disputedBy: null,
  disputeClosedAt: null,
  disputeClosedBy: null,
  version: 0,
})

export const isDisputed = ({ disputedAt, disputeClosedAt }: Pick<Agreement, 'disputedAt' | 'disputeClosedAt'>) =>
  disputedAt !== null && disputeClosedAt === null

/** The agreements of these invoices; invoices without any are left out. */
export async function readAgreements(tx: Tx, invoiceIds: readonly string[]): Promise<Agreement[]> {
  const rows = await tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        sql`${table.invoiceId} = any (${sql.param([...invoiceIds])}::uuid[])`,
      ),
    )
  return rows.map(({ organizationId: _own, ...row }) => row)
}

type Locked = { invoice: Invoice; before: Agreement }

/** Locks the invoice, so that no email about it is sent meanwhile, and reads its agreement. Refuses G-3, G-7. */
async function lockAgreement(tx: Tx, invoiceId: string, version: number): Promise<Locked> {
  await holdInvoices(tx, [invoiceId])
  const invoice = await readInvoice(tx, invoiceId)
  const [before = nothingAgreed(invoiceId)] = await readAgreements(tx, [invoiceId])
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  return { invoice, before }
}

const describe = (agreement: Agreement) => ({
  promisedOn: agreement.promisedOn,
  promiseNote: agreement.promiseNote,
  dispute: isDisputed(agreement) ? agreement.disputeReason : null,
})

async function write(tx: Tx, { invoice, before }: Locked, changes: Partial<Agreement>): Promise<Agreement> {
  const after = { ...before, ...changes, version: before.version + 1 }
  const { invoiceId: _id, ...values } = after
  await tx
    .insert(table)
    .values({ ...after, organizationId: tx.organizationId })
    .onConflictDoUpdate({ target: [table.organizationId, table.invoiceId], set: values })
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'INVOICE',
    recordId: invoice.id,
    recordLabel: invoice.number ?? invoice.customerName,
    changes: changesBetween(describe(before), describe(after), ['promisedOn', 'promiseNote', 'dispute']),
  })
  tx.emit('invoice.changed', invoice.id)
  return after
}

type Promised = { invoiceId: string; date: string | null; note: string | null; version: number }

/** Records when the customer promised to pay, or clears the promise. Refuses RM-1, RM-6, G-3. */
export async function setPromise(tx: Tx, { invoiceId, date, note, version }: Promised): Promise<Agreement> {
  const locked = await lockAgreement(tx, invoiceId, version)
  if (date === null)
    return write(tx, locked, { promisedOn: null, promiseNote: null, promisedAt: null, promisedBy: null })
  const { invoice } = locked
  if (!isLive(invoice) || cashOf(invoice) <= 0n) throw new Refusal(codes.reminderNothingToPay)
  refuseFarDate(date, await businessToday(tx), 'date')
  return write(tx, locked, {
    promisedOn: date,
    promiseNote: note,
    promisedAt: tx.clock.now().toString(),
    promisedBy: tx.actorId,
  })
}

type Disputed = { invoiceId: string; reason: string | null; version: number }

/** Records what the customer disputes, or that it is resolved. Refuses RM-1, RM-7, G-3. */
export async function setDispute(tx: Tx, { invoiceId, reason, version }: Disputed): Promise<Agreement> {
  const locked = await lockAgreement(tx, invoiceId, version)
  const { invoice, before } = locked
  const now = tx.clock.now().toString()
  if (reason === null) {
    if (!isDisputed(before)) throw new Refusal(codes.reminderNotDisputed)
    return write(tx, locked, { disputeClosedAt: now, disputeClosedBy: tx.actorId })
  }
  if (!isLive(invoice) || invoice.remainingMinor === 0n) throw new Refusal(codes.reminderNothingToPay)
  return write(tx, locked, {
    disputeReason: reason,
    // A changed text of an existing dispute is not a new dispute.
    ...(!isDisputed(before) && { disputedAt: now, disputedBy: tx.actorId }),
    disputeClosedAt: null,
    disputeClosedBy: null,
  })
}
