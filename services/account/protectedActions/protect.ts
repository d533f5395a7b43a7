// How a route makes a change that may be a protected action (the table is kit/protectedActions.ts).
import type { FastifyRequest } from 'fastify'
import type { Access } from '../../kit/access.ts'
import type { Tx } from '../../kit/database/database.ts'
import { requireListed } from '../../kit/protectedActions.ts'
import { type Caller, refusePrograms } from '../../kit/tokens.ts'
import type { Account } from '../account.ts'
import { originOf } from '../callers/public.ts'
import { type FreshFactor, requireFreshFactor, requireOwnFactor } from '../secondFactor/public.ts'
import { type ProtectedChange, tellAdmins } from './tellAdmins.ts'

type Parts = { account: Account; access: Access }

/** Refuses a program, whoever has no second factor, and who shows none that is fresh. */
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

/** Mails who answers for the organization, if the transaction commits. */
export async function tellOfChange(
  tx: Tx,
  { account }: Pick<Parts, 'account'>,
  request: FastifyRequest,
  change: ProtectedChange,
): Promise<void> {
  requireListed(request, change.action)
  await tellAdmins(tx, account, { ...change, actorName: tx.actorName ?? '', origin: originOf(request) })
}

type Guarded = { permission: string | null; factor: FreshFactor }

/** What a change came to; `protects` where it is a protected action, and null where it is an ordinary change. */
type Made<T> = { result: T; protects: ProtectedChange | null }

/**
 * Makes a change. Whether it is protected is judged by the transaction that makes it, which is taken back where no factor was shown:
 * so what is wrong with it is told before anybody is asked for a code, and nothing changes between the judgement and the change.
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
      await tellOfChange(tx, parts, request, protects)
      return { result }
    })
    .catch(async (error: unknown) => {
      // Says which it is: one must be set up, or the one that there is must be shown.
      if (error instanceof FactorWanted) await requireProtection(parts, request, asking, factor)
      throw error
    })
  return made.result
}

/** Takes the transaction back. */
class FactorWanted extends Error {}
