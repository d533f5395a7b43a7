// The period lock: a date before which nothing is dated, matched or undone without the owner. This service stores it with the user and
// reason of each change. Code that writes dated records checks it; treasury uses its copy of the controls.
import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import { todayIn } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { membership } from '../members/public.ts'
import { controls, organization } from '../organizations/public.ts'
import { codes } from './errors.ts'
import { nameOfOrganization } from './updateControls.ts'

type PeriodLock = { lockedBefore: string | null; reason: string; version: number }

/**
 * The date before which everything is locked; null: nothing is. Locked until the transaction ends: a concurrent change of the lock waits,
 * and later transactions see it.
 */
async function lockedBefore(tx: Tx): Promise<string | null> {
  const [row] = await tx
    .select({ date: controls.lockedBefore })
    .from(controls)
    .where(eq(controls.organizationId, tx.organizationId))
    .for('share')
  return row?.date ?? null
}

/** The lock that covers a day; null: the day is open. Locked like `lockedBefore`. */
export async function lockOver(tx: Tx, day: string): Promise<string | null> {
  const lock = await lockedBefore(tx)
  return lock !== null && day < lock ? lock : null
}

/** Moves the lock. Returns whether that reopens days, which only the owner may do. */
export async function setPeriodLock(tx: Tx, { lockedBefore, reason, version }: PeriodLock): Promise<boolean> {
  await refuseAfterToday(tx, lockedBefore)
  const [before] = await tx.select().from(controls).for('update')
  if (before?.version !== version) throw new Refusal(commonErrors.staleVersion)
  const opens = isOpened(before.lockedBefore, lockedBefore)
  if (opens && !(await actorIsOwner(tx)))
    throw new Refusal(codes.periodOpenedByOwner, { params: { date: before.lockedBefore ?? '' } })
  const [after] = await tx
    .update(controls)
    .set({
      lockedBefore,
      lockReason: reason,
      lockSetBy: tx.actorId,
      lockSetByName: tx.actorName ?? '',
      lockSetAt: tx.clock.now().toString(),
      version: sql`${controls.version} + 1`,
    })
    .where(and(eq(controls.organizationId, tx.organizationId), eq(controls.version, version)))
    .returning()
  if (!after) throw new Refusal(commonErrors.staleVersion)
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'ORGANIZATION',
    recordId: tx.organizationId,
    recordLabel: await nameOfOrganization(tx),
    changes: changesBetween(before, after, ['lockedBefore']),
    reason,
  })
  tx.emit('organization.changed', tx.organizationId)
  return opens
}

/** Moving the lock back, or removing it, reopens closed days. */
export const isOpened = (before: string | null, after: string | null): boolean =>
  before !== null && (after === null || after < before)

/** Future days can't be closed: what happens on them is not known yet. */
async function refuseAfterToday(tx: Tx, lockedBefore: string | null): Promise<void> {
  if (lockedBefore === null) return
  const [found] = await tx.select({ timeZone: organization.timeZone }).from(organization)
  const today = todayIn(tx.clock, found?.timeZone ?? 'Asia/Jakarta').toString()
  if (lockedBefore > today) throw new Refusal(codes.periodLockAfterToday, { path: 'lockedBefore', params: { today } })
}

async function actorIsOwner(tx: Tx): Promise<boolean> {
  if (tx.actorId === null) return false
  const [found] = await tx
    .select({ id: membership.id })
    .from(membership)
    .where(and(eq(membership.personId, tx.actorId), eq(membership.isOwner, true)))
  return found !== undefined
}
