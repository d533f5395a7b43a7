// The content that a proof for approving or sending again covers.
import { digestOf } from '../../proofs/public.ts'

export const PROVEN_ACTIONS = ['APPROVE', 'RESEND'] as const
export type ProvenAction = (typeof PROVEN_ACTIONS)[number]

/** A payment with the version that the user saw. */
export type SeenPayment = { id: string; version: number }

/** The digest of an action on a list of payments, in any order. */
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
