// Which approvals an amount needs. Pure: the policies are given, and so is the amount that decides.
import type { ApprovalProblem } from '../../kit/approvalProblems.ts'

/** One approval. Without names anybody may give it who may approve payments. */
export type ApprovalStep = { approverIds: readonly string[] }

/** Amounts over that of the band before, up to and including this one; null: without end. */
export type Band = { upToMinor: bigint | null; steps: readonly ApprovalStep[]; inOrder: boolean }

export type Policy = {
  id: string
  name: string
  entityId: string | null
  method: string | null
  bands: readonly Band[]
}

/** Which policy asked for the approvals, by its name of then, and the amount over which its band begins; null: for any amount. */
type PlanReason = { policyName: string; overMinor: string | null }

/** What a payment keeps of the policy under which it was made. */
export type ApprovalPlan = {
  policyId: string | null
  steps: readonly ApprovalStep[]
  inOrder: boolean
  /** Absent where no policy asks, and in plans that are older than reasons. */
  reason?: PlanReason
}

/** Where nobody has made a policy: one approval, of any amount. */
export const DEFAULT_PLAN: ApprovalPlan = { policyId: null, steps: [{ approverIds: [] }], inOrder: false }

export type BandProblem = 'NO_BAND' | 'NOT_RISING' | 'NOT_OPEN_ENDED' | 'NO_STEP'

/** What is wrong with bands that should cover every amount once; undefined when nothing is. */
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

/** Why the approvals of a band can't all be given, and whom the one that nobody can give is for. */
export type BandBlock = { problem: 'UNABLE_APPROVERS'; approverIds: readonly string[] } | { problem: 'TOO_FEW_PEOPLE' }

/** A band whose approvals can't all be given, of amounts over that of the band before. */
export type BlockedBand = {
  overMinor: bigint | null
  band: Band
  problem: ApprovalProblem
  /** Who is named for the approval that nobody can give; empty where it is people that lack. */
  namedIds: readonly string[]
  /** Who could still give one of the others. */
  ableIds: readonly string[]
}

/** Of a policy, the bands whose approvals all can be given today, and no longer once some people may not approve and others may. */
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

/** What keeps `able`, who may approve payments today, from giving all these approvals; undefined when nothing does. */
export function blockOf(steps: readonly ApprovalStep[], able: ReadonlySet<string>): BandBlock | undefined {
  const unable = steps.find(({ approverIds }) => approverIds.length > 0 && !approverIds.some(id => able.has(id)))
  if (unable) return { problem: 'UNABLE_APPROVERS', approverIds: unable.approverIds }
  return assign(steps, [...able]).size < steps.length ? { problem: 'TOO_FEW_PEOPLE' } : undefined
}

/** The policy that names the payment most closely: its entity and its method, its entity, its method, or neither. */
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

/** The approvals for an amount, by the closest of these policies. */
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

/** Whether one more approval, of this person, brings a plan forward. */
export const mayApprove = (plan: ApprovalPlan, approverIds: readonly string[], personId: string): boolean =>
  !approverIds.includes(personId) && filledSteps(plan, [...approverIds, personId]) > filledSteps(plan, approverIds)

/** How many steps of a plan these approvals fill, the oldest first: some may have been given under another plan, and fill none. */
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

/** Whether nobody else has to approve. */
export const isComplete = (plan: ApprovalPlan, approverIds: readonly string[]): boolean =>
  filledSteps(plan, approverIds) === plan.steps.length

const admits = ({ approverIds }: ApprovalStep, personId: string) =>
  approverIds.length === 0 || approverIds.includes(personId)

/** As many steps as these people can fill together, one each: augmenting paths, since who came first may stand in another's only place. */
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
