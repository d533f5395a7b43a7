// The module's public API for other modules. Its own files import each other directly.
export { type Bucket, BUCKETS } from './ages.ts'
export { bucketShape } from './shapes.ts'
