// Helps routes make changes that may be protected actions (the table is kit/protectedActions.ts).
import type { FastifyRequest } from 'fastify'
import type { Access } from '../../kit/access.ts'
import type { Tx } from '../../kit/database/database.ts'
import { requireListed } from '../../kit/protectedActions.ts'
import { type Caller, refusePrograms } from '../../kit/tokens.ts'
import type { Account } from '../account.ts'
import { originOf } from '../callers/public.ts'
import { type FreshFactor, requireFreshFactor, requireOwnFactor } from '../secondFactor/public.ts'
import { type ProtectedChange, emailAdmins } from './emailAdmins.ts'

type Parts = { account: Account; access: Access }

/** Refuses API tokens, users without a second factor, and callers without a fresh one. */
export async function requireProtection(
  { account }: Pick<Parts, 'account'>,
  request: FastifyRequest,
  caller: Caller,
  factor: FreshFactor,
): Promise<void> {
  refusePrograms(caller)
  await account.database.readAsSystem(tx => requireOwnFactor(tx, caller.actorId))
  await requireFreshFactor(account, { ...factor, personId: caller.actorId, origin: originOf(request) })
}

/** Emails the owner and admins once the transaction commits. */
export async function emailProtectedChange(
  tx: Tx,
  { account }: Pick<Parts, 'account'>,
  request: FastifyRequest,
  change: ProtectedChange,
): Promise<void> {
  requireListed(request, change.action)
  await emailAdmins(tx, account, { ...change, actorName: tx.actorName ?? '', origin: originOf(request) })
}

type Guarded = { permission: string | null; factor: FreshFactor }

/** The result of a change; `protects` is set for a protected action, and null for an ordinary change. */
type Made<T> = { result: T; protects: ProtectedChange | null }

/**
 * Makes a change. Its transaction decides whether it is protected, and rolls back if no factor was shown. So invalid input is reported
 * before the user is asked for a code, and nothing changes between the decision and the change.
 */
export async function protectedChange<T>(
  parts: Parts,
  request: FastifyRequest,
  { permission, factor }: Guarded,
  make: (tx: Tx, caller: Caller) => Promise<Made<T>>,
): Promise<T> {
  const shown = factor.code !== undefined || factor.passkeyAssertion !== undefined
  const asking = await parts.access.callerOf(request, permission)
  if (shown) await requireProtection(parts, request, asking, factor)
  const made = await parts.access
    .asCaller(request, permission, async (tx, caller) => {
      const { result, protects } = await make(tx, caller)
      if (!protects) return { result }
      refusePrograms(caller)
      if (!shown) throw new FactorWanted()
      await emailProtectedChange(tx, parts, request, protects)
      return { result }
    })
    .catch(async (error: unknown) => {
      // Reports whether a factor must be set up, or an existing one verified.
      if (error instanceof FactorWanted) await requireProtection(parts, request, asking, factor)
      throw error
    })
  return made.result
}

/** Rolls back the transaction. */
class FactorWanted extends Error {}
