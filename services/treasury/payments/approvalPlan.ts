// Who must approve a payment: a step for each approval that it needs. Pure.

/** A step is taken by one person: one of those named, or where none is named anybody who may approve. */
export type ApprovalStep = { approverIds: string[] }

export type ApprovalPlan = {
  /** The policy that it follows; null for the default. */
  policyId: string | null
  steps: ApprovalStep[]
  /** Each step waits for the one before. */
  inOrder: boolean
}

/** One person who may approve. */
export const DEFAULT_PLAN: ApprovalPlan = { policyId: null, steps: [{ approverIds: [] }], inOrder: false }

const admits = ({ approverIds }: ApprovalStep, person: string) =>
  approverIds.length === 0 || approverIds.includes(person)

/** Somebody whom no step names. */
const NOBODY_NAMED = ''

/** Who can take a step that these approvals, the oldest first, have left; null: anybody. */
export function openTo(plan: ApprovalPlan, given: readonly string[]): string[] | null {
  if (hasStepFor(plan, given, NOBODY_NAMED)) return null
  const named = new Set(plan.steps.flatMap(step => step.approverIds))
  return [...named].filter(person => !given.includes(person) && hasStepFor(plan, given, person))
}

function hasStepFor({ steps, inOrder }: ApprovalPlan, given: readonly string[], person: string): boolean {
  if (!inOrder) return canShare(steps, [...given, person])
  const next = steps[given.length]
  return next !== undefined && admits(next, person)
}

/** Whether each of these people can have a step of their own: who came first makes way for who can take fewer. */
function canShare(steps: readonly ApprovalStep[], people: readonly string[]): boolean {
  const taken = new Map<number, string>()
  const place = (person: string, tried: Set<number>): boolean =>
    steps.some((step, at) => {
      if (tried.has(at) || !admits(step, person)) return false
      tried.add(at)
      const holder = taken.get(at)
      if (holder !== undefined && !place(holder, tried)) return false
      taken.set(at, person)
      return true
    })
  return people.every(person => place(person, new Set()))
}
