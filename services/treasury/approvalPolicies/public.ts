// What other modules may import from this one. Its own files import from the source files directly.
export { authorsAmong, mayCount, withActor } from './authors.ts'
export { type ApprovalPlan, blockOf, filledSteps, isComplete, mayApprove, planFor, type Policy } from './bands.ts'
export { approversBeside, policiesFor } from './readPolicies.ts'
