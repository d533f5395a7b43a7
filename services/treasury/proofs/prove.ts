// How a route makes a change that wants a proof.
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { requireListed } from '../../kit/protectedActions.ts'
import { type Proof, refusePrograms } from '../../kit/tokens.ts'
import type { RouteContext } from '../context.ts'
import { codes } from './errors.ts'
import { type ProtectedChange, recordProtectedChange } from '../protectedActions/public.ts'
import { checkProof, digestOf, useProof } from './proof.ts'

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
  /** Uses a proof up: whatever becomes of what it is for, it is good once. */
  async function take(
    request: FastifyRequest,
    { permission, digest }: Pick<Shown, 'permission' | 'digest'>,
    read: Proof | undefined,
  ): Promise<Proof> {
    const checked = checkProof(read, await access.callerOf(request, permission), digest)
    await access.asCaller(request, permission, tx => useProof(tx, checked))
    return checked
  }

  /** Takes the proof of an approval, which a second factor was shown for. */
  const approval = async (request: FastifyRequest, { proof, ...shown }: Shown): Promise<Proof> =>
    take(request, shown, await proofs.approval(proof))

  /**
   * Makes a change. Whether it is a protected action is judged by the transaction that makes it, which is rolled back where no proof
   * came: so whatever is wrong with it is told before anybody is asked for a code. What is right is refused with the digest to prove.
   */
  async function change<T>(
    request: FastifyRequest,
    { permission, statement, proof }: Proven,
    make: (tx: Tx) => Promise<Made<T>>,
  ): Promise<T> {
    const { organizationId } = await access.callerOf(request, permission)
    const digest = digestOf({ organizationId, ...statement })
    if (proof) await take(request, { permission, digest }, await proofs.change(proof))
    return access.asCaller(request, permission, async (tx, caller) => {
      const { result, protects } = await make(tx)
      if (!protects) return result
      requireListed(request, protects.action)
      refusePrograms(caller)
      if (!proof) throw new Refusal(codes.factorRequired, { proofOf: digest })
      await recordProtectedChange(tx, caller, protects)
      return result
    })
  }

  return { approval, change }
}
