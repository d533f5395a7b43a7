// What other modules may import from this one. Its own files import from the source files directly.
export { agesOf } from './figures.ts'
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
