// What other modules may import from this one. Its own files import from the source files directly.
export { hasPendingMatch, leftOutOfBalance, type LeftOutReason } from './leftOut.ts'
export { type AccountScope, accountsOfPosition, isWhole } from './repository.ts'
export { VIEW_ANALYSIS } from './permission.ts'
export { leftOutReason } from './shapes.ts'
