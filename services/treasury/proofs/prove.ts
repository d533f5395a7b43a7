// How routes make changes that need a proof.
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
  /** The intended action and its object. The organization need not be named. */
  statement: object
  proof: string | null | undefined
}

type Shown = { permission: string; digest: string; proof: string }

/** The result of a change; `protects` if it is a protected action, null for an ordinary change. */
export type Made<T> = { result: T; protects: ProtectedChange | null }

export function openProver({ access, proofs }: Pick<RouteContext, 'access' | 'proofs'>) {
  /** Uses up a proof, whatever happens to its action. `isFresh` is false if it was used before. */
  async function take(
    request: FastifyRequest,
    { permission, digest }: Pick<Shown, 'permission' | 'digest'>,
    read: Proof | undefined,
  ): Promise<{ proof: Proof; isFresh: boolean }> {
    const proof = checkProof(read, await access.callerOf(request, permission), digest)
    return { proof, isFresh: await access.asCaller(request, permission, tx => takeProof(tx, proof)) }
  }

  /** Verifies and uses up the proof of an approval. */
  async function approval(request: FastifyRequest, { proof: shown, ...what }: Shown): Promise<Proof> {
    const { proof, isFresh } = await take(request, what, await proofs.approval(shown))
    if (!isFresh) throw refusedProof()
    return proof
  }

  /**
   * Makes a change. The transaction itself decides whether it is a protected action, and is rolled back without a proof: so all other
   * errors are reported before the user is prompted for a code. A valid change is then refused with the digest to prove. A used proof still
   * returns a response that was lost: it changes nothing again.
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
      // Whatever other error occurs now, a proof is valid once; only a caller whose first request is still running may retry.
      const isOther = error instanceof Refusal && error.row !== commonErrors.requestInFlight
      throw isOther ? refusedProof() : error
    })
  }

  return { approval, change }
}
