// The only place where treasury checks the period lock: before its date nothing may be dated, matched or undone. Exceptions are a match or
// its undoing by the owner, with a reason and a fresh second factor.
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { member, organization } from './table.ts'

/** Read once per transaction: the lock can't change during it. */
const locks = new WeakMap<Tx, Promise<string | null>>()

/** Transactions with a reason from the owner; true once it was needed. */
const passes = new WeakMap<Tx, boolean>()

/**
 * The date before which everything is locked; null: no lock. The organization's row is locked until the transaction ends, so that a
 * concurrent change of the lock waits for it, and later transactions see the new lock.
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

/** The same for display only: it may have changed by the time something is stored. */
export async function readLockDate(tx: Tx): Promise<string | null> {
  const [row] = await selectLock(tx)
  return row?.date ?? null
}

const selectLock = (tx: Tx) =>
  tx
    .select({ date: sql<string | null>`${organization.controls} ->> 'lockedBefore'` })
    .from(organization)
    .where(eq(organization.organizationId, tx.organizationId))

/** Refuses dates before the lock, unless the owner overrides it. */
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
 * Runs work that may override the lock. The owner may with a reason, and `passed` says whether it was needed; any other user is told that
 * only the owner may.
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
