// What other modules may import from this one. Its own files import from the source files directly.
export { type ProtectedChange, recordProtectedChange } from './recordChange.ts'
