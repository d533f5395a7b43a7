import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import { paymentApproversInSql } from '../projection/public.ts'
import type { Band, Policy } from './bands.ts'
import { approvalPolicy, type PolicyRow, type StoredBand } from './table.ts'

/** A policy, and who may approve payments today. */
export type ListedPolicy = PolicyRow & { approvers: string[] }

/** All policies of the organization, by name. */
export function listPolicies(tx: Tx): Promise<ListedPolicy[]> {
  return tx
    .select({ ...getTableColumns(approvalPolicy), approvers: paymentApproversInSql(tx) })
    .from(approvalPolicy)
    .where(eq(approvalPolicy.organizationId, tx.organizationId))
    .orderBy(approvalPolicy.name, approvalPolicy.id)
}

/** The policies that may concern a payment in this currency. */
export async function policiesFor(tx: Tx, currency: Currency): Promise<Policy[]> {
  const rows = await tx
    .select()
    .from(approvalPolicy)
    .where(and(eq(approvalPolicy.organizationId, tx.organizationId), eq(approvalPolicy.currency, currency)))
  return rows.map(({ id, name, entityId, method, bands }) => ({
    id,
    name,
    entityId,
    method,
    bands: bands.map(readBand),
  }))
}

const readBand = ({ upToMinor, ...band }: StoredBand): Band => ({
  ...band,
  upToMinor: upToMinor === null ? null : BigInt(upToMinor),
})

export const storeBand = ({ upToMinor, steps, inOrder }: Band): StoredBand => ({
  upToMinor: upToMinor === null ? null : String(upToMinor),
  steps: steps.map(({ approverIds }) => ({ approverIds: [...approverIds] })),
  inOrder,
})
