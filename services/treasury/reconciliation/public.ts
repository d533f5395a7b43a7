// What other modules may take of this one. Its own files take it from where it stands.
export { beginning, checking, matched, unmatched } from './events.ts'
export type { AdjustmentKind } from './matching/types.ts'
export { learn } from './learn.ts'
export { reconcile } from './reconcile.ts'
export { ADJUSTMENT_KINDS } from './table.ts'
