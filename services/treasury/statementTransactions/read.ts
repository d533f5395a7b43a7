// What sibling modules ask of statements.
export { importOfContent } from './imports/repository.ts'
export { newestLine, storedLines } from './repository.ts'
