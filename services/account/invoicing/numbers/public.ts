// What other modules may import from this one. Its own files import from the source files directly.
export { takeDocumentNumber } from './numbers.ts'
