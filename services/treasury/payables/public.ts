// What other modules may import from this one. Its own files import from the source files directly.
export { bucketOf, type Owed, sumsOf } from './aging.ts'
export { owedBills } from './repository.ts'
export { payableSums, showPayableSums } from './shapes.ts'
