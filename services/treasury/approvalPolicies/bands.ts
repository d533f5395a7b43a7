// The approvals that an amount needs. Pure: policies and the deciding amount are given.
import type { ApprovalProblem } from '../../kit/approvalProblems.ts'

/** One approval. Without names any user with the permission may give it. */
export type ApprovalStep = { approverIds: readonly string[] }

/** Amounts above the previous band's, up to and including this one; null: unlimited. */
export type Band = { upToMinor: bigint | null; steps: readonly ApprovalStep[]; inOrder: boolean }

export type Policy = {
  id: string
  name: string
  entityId: string | null
  method: string | null
  bands: readonly Band[]
}

/** The policy that required the approvals, by its name at that time, and the amount above which its band begins; null: any amount. */
type PlanReason = { policyName: string; overMinor: string | null }

/** What a payment keeps of the policy under which it was created. */
export type ApprovalPlan = {
  policyId: string | null
  steps: readonly ApprovalStep[]
  inOrder: boolean
  /** Absent if no policy applies, and in plans older than reasons. */
  reason?: PlanReason
}

/** Without a policy: one approval, for any amount. */
export const DEFAULT_PLAN: ApprovalPlan = { policyId: null, steps: [{ approverIds: [] }], inOrder: false }

export type BandProblem = 'NO_BAND' | 'NOT_RISING' | 'NOT_OPEN_ENDED' | 'NO_STEP'

/** The first error in bands that should cover every amount once; undefined if there is none. */
export function problemOf(bands: readonly Band[]): { problem: BandProblem; place: number } | undefined {
  const last = bands.length - 1
  if (last < 0) return { problem: 'NO_BAND', place: 0 }
  for (const [place, { upToMinor, steps }] of bands.entries()) {
    const before = bands[place - 1]?.upToMinor ?? 0n
    if (steps.length === 0) return { problem: 'NO_STEP', place }
    if (place === last && upToMinor !== null) return { problem: 'NOT_OPEN_ENDED', place }
    if (place < last && (upToMinor === null || upToMinor <= before)) return { problem: 'NOT_RISING', place }
  }
  return undefined
}

/** Why the approvals of a band can't all be given, and the approvers of the step that no user can approve. */
export type BandBlock = { problem: 'UNABLE_APPROVERS'; approverIds: readonly string[] } | { problem: 'TOO_FEW_PEOPLE' }

/** A band whose approvals can't all be given, for amounts above the previous band's. */
export type BlockedBand = {
  overMinor: bigint | null
  band: Band
  problem: ApprovalProblem
  /** The approvers of the step that no user can approve; empty if there are too few users. */
  namedIds: readonly string[]
  /** Who could still give one of the other approvals. */
  ableIds: readonly string[]
}

/** The bands of a policy whose approvals can all be given today, but no longer once some users lose the permission and others get it. */
export function blockedWithout(
  { bands }: Pick<Policy, 'bands'>,
  able: ReadonlySet<string>,
  { leaving, joining }: { leaving: ReadonlySet<string>; joining: ReadonlySet<string> },
): BlockedBand[] {
  const then = able.difference(leaving).union(joining)
  return bands.flatMap((band, place) => {
    const block = blockOf(band.steps, able) ? undefined : blockOf(band.steps, then)
    if (!block) return []
    return {
      overMinor: bands[place - 1]?.upToMinor ?? null,
      band,
      problem: block.problem,
      namedIds: block.problem === 'UNABLE_APPROVERS' ? block.approverIds : [],
      ableIds: [...then].filter(id => band.steps.some(step => admits(step, id))),
    }
  })
}

/** Why `able`, the users with the permission today, can't give all these approvals; undefined if they can. */
export function blockOf(steps: readonly ApprovalStep[], able: ReadonlySet<string>): BandBlock | undefined {
  const unable = steps.find(({ approverIds }) => approverIds.length > 0 && !approverIds.some(id => able.has(id)))
  if (unable) return { problem: 'UNABLE_APPROVERS', approverIds: unable.approverIds }
  return assign(steps, [...able]).size < steps.length ? { problem: 'TOO_FEW_PEOPLE' } : undefined
}

/** The most specific policy for the payment: its entity and method, its entity, its method, or neither. */
export function closestPolicy<Of extends Policy>(
  policies: readonly Of[],
  { entityId, method }: { entityId: string; method: string | null },
): Of | undefined {
  const closeness = (policy: Of) => (policy.entityId === null ? 0 : 2) + (policy.method === null ? 0 : 1)
  return policies
    .filter(policy => policy.entityId === null || policy.entityId === entityId)
    .filter(policy => policy.method === null || policy.method === method)
    .toSorted((one, other) => closeness(other) - closeness(one))[0]
}

/** The approvals for an amount, by the most specific of these policies. */
export function planFor(
  policies: readonly Policy[],
  payment: { entityId: string; method: string | null; amountMinor: bigint },
): ApprovalPlan {
  const policy = closestPolicy(policies, payment)
  if (policy === undefined) return DEFAULT_PLAN
  const place = policy.bands.findIndex(({ upToMinor }) => upToMinor === null || payment.amountMinor <= upToMinor)
  const band = policy.bands[place]
  if (band === undefined) return DEFAULT_PLAN
  const over = policy.bands[place - 1]?.upToMinor ?? null
  return {
    policyId: policy.id,
    steps: band.steps,
    inOrder: band.inOrder,
    reason: { policyName: policy.name, overMinor: over === null ? null : String(over) },
  }
}

/** Whether an approval by this user would fill another step of the plan. */
export const mayApprove = (plan: ApprovalPlan, approverIds: readonly string[], personId: string): boolean =>
  !approverIds.includes(personId) && filledSteps(plan, [...approverIds, personId]) > filledSteps(plan, approverIds)

/** How many steps of a plan these approvals fill, oldest first: approvals given under another plan may fill none. */
export function filledSteps(
  { steps, inOrder }: Pick<ApprovalPlan, 'steps' | 'inOrder'>,
  approverIds: readonly string[],
) {
  if (!inOrder) return assign(steps, approverIds).size
  let filled = 0
  for (const personId of approverIds) {
    const next = steps[filled]
    if (next !== undefined && admits(next, personId)) filled++
  }
  return filled
}

/** Whether no further approval is needed. */
export const isComplete = (plan: ApprovalPlan, approverIds: readonly string[]): boolean =>
  filledSteps(plan, approverIds) === plan.steps.length

const admits = ({ approverIds }: ApprovalStep, personId: string) =>
  approverIds.length === 0 || approverIds.includes(personId)

/**
 * The maximum number of steps that these users can fill, one each: by augmenting paths, because an earlier user may occupy the only step of
 * a later one.
 */
function assign(steps: readonly ApprovalStep[], approverIds: readonly string[]): Map<number, string> {
  const taken = new Map<number, string>()
  const place = (personId: string, tried: Set<number>): boolean => {
    for (const [step, rule] of steps.entries()) {
      if (tried.has(step) || !admits(rule, personId)) continue
      tried.add(step)
      const holder = taken.get(step)
      if (holder !== undefined && !place(holder, tried)) continue
      taken.set(step, personId)
      return true
    }
    return false
  }
  for (const personId of approverIds) place(personId, new Set())
  return taken
}
