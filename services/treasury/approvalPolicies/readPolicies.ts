import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import { mayApproveOwn, paymentApproversInSql } from '../projection/public.ts'
import { type Band, type BlockedBand, blockedWithout, type Policy } from './bands.ts'
import { approvalPolicy, type PolicyRow, type StoredBand } from './table.ts'

/** A policy, and the users who may approve payments today. */
export type ListedPolicy = PolicyRow & { approvers: string[] }

/** All policies of the organization, by name. */
export function listPolicies(tx: Tx): Promise<ListedPolicy[]> {
  return tx
    .select({ ...getTableColumns(approvalPolicy), approvers: paymentApproversInSql(tx) })
    .from(approvalPolicy)
    .where(eq(approvalPolicy.organizationId, tx.organizationId))
    .orderBy(approvalPolicy.name, approvalPolicy.id)
}

/** A policy, and those of its bands that these users would leave without enough approvers. */
export type BlockedPolicy = { policy: PolicyRow; bands: BlockedBand[] }

/** The policies that could no longer be fulfilled if these users lost the permission to approve payments and others got it; by name. */
export async function policiesBlockedWithout(
  tx: Tx,
  without: readonly string[],
  instead: readonly string[] = [],
): Promise<BlockedPolicy[]> {
  const change = { leaving: new Set(without), joining: new Set(instead) }
  return (await listPolicies(tx)).flatMap(({ approvers, ...policy }) => {
    const bands = blockedWithout({ bands: policy.bands.map(readBand) }, new Set(approvers), change)
    return bands.length > 0 ? { policy, bands } : []
  })
}

/** The members who may approve what these users authored: not the authors, unless the organization lets users approve their own records. */
export async function approversBeside(tx: Tx, authorIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ approvers: string[]; approveOwn: boolean }>(
    sql`select ${paymentApproversInSql(tx)} as approvers, ${mayApproveOwn(tx)} as "approveOwn"`,
  )
  const [{ approvers, approveOwn } = { approvers: [], approveOwn: false }] = rows
  return new Set(approvers.filter(id => approveOwn || !authorIds.includes(id)))
}

/** The policies that may apply to a payment in this currency. */
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
