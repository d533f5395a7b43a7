// What other modules may take of this one. Its own files take it from where it stands.
export {
  type DecimalMark,
  type Direction,
  directionOf,
  GROUPED,
  marksOf,
  splitDirection,
  unwrap,
} from './amountParts.ts'
export {
  countsColumn,
  IMPORT_STATUSES,
  type ImportCounts,
  ISSUE_SEVERITIES,
  issueColumns,
  progressColumns,
} from './columns.ts'
export { defineImportJobs, type ImportJobData, importJobOf, inTheNameOf, takeImports } from './jobs.ts'
export {
  corrections,
  type RecordMending,
  recordMending,
  refuseUnfounded,
  type RejectedCell,
  rowNumbers,
  UNCHANGED,
} from './mending.ts'
export { openProgress, type Progress } from './progress.ts'
export { type Suggestion, suggestionBody } from './suggestion.ts'
