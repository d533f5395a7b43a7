// The uploaded file with its problems in a column of its own, so that users can fix it in their own program.
import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Locale } from '../errors.ts'
import type { ReasonOf } from './issues.ts'
import { recordsOf } from '../csvText.ts'
import { PROBLEMS_COLUMN } from './readCsv.ts'
import type { RecordImportIssueRow } from './table.ts'

/** A CSV stream. Cells that a spreadsheet would run as formulas are escaped; the byte order mark identifies UTF-8. */
export function annotate(
  text: string,
  issues: readonly RecordImportIssueRow[],
  reasonOf: ReasonOf,
  locale: Locale,
): Readable {
  const rows = Readable.from(
    annotatedRows(
      text,
      reasonsByRow(issues, issue => reasonOf(issue, locale)),
    ),
  )
  // A failure also ends the source; the reader of the stream receives the error.
  return pipeline(rows, stringify({ bom: true, escape_formulas: true }), () => {})
}

async function* annotatedRows(text: string, reasons: Map<number, string>): AsyncGenerator<string[]> {
  let row = 0
  let place = 0
  for await (const record of recordsOf(text)) {
    row++
    if (row === 1) place = placeOfProblems(record)
    const cells = [...record]
    // A file that was annotated before keeps a single such column.
    cells[place] = row === 1 ? PROBLEMS_COLUMN : (reasons.get(row) ?? '')
    yield Array.from(cells, cell => cell ?? '')
    // Problems of the header or the whole file go below the header.
    const ofFile = row === 1 ? [reasons.get(1), reasons.get(0)].filter(reason => reason !== undefined) : []
    for (const reason of ofFile) yield [...Array.from({ length: place }, () => ''), reason]
  }
}

function placeOfProblems(header: readonly string[]): number {
  const existing = header.findIndex(name => name.trim().toLowerCase() === PROBLEMS_COLUMN)
  return existing === -1 ? header.length : existing
}

function reasonsByRow(
  issues: readonly RecordImportIssueRow[],
  reasonOf: (issue: RecordImportIssueRow) => string,
): Map<number, string> {
  const reasons = new Map<number, string>()
  for (const issue of issues) {
    const row = issue.rowNumber ?? 0
    const reason = `${issue.columnName ? `${issue.columnName}: ` : ''}${reasonOf(issue)}`
    const before = reasons.get(row)
    reasons.set(row, before === undefined ? reason : `${before} | ${reason}`)
  }
  return reasons
}
