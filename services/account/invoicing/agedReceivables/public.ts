// What other modules may take of this one. Its own files take it from where it stands.
export { type Bucket, BUCKETS } from './ages.ts'
export { bucketShape } from './shapes.ts'
