// The expected transaction of a batch: incoming, if it pays out a positive amount. It follows the batch; users can't edit it.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { bankingCalendarFrom } from '../bankingDays/public.ts'
import { archiveFollowing, expectFollowing, lockVisibleFollowing } from '../expectedTransactions/public.ts'
import { IDENTITIES } from './adapters.ts'
import { bankingDaysAfter } from './rules/payoutDate.ts'
import { paymentRecord as table, type ProviderRow, type RecordRow } from './table.ts'

/** A payout may be this many banking days late. */
const LATE_BANKING_DAYS = 3

/** Updates the expected transaction to this payout; what is reconciled with a bank line stays. */
export async function followPayout(tx: Tx, provider: ProviderRow, record: RecordRow): Promise<RecordRow> {
  const [row] = await lockVisibleFollowing(tx, { paymentRecordId: record.id })
  const isTrue =
    row?.amountMinor === record.netMinor && row.date === record.payoutOn && row.bankAccountId === record.bankAccountId
  if (isTrue || (row && row.status !== 'UNRECONCILED')) return record
  if (row) await archiveFollowing(tx, { paymentRecordId: record.id }, [row.id])
  if (record.netMinor <= 0n) return note(tx, record, null)
  await expectPayout(tx, provider, record)
  return note(tx, record, 'UNRECONCILED')
}

async function expectPayout(tx: Tx, { provider, counterpartyId }: ProviderRow, record: RecordRow): Promise<void> {
  const { externalId, payoutOn, netMinor, currency, bankAccountId } = record
  const day = Temporal.PlainDate.from(payoutOn)
  const last = bankingDaysAfter(day, LATE_BANKING_DAYS, await bankingCalendarFrom(tx, day))
  await expectFollowing(
    tx,
    { field: 'paymentRecord', number: externalId },
    {
      direction: 'CREDIT',
      date: payoutOn,
      dateFrom: day.subtract({ days: 1 }).toString(),
      dateTo: last.toString(),
      description: `${IDENTITIES[provider].name} ${externalId}`,
      amountMinor: netMinor,
      currency,
      bankAccountId,
      counterpartyId,
      source: 'PROVIDER',
      paymentRecordId: record.id,
    },
  )
}

async function note(
  tx: Tx,
  { id }: RecordRow,
  reconciliationStatus: RecordRow['reconciliationStatus'],
): Promise<RecordRow> {
  const [row] = await tx
    .update(table)
    .set({ reconciliationStatus })
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.id, id)))
    .returning()
  return row!
}
