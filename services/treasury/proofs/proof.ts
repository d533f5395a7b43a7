// What a person proves before something that is hard to undo: that they hold their second factor, for exactly this, now, and once.
// Here it is named by a digest; the account service turns a factor into a proof for the digest, and never knows what it is of.
import { createHash } from 'node:crypto'
import { Refusal } from '../../kit/http/problem.ts'
import type { Caller, Proof } from '../../kit/tokens.ts'
import { codes } from './errors.ts'

/** Reads a proof of the account service; undefined for anything else. */
type Read = (proof: string) => Promise<Proof | undefined>

/** What the account service says of people who have shown their second factor: that they approve, or that they want a change. */
export type ProofReaders = { approval: Read; change: Read }

declare module '../context.ts' {
  interface RouteContext {
    proofs: ProofReaders
  }
}

/** SHA-256 of what is going to be done. It is made and compared here alone, so that the order of its fields is ours. */
export const digestOf = (statement: object): string =>
  createHash('sha256').update(JSON.stringify(statement)).digest('base64url')

/** Refuses a proof that is not this person's for this. */
export function checkProof(
  proof: Proof | undefined,
  { actorId, organizationId }: Pick<Caller, 'actorId' | 'organizationId'>,
  digest: string,
): Proof {
  const fits = proof?.personId === actorId && proof.organizationId === organizationId && proof.digest === digest
  if (!fits) throw refusedProof()
  return proof
}

/** Said of a proof that is of something else, or was shown before. */
export const refusedProof = (): Refusal => new Refusal(codes.transferOtpFailed, { path: 'proof' })
