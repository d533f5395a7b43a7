// Creates, changes and deletes policies, for users who manage the organization's controls. Existing payments keep their own plan.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import { type Currency, formatMinor } from '../../kit/money.ts'
import { codes } from './errors.ts'
import { entity, entityKnown, member, paymentApprovers } from '../projection/public.ts'
import { type ApprovalStep, type Band, blockOf, problemOf } from './bands.ts'
import { storeBand } from './readPolicies.ts'
import { approvalPolicy, type PolicyRow, type StoredBand } from './table.ts'

export type PolicyInput = {
  name: string
  currency: Currency
  entityId: string | null
  method: PolicyRow['method']
  bands: Band[]
}

const conflicts = {
  approval_policy_scope: { error: codes.approvalPolicyScopeExists, path: 'entityId' },
  approval_policy_name: { error: codes.approvalPolicyNameExists, path: 'name' },
}

const withId = (tx: Tx, id: string) =>
  and(eq(approvalPolicy.organizationId, tx.organizationId), eq(approvalPolicy.id, id))

export async function createPolicy(tx: Tx, input: PolicyInput): Promise<PolicyRow> {
  const values = await checked(tx, input)
  const [row] = await refusing(conflicts, () =>
    tx
      .insert(approvalPolicy)
      .values({ ...values, organizationId: tx.organizationId, id: newId(), createdBy: tx.actorId })
      .returning(),
  )
  if (!row) throw new Error('no policy was written')
  await tell(tx, 'CREATED', undefined, row)
  return row
}

export async function updatePolicy(tx: Tx, id: string, version: number, input: PolicyInput): Promise<PolicyRow> {
  const before = await policyOf(tx, id)
  const values = await checked(tx, input)
  const [after] = await refusing(conflicts, () =>
    tx
      .update(approvalPolicy)
      .set({ ...values, version: sql`${approvalPolicy.version} + 1` })
      .where(and(withId(tx, id), eq(approvalPolicy.version, version)))
      .returning(),
  )
  if (!after) throw new Refusal(commonErrors.staleVersion)
  await tell(tx, 'UPDATED', before, after)
  return after
}

export async function deletePolicy(tx: Tx, id: string, version: number): Promise<PolicyRow> {
  const before = await policyOf(tx, id)
  const { rowCount } = await tx.delete(approvalPolicy).where(and(withId(tx, id), eq(approvalPolicy.version, version)))
  if (rowCount === 0) throw new Refusal(commonErrors.staleVersion)
  await tell(tx, 'DELETED', before, undefined)
  return before
}

async function policyOf(tx: Tx, id: string): Promise<PolicyRow> {
  const [row] = await tx.select().from(approvalPolicy).where(withId(tx, id))
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

const refusals = {
  NO_BAND: codes.approvalBandsIncomplete,
  NOT_OPEN_ENDED: codes.approvalBandsIncomplete,
  NOT_RISING: codes.approvalBandsNotRising,
  NO_STEP: codes.approvalStepMissing,
} as const

async function checked(tx: Tx, { bands, ...input }: PolicyInput) {
  const wrong = problemOf(bands)
  if (wrong) throw new Refusal(refusals[wrong.problem], { path: `bands.${wrong.place}` })
  if (input.entityId !== null && !(await entityKnown(tx, input.entityId)))
    throw new Refusal(commonErrors.notFound, { path: 'entityId' })
  await refuseApprovers(tx, bands)
  return { ...input, bands: bands.map(storeBand) }
}

/** The users named in a policy's steps. */
export const namedIn = (bands: readonly { steps: readonly ApprovalStep[] }[]): string[] => [
  ...new Set(bands.flatMap(({ steps }) => steps.flatMap(({ approverIds }) => approverIds))),
]

/** Only members can approve, and each step with names needs one who may today; when roles change later, the policy shows a warning. */
async function refuseApprovers(tx: Tx, bands: readonly Band[]): Promise<void> {
  const named = namedIn(bands)
  if (named.length === 0) return
  const known = await namesOf(tx, named)
  for (const [place, { steps }] of bands.entries())
    if (steps.some(({ approverIds }) => approverIds.some(id => !known.has(id))))
      throw new Refusal(codes.approverNotMember, { path: `bands.${place}` })
  const able = await paymentApprovers(tx)
  const listed = (ids: readonly string[]) => ids.map(id => known.get(id)).join(', ')
  for (const [place, { steps }] of bands.entries()) {
    const namedSteps = steps.filter(({ approverIds }) => approverIds.length > 0)
    const block = blockOf(namedSteps, able)
    if (!block) continue
    const path = `bands.${place}` as const
    if (block.problem === 'UNABLE_APPROVERS')
      throw new Refusal(codes.approverMayNotApprove, { path, params: { names: listed(block.approverIds) } })
    const people = namedIn([{ steps: namedSteps }]).filter(id => able.has(id))
    throw new Refusal(codes.approvalPeopleTooFew, { path, params: { names: listed(people) } })
  }
}

async function namesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: member.userId, name: member.fullName })
    .from(member)
    .where(and(eq(member.organizationId, tx.organizationId), inArray(member.userId, [...ids])))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function tell(
  tx: Tx,
  action: 'CREATED' | 'UPDATED' | 'DELETED',
  before: PolicyRow | undefined,
  after: PolicyRow | undefined,
) {
  const row = after ?? before
  if (!row) throw new TypeError('a change of nothing')
  const describe = async (policy: PolicyRow | undefined) => policy && describePolicy(tx, policy)
  recordActivity(tx, {
    action,
    recordType: 'APPROVAL_POLICY',
    recordId: row.id,
    recordLabel: row.name,
    changes: changesBetween(await describe(before), await describe(after), fields),
  })
  tx.emit('approval-policy.changed', row.id, {})
}

const fields = ['name', 'currency', 'entity', 'method', 'bands'] as const

/** A policy in readable form. */
async function describePolicy(tx: Tx, { name, currency, entityId, method, bands }: PolicyRow) {
  const approvers = await namesOf(
    tx,
    bands.flatMap(({ steps }) => steps.flatMap(({ approverIds }) => approverIds)),
  )
  return {
    name,
    currency,
    method,
    entity: entityId && (await entityName(tx, entityId)),
    bands: bands.map(band => describeBand(band, approvers)).join('; '),
  }
}

async function entityName(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: entity.name })
    .from(entity)
    .where(and(eq(entity.organizationId, tx.organizationId), eq(entity.id, id)))
  return row?.name ?? null
}

/** `≤ 100000000.00: anyone → Siti Rahmawati`. */
function describeBand({ upToMinor, steps, inOrder }: StoredBand, names: ReadonlyMap<string, string>): string {
  const step = ({ approverIds }: StoredBand['steps'][number]) =>
    approverIds.length === 0 ? '*' : approverIds.map(id => names.get(id) ?? id).join(' / ')
  const amount = upToMinor === null ? '∞' : formatMinor(BigInt(upToMinor))
  return `≤ ${amount}: ${steps.map(step).join(inOrder ? ' → ' : ' + ')}`
}
