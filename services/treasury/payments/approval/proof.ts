// What is approved or sent again, as the proof of it names it.
import { digestOf } from '../../proofs/public.ts'

export const PROVEN_ACTIONS = ['APPROVE', 'RESEND'] as const
export type ProvenAction = (typeof PROVEN_ACTIONS)[number]

/** A payment as it was seen. */
export type SeenPayment = { id: string; version: number }

/** Names an action on a list of payments, whatever order they come in. */
export function digestOfPayments(
  action: ProvenAction,
  organizationId: string,
  payments: readonly SeenPayment[],
): string {
  const sorted = payments
    .map(({ id, version }) => ({ id, version }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return digestOf({ action, organizationId, payments: sorted })
}
