// What other modules may take of this one. Its own files take it from where it stands.
export { authorsAmong, mayCount, withActor } from './authors.ts'
export { type ApprovalPlan, blockOf, filledSteps, isComplete, mayApprove, planFor, type Policy } from './bands.ts'
export { approversBeside, policiesFor } from './readPolicies.ts'
