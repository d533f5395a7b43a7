// What other modules may import from this one. Its own files import from the source files directly.
export { bucketShape } from './shapes.ts'
