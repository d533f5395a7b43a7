// The minimum cash in a currency: set by users, used by the forecast.
import { and, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { type Currency, formatMinor } from '../../kit/money.ts'
import { minimumCash, type MinimumCashRow } from './table.ts'

type Minimum = Pick<MinimumCashRow, 'amountMinor' | 'version'>

/** Changes the minimum if it still has `version`, 0 if there was none; null removes it. */
export async function setMinimumCash(tx: Tx, currency: Currency, { amountMinor, version }: Minimum): Promise<Minimum> {
  const [before] = await tx.select().from(minimumCash).where(ofCurrency(tx, currency))
  const after = await write(tx, currency, { amountMinor, version })
  if (!after) throw new Refusal(commonErrors.staleVersion)
  const told = (minor: bigint | null | undefined) => (minor == null ? null : `${formatMinor(minor)} ${currency}`)
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'MINIMUM_CASH',
    recordId: tx.organizationId,
    recordLabel: currency,
    changes: [{ field: 'minimumCash', before: told(before?.amountMinor), after: told(after.amountMinor) }],
  })
  tx.emit('minimum-cash.changed', tx.organizationId, {})
  return after
}

const ofCurrency = (tx: Tx, currency: Currency) =>
  and(eq(minimumCash.organizationId, tx.organizationId), eq(minimumCash.currency, currency))

/** The first change inserts the row; of two concurrent first changes one is stale. */
async function write(tx: Tx, currency: Currency, { amountMinor, version }: Minimum): Promise<Minimum | undefined> {
  const [after] =
    version === 0
      ? await tx
          .insert(minimumCash)
          .values({ organizationId: tx.organizationId, currency, amountMinor })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(minimumCash)
          .set({ amountMinor, version: sql`${minimumCash.version} + 1` })
          .where(and(ofCurrency(tx, currency), eq(minimumCash.version, version)))
          .returning()
  return after
}
