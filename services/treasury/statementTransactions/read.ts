// Reads of statements for sibling modules.
export { importOfContent } from './imports/repository.ts'
export { newestLine, storedLines } from './repository.ts'
