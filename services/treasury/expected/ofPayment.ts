// The expected transactions of payments and transfers: one for each side that is an account of ours. They follow their payment.
import { and, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { newId } from '../../kit/ids.ts'
import { takeNumber } from '../numbers/numbers.ts'
import type { PaymentRow } from '../payments/table.ts'
import { insertExpected } from './repository.ts'
import { expectedTransaction as table, type ExpectedRow } from './table.ts'

/** Has the money of an approved payment expected, where it leaves and, in an account of ours, where it arrives. */
export async function expectPayment(tx: Tx, payment: PaymentRow): Promise<void> {
  await expectSide(tx, payment, {
    direction: 'DEBIT',
    bankAccountId: payment.fromAccountId,
    counterpartyId: payment.counterpartyId,
  })
  if (payment.toAccountId !== null)
    await expectSide(tx, payment, { direction: 'CREDIT', bankAccountId: payment.toAccountId, counterpartyId: null })
}

type Side = Pick<ExpectedRow, 'direction' | 'bankAccountId' | 'counterpartyId'>

async function expectSide(tx: Tx, payment: PaymentRow, side: Side): Promise<void> {
  const { number, beneficiaryName, memo, valueDate, amountMinor, currency } = payment
  const row = await insertExpected(tx, {
    ...side,
    id: newId(),
    number: await takeNumber(tx, 'ET'),
    date: valueDate,
    description: [number, beneficiaryName, memo].filter(part => part !== null).join(' '),
    amountMinor,
    currency,
    source: 'PAYMENT',
    paymentId: payment.id,
    createdBy: tx.actorId,
  })
  recordActivity(tx, {
    action: 'CREATED',
    recordType: 'EXPECTED_TRANSACTION',
    recordId: row.id,
    recordLabel: row.number,
    changes: [{ field: 'payment', before: null, after: number }],
  })
  tx.emit('expected.changed', row.id, { scopeId: row.bankAccountId })
}

const ofPayment = (tx: Tx, paymentId: string) =>
  and(eq(table.organizationId, tx.organizationId), eq(table.paymentId, paymentId))

/** Takes the locks that reconciliation takes, before the payment's own is taken. */
export async function lockExpectedOf(tx: Tx, paymentId: string): Promise<void> {
  await tx.select({ id: table.id }).from(table).where(ofPayment(tx, paymentId)).orderBy(table.id).for('no key update')
}

/** Nobody waits for the money of a payment that was called off. */
export async function archiveExpectedOf(tx: Tx, paymentId: string): Promise<void> {
  const rows = await tx
    .update(table)
    .set({ status: 'ARCHIVED', version: sql`${table.version} + 1` })
    .where(and(ofPayment(tx, paymentId), eq(table.status, 'UNRECONCILED')))
    .returning()
  for (const row of rows) {
    recordActivity(tx, {
      action: 'ARCHIVED',
      recordType: 'EXPECTED_TRANSACTION',
      recordId: row.id,
      recordLabel: row.number,
      changes: [{ field: 'status', before: 'UNRECONCILED', after: row.status }],
    })
    tx.emit('expected.changed', row.id, { scopeId: row.bankAccountId })
  }
}
