// The thresholds for stale balances, which the organization may set.
import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { STALE_AFTER, type StaleAfter } from './position.ts'
import { balanceStaleness } from './table.ts'

/** `version` is 0 while nothing has been saved. */
export type Staleness = StaleAfter & { version: number }

const ofOrganization = (tx: Tx) => eq(balanceStaleness.organizationId, tx.organizationId)

/** Changes the thresholds if they still have `version`. */
export async function setStaleness(tx: Tx, { version, ...staleAfter }: Staleness): Promise<Staleness> {
  const [before] = await tx.select().from(balanceStaleness).where(ofOrganization(tx))
  const [after] =
    version === 0
      ? await tx
          .insert(balanceStaleness)
          .values({ ...staleAfter, organizationId: tx.organizationId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(balanceStaleness)
          .set({ ...staleAfter, version: sql`${balanceStaleness.version} + 1` })
          .where(and(ofOrganization(tx), eq(balanceStaleness.version, version)))
          .returning()
  if (!after) throw new Refusal(commonErrors.staleVersion)
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'BALANCE_STALENESS',
    recordId: tx.organizationId,
    recordLabel: '',
    changes: changesBetween(before ?? STALE_AFTER, after, ['apiHours', 'fileDays', 'manualDays']),
  })
  tx.emit('balance-staleness.changed', tx.organizationId, {})
  return after
}
