// What other modules may take of this one. Its own files take it from where it stands.
export { type Plan, type PlannedFlow, plannedFlows, type RealFlow } from './occurrences.ts'
