// A proof before an action that is hard to undo: the user has presented their second factor for exactly this, now, and once. Treasury
// identifies the action by a digest; the account service turns a factor into a proof for the digest without knowing the action.
import { createHash } from 'node:crypto'
import { Refusal } from '../../kit/http/problem.ts'
import type { Caller, Proof } from '../../kit/tokens.ts'
import { codes } from './errors.ts'

/** Verifies a proof of the account service; undefined for anything else. */
type Read = (proof: string) => Promise<Proof | undefined>

/** The account service's proofs that users presented their second factor: for an approval, or for a change. */
export type ProofReaders = { approval: Read; change: Read }

declare module '../context.ts' {
  interface RouteContext {
    proofs: ProofReaders
  }
}

/** SHA-256 of the intended action. Only computed and compared here, so the order of its fields is free. */
export const digestOf = (statement: object): string =>
  createHash('sha256').update(JSON.stringify(statement)).digest('base64url')

/** Refuses a proof of another user or for another action. */
export function checkProof(
  proof: Proof | undefined,
  { actorId, organizationId }: Pick<Caller, 'actorId' | 'organizationId'>,
  digest: string,
): Proof {
  const fits = proof?.personId === actorId && proof.organizationId === organizationId && proof.digest === digest
  if (!fits) throw refusedProof()
  return proof
}

/** For a proof of something else, or one used before. */
export const refusedProof = (): Refusal => new Refusal(codes.transferOtpFailed, { path: 'proof' })
