// The module's public API for other modules. Its own files import each other directly.
export { agesOf, type Entry, type OpenCredit, type OpenItem } from './figures.ts'
export {
  type CustomerStatement,
  readStatement,
  STATEMENT_VIEWS,
  statementQuery,
  type StatementPeriod,
  type StatementView,
  VIEW as STATEMENT_PERMISSION,
} from './read.ts'
export { CLOSING, entryWords, KIND_WORDS, OPENING, UNVERIFIED_SUM, WRITTEN_OFF_SUM } from './sheet.ts'
