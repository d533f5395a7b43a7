// The one place where treasury asks the period lock: before its date nothing is dated, matched or undone. What passes it is a match or
// its undoing by the owner, with a reason and a fresh second factor.
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { member, organization } from './table.ts'

/** Asked once a transaction: while it lasts, nobody moves the lock. */
const locks = new WeakMap<Tx, Promise<string | null>>()

/** Transactions that the owner has given a reason for; true once one has needed it. */
const passes = new WeakMap<Tx, boolean>()

/**
 * The date before which all is locked; null: nothing is. The organization's row is held until the transaction ends, so that a lock that
 * is set meanwhile waits for it, and whoever comes after sees the lock.
 */
export function lockedBefore(tx: Tx): Promise<string | null> {
  const known = locks.get(tx)
  if (known) return known
  const lock = readLock(tx)
  locks.set(tx, lock)
  return lock
}

async function readLock(tx: Tx): Promise<string | null> {
  const [row] = await selectLock(tx).for('share')
  return row?.date ?? null
}

/** The same for whoever only tells of it: it may be another one when something is stored. */
export async function lockToTell(tx: Tx): Promise<string | null> {
  const [row] = await selectLock(tx)
  return row?.date ?? null
}

const selectLock = (tx: Tx) =>
  tx
    .select({ date: sql<string | null>`${organization.controls} ->> 'lockedBefore'` })
    .from(organization)
    .where(eq(organization.organizationId, tx.organizationId))

/** Refuses what is dated before the lock, unless the owner passes it. */
export async function requireOpenPeriod(tx: Tx, dates: Iterable<string>, path?: string): Promise<void> {
  const lock = await lockedBefore(tx)
  if (lock === null) return
  for (const date of dates) {
    if (date >= lock) continue
    if (passes.has(tx)) return void passes.set(tx, true)
    throw new Refusal(codes.periodLocked, { params: { date: lock }, ...(path !== undefined && { path }) })
  }
}

/**
 * Does what may pass the lock. With a reason of the owner it may, and `passed` says whether it had to; whoever else is before the lock is
 * told that only the owner may.
 */
export async function passingLock<T>(
  tx: Tx,
  reason: string | null,
  work: () => Promise<T>,
): Promise<{ value: T; passed: boolean }> {
  const isOwner = await actorIsOwner(tx)
  if (isOwner && reason !== null) passes.set(tx, false)
  try {
    const value = await work()
    return { value, passed: passes.get(tx) === true }
  } catch (error) {
    if (isOwner || !(error instanceof Refusal) || error.row !== codes.periodLocked) throw error
    throw new Refusal(codes.periodLockedToOthers, { params: { date: (await lockedBefore(tx)) ?? '' } })
  }
}

async function actorIsOwner(tx: Tx): Promise<boolean> {
  if (tx.actorId === null) return false
  const [found] = await tx
    .select({ isOwner: member.isOwner })
    .from(member)
    .where(and(eq(member.organizationId, tx.organizationId), eq(member.userId, tx.actorId)))
  return found?.isOwner ?? false
}
