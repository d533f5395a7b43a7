// Payments first seen on bank lines: one for each match, line and customer.
import { stepped } from '../../../kit/database/stepped.ts'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { newId } from '../../../kit/ids.ts'
import { businessToday } from '../../organizations/public.ts'
import type { Invoice } from '../invoices/public.ts'
import { recordReceivedPaymentChange } from './describe.ts'
import { insertPayment, keepRest, restOf } from './insert.ts'
import {
  type ApplicationRow,
  receivedPayment as table,
  receivedPaymentApplication as applications,
  type ReceivedPaymentRow,
} from './table.ts'

/** The part of a line that settled an invoice. */
export type BankApplication = { invoice: Invoice } & Pick<ApplicationRow, 'kind' | 'amountMinor' | 'withheldMinor'>

export type BankPayment = Pick<ReceivedPaymentRow, 'customerId' | 'customerName' | 'currency' | 'entityId'> & {
  reconciliationId: string
  lineId: string
  receivedOn: string
  /** The line's money that no claim covered. */
  amountMinor: bigint
  applied: readonly BankApplication[]
}

/** Stores a payment whose invoices are settled already, with the year's next number; its rest becomes credit. */
export async function bookBankPayment(tx: Tx, paid: BankPayment): Promise<void> {
  const { reconciliationId, lineId, receivedOn, entityId, customerId, customerName, currency, amountMinor, applied } =
    paid
  // Others wait for the number's series until the end, so everything that can is read before.
  const appliedOn = await businessToday(tx)
  const row = await insertPayment(
    tx,
    {
      method: 'BANK_TRANSFER',
      verification: 'VERIFIED',
      reconciliationId,
      lineId,
      entityId,
      customerId,
      customerName,
      paymentDate: receivedOn,
      currency,
      amountMinor,
    },
    applied.map(({ invoice }) => invoice),
  )
  await insertApplications(tx, row, { applied, appliedOn })
  recordReceivedPaymentChange(tx, { action: 'CREATED', before: undefined, after: row })
  const cash = applied.filter(({ kind }) => kind === 'CASH')
  await keepRest(tx, row, restOf(row, cash).overpaidMinor)
}

type Booked = { applied: readonly BankApplication[]; appliedOn: string }

async function insertApplications(tx: Tx, payment: ReceivedPaymentRow, { applied, appliedOn }: Booked) {
  if (applied.length === 0) return
  const appliedAt = tx.clock.now().toString()
  await tx.insert(applications).values(
    applied.map(({ invoice, kind, amountMinor, withheldMinor }) => ({
      organizationId: tx.organizationId,
      id: newId(),
      paymentId: payment.id,
      invoiceId: invoice.id,
      kind,
      amountMinor,
      withheldMinor,
      verifiedMinor: amountMinor,
      appliedOn,
      appliedAt,
      appliedBy: null,
    })),
  )
}

const ofMatch = (tx: Tx, reconciliationId: string) =>
  and(
    eq(table.organizationId, tx.organizationId),
    eq(table.reconciliationId, reconciliationId),
    eq(table.status, 'SUCCEEDED'),
  )

/** The valid payments of a match. */
export const bankPaymentsOf = (tx: Tx, reconciliationId: string): Promise<{ id: string }[]> =>
  tx.select({ id: table.id }).from(table).where(ofMatch(tx, reconciliationId))

/** The match was undone: cancels its payments, which keep their numbers. The caller reopens their invoices. */
export async function cancelBankPayments(tx: Tx, reconciliationId: string): Promise<void> {
  const before = await tx.select().from(table).where(ofMatch(tx, reconciliationId)).orderBy(asc(table.id))
  if (before.length === 0) return
  const ids = before.map(({ id }) => id)
  await tx
    .update(applications)
    .set({ undoneAt: tx.clock.now().toString(), undoneBy: null })
    .where(
      and(
        eq(applications.organizationId, tx.organizationId),
        inArray(applications.paymentId, ids),
        isNull(applications.undoneAt),
      ),
    )
  const canceled = await tx
    .update(table)
    .set({ ...stepped(tx), status: 'CANCELED', version: sql`${table.version} + 1` })
    .where(ofMatch(tx, reconciliationId))
    .returning()
  const byId = new Map(before.map(row => [row.id, row]))
  for (const after of canceled)
    recordReceivedPaymentChange(tx, { action: 'CANCELLED', before: byId.get(after.id), after })
}
