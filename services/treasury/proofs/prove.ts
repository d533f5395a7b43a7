// How a route makes a change that wants a proof.
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { requireListed } from '../../kit/protectedActions.ts'
import { type Proof, refusePrograms } from '../../kit/tokens.ts'
import type { RouteContext } from '../context.ts'
import { codes } from './errors.ts'
import { type ProtectedChange, recordProtectedChange } from '../protectedActions/public.ts'
import { checkProof, digestOf, refusedProof } from './proof.ts'
import { takeProof } from './repository.ts'

type Proven = {
  permission: string
  /** What is going to be done, to what. The organization need not be named. */
  statement: object
  proof: string | null | undefined
}

type Shown = { permission: string; digest: string; proof: string }

/** What a change came to; `protects` where it is a protected action, and null where it is an ordinary change. */
export type Made<T> = { result: T; protects: ProtectedChange | null }

export function openProver({ access, proofs }: Pick<RouteContext, 'access' | 'proofs'>) {
  /** Uses a proof up: whatever becomes of what it is for, it is good once. `isFresh` is false where it was used before. */
  async function take(
    request: FastifyRequest,
    { permission, digest }: Pick<Shown, 'permission' | 'digest'>,
    read: Proof | undefined,
  ): Promise<{ proof: Proof; isFresh: boolean }> {
    const proof = checkProof(read, await access.callerOf(request, permission), digest)
    return { proof, isFresh: await access.asCaller(request, permission, tx => takeProof(tx, proof)) }
  }

  /** Takes the proof of an approval, which a second factor was shown for. */
  async function approval(request: FastifyRequest, { proof: shown, ...what }: Shown): Promise<Proof> {
    const { proof, isFresh } = await take(request, what, await proofs.approval(shown))
    if (!isFresh) throw refusedProof()
    return proof
  }

  /**
   * Makes a change. Whether it is a protected action is judged by the transaction that makes it, which is rolled back where no proof
   * came: so whatever is wrong with it is told before anybody is asked for a code. What is right is refused with the digest to prove.
   * A proof that was used before still fetches the answer that was lost on its way: it changes nothing again.
   */
  async function change<T>(
    request: FastifyRequest,
    { permission, statement, proof }: Proven,
    make: (tx: Tx) => Promise<Made<T>>,
  ): Promise<T> {
    const { organizationId } = await access.callerOf(request, permission)
    const digest = digestOf({ organizationId, ...statement })
    const taken = proof ? await take(request, { permission, digest }, await proofs.change(proof)) : undefined
    const isSpent = taken !== undefined && !taken.isFresh
    const changed = access.asCaller(request, permission, async (tx, caller) => {
      const { result, protects } = await make(tx)
      if (!protects) return result
      requireListed(request, protects.action)
      refusePrograms(caller)
      if (!taken) throw new Refusal(codes.factorRequired, { proofOf: digest })
      if (isSpent) throw refusedProof()
      await recordProtectedChange(tx, caller, protects)
      return result
    })
    if (!isSpent) return changed
    return changed.catch((error: unknown) => {
      // Whatever else stands in its way now, a proof is good once; who asks while the first request is at work asks again.
      const isOther = error instanceof Refusal && error.row !== commonErrors.requestInFlight
      throw isOther ? refusedProof() : error
    })
  }

  return { approval, change }
}
