// What other modules may import from this one. Its own files import from the source files directly.
export { beginning, checking, matched, unmatched } from './events.ts'
export type { AdjustmentKind } from './matching/types.ts'
export { learn } from './learn.ts'
export { reconcile } from './reconcile.ts'
export { ADJUSTMENT_KINDS } from './table.ts'
