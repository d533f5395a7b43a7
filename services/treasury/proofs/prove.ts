// How a route makes a change that wants a proof.
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { ApprovalProof, Proof } from '../../kit/tokens.ts'
import type { RouteContext } from '../context.ts'
import { codes } from '../errors.ts'
import { checkProof, digestOf, useProof } from './proof.ts'

type Proven = {
  permission: string
  /** What is going to be done, to what. The organization need not be named. */
  statement: object
  proof: string | null | undefined
}

type Shown = { permission: string; digest: string; proof: string }

export function openProver({ access, proofs }: Pick<RouteContext, 'access' | 'proofs'>) {
  /** Uses a proof up: whatever becomes of what it is for, it is good once. */
  async function take<P extends Proof>(
    request: FastifyRequest,
    { permission, digest }: Pick<Shown, 'permission' | 'digest'>,
    read: P | undefined,
  ): Promise<P> {
    const checked = checkProof(read, await access.callerOf(request, permission), digest)
    await access.asCaller(request, permission, tx => useProof(tx, checked))
    return checked
  }

  /** Takes the proof of an approval, which a second factor was shown for. */
  const approval = async (request: FastifyRequest, { proof, ...shown }: Shown): Promise<ApprovalProof> =>
    take(request, shown, await proofs.approval(proof))

  /**
   * Makes a change with its proof. Without one the change is tried and taken back, so that whatever is wrong with it is told before
   * anybody is asked for a code; what is right is refused with the digest that a proof must be of.
   */
  async function change<T>(
    request: FastifyRequest,
    { permission, statement, proof }: Proven,
    make: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    const { organizationId } = await access.callerOf(request, permission)
    const digest = digestOf({ organizationId, ...statement })
    if (proof) await take(request, { permission, digest }, await proofs.change(proof))
    return access.asCaller(request, permission, async tx => {
      const made = await make(tx)
      if (!proof) throw new Refusal(codes.factorRequired, { proofOf: digest })
      return made
    })
  }

  return { approval, change }
}
