// What a person proves when they approve or send again: that they hold their second factor, for exactly this list, now, and once.
import { createHash } from 'node:crypto'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { ApprovalProof, Caller } from '../../kit/tokens.ts'
import { codes } from '../errors.ts'
import { takeProof } from './repository.ts'

export const PROVEN_ACTIONS = ['APPROVE', 'RESEND'] as const
export type ProvenAction = (typeof PROVEN_ACTIONS)[number]

/** A payment as it was seen. */
export type SeenPayment = { id: string; version: number }

/** SHA-256 of what is going to be done, to what, and where: `{action, organizationId, payments by id}`. */
export function digestOf(action: ProvenAction, organizationId: string, payments: readonly SeenPayment[]): string {
  const sorted = payments
    .map(({ id, version }) => ({ id, version }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify({ action, organizationId, payments: sorted }))
    .digest('base64url')
}

/** Refuses a proof that is not this person's for this list. */
export function checkProof(
  proof: ApprovalProof | undefined,
  { actorId, organizationId }: Pick<Caller, 'actorId' | 'organizationId'>,
  digest: string,
): ApprovalProof {
  const fits = proof?.personId === actorId && proof.organizationId === organizationId && proof.digest === digest
  if (!fits) throw new Refusal(codes.transferOtpFailed, { path: 'proof' })
  return proof
}

/** Uses the proof up; refuses one that was used before. */
export async function useProof(tx: Tx, proof: ApprovalProof): Promise<void> {
  if (!(await takeProof(tx, proof))) throw new Refusal(codes.transferOtpFailed, { path: 'proof' })
}
