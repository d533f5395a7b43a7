// What other modules may take of this one. Its own files take it from where it stands.
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
