// What other modules may import from this one. Its own files import from the source files directly.
export { allocateStatementMany, lockStatements } from './allocate.ts'
export { codes as statementCodes } from './errors.ts'
export { linesStored, undoing } from './events.ts'
export { openFingerprints } from './fingerprint.ts'
export { bankApiFile, wordsOf } from './formats/bankApi.ts'
export { isAtRest } from './imports/lifecycle.ts'
export { startImport } from './imports/startImport.ts'
export { lastRunStart, openSince } from './runCoverage.ts'
export { importOfContent, newestLine, storedLines } from './read.ts'
export {
  type ImportStatus,
  statementImport,
  type StatementImportRow,
  type StatementRow,
  statementTransaction,
} from './table.ts'
