// What other modules may take of this one. Its own files take it from where it stands.
export { authorsAmong, mayCount, withActor } from './authors.ts'
export { type ApprovalPlan, filledSteps, isComplete, mayApprove, planFor, type Policy } from './bands.ts'
export { policiesFor } from './readPolicies.ts'
