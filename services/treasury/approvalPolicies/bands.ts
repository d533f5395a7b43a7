// Which approvals an amount needs. Pure: the policies are given, and so is the amount that decides.

/** One approval. Without names anybody may give it who may approve payments. */
export type ApprovalStep = { approverIds: readonly string[] }

/** Amounts over that of the band before, up to and including this one; null: without end. */
export type Band = { upToMinor: bigint | null; steps: readonly ApprovalStep[]; inOrder: boolean }

export type Policy = { id: string; entityId: string | null; method: string | null; bands: readonly Band[] }

/** What a payment keeps of the policy under which it was made. */
export type ApprovalPlan = { policyId: string | null; steps: readonly ApprovalStep[]; inOrder: boolean }

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
  const band = policy?.bands.find(({ upToMinor }) => upToMinor === null || payment.amountMinor <= upToMinor)
  return policy && band ? { policyId: policy.id, steps: band.steps, inOrder: band.inOrder } : DEFAULT_PLAN
}

/**
 * The steps of a plan that these people's approvals leave open, each person standing for one step only. Named steps are filled first, so that
 * nobody uses up a step of anybody's that another could take. In order, an approval counts for the first open step alone.
 */
export function openSteps({ steps, inOrder }: ApprovalPlan, approverIds: readonly string[]): readonly ApprovalStep[] {
  if (inOrder) return steps.slice(approverIds.length)
  const taken = assign(steps, approverIds)
  return steps.filter((_step, place) => !taken.has(place))
}

/** Whether one more approval, of this person, brings a plan forward. */
export function mayApprove(plan: ApprovalPlan, approverIds: readonly string[], personId: string): boolean {
  if (approverIds.includes(personId)) return false
  if (plan.inOrder) {
    const next = plan.steps[approverIds.length]
    return next !== undefined && admits(next, personId)
  }
  return assign(plan.steps, [...approverIds, personId]).size > assign(plan.steps, approverIds).size
}

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
