// What other modules may take of this one. Its own files take it from where it stands.
export { bucketOf, type Owed, sumsOf } from './aging.ts'
export { owedBills } from './repository.ts'
export { payableSums, showPayableSums } from './shapes.ts'
