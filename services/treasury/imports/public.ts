// What other modules may import from this one. Its own files import from the source files directly.
export {
  type DecimalMark,
  type Direction,
  directionOf,
  GROUPED,
  marksOf,
  splitDirection,
  unwrap,
} from '../../kit/imports/amountParts.ts'
export {
  countsColumn,
  IMPORT_STATUSES,
  type ImportCounts,
  ISSUE_SEVERITIES,
  issueColumns,
  progressColumns,
} from '../../kit/imports/columns.ts'
export { defineImportJobs, type ImportJobData, importJobOf, takeImports } from '../../kit/imports/jobs.ts'
export { corrections, refuseUnfounded, type RejectedCell, rowNumbers } from '../../kit/imports/fileEdits.ts'
export { openProgress, type Progress } from '../../kit/imports/progress.ts'
export { wereWarningsSeen } from '../../kit/imports/seenWarnings.ts'
export { type Suggestion, suggestionBody } from '../../kit/imports/suggestion.ts'
