// What other modules may take of this one. Its own files take it from where it stands.
export { leftOutOfBalance, type LeftOutReason } from './leftOut.ts'
export { type AccountScope, accountsOfPosition, isWhole } from './repository.ts'
export { VIEW_ANALYSIS } from './permission.ts'
export { leftOutReason } from './shapes.ts'
