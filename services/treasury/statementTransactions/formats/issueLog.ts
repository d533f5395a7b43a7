// The errors of a file: every issue is counted, and as many are kept as a user can handle.
import { error, type Issue, type IssueKind } from './format.ts'

/** Maximum kept per severity. More than this is one mistake repeated many times. */
const KEPT = 10_000

/** Errors of the entire file, which remain whatever rows are skipped. */
export const OF_FILE: ReadonlySet<IssueKind> = new Set([
  'TRUNCATED',
  'BROKEN_XML',
  'DOCTYPE',
  'CLOSING_DIFFERS',
  'PAGE_DIFFERS',
  'TOTAL_DIFFERS',
  'ROW_UNKNOWN',
  'COUNT_DIFFERS',
])

export class IssueLog {
  readonly kept: Issue[] = []
  private readonly keptOf = { ERROR: 0, WARNING: 0 }
  private readonly errorRows = new Set<number>()
  private readonly warningRows = new Set<number>()
  private unread = 0
  private fileErrors = 0
  private fileWarnings = 0
  private readonly skippedRows: ReadonlySet<number>
  /** Skipped rows with an issue. */
  private readonly toldRows = new Set<number>()

  constructor(skippedRows: Iterable<number> = []) {
    this.skippedRows = new Set(skippedRows)
  }

  /** Errors of a skipped row don't matter. */
  add(issue: Issue): void {
    const { severity, row, kind } = issue
    if (row !== null && this.skippedRows.has(row)) this.toldRows.add(row)
    if (row !== null && !OF_FILE.has(kind) && this.skippedRows.has(row)) return
    if (row !== null) (severity === 'ERROR' ? this.errorRows : this.warningRows).add(row)
    else if (severity === 'ERROR') this.fileErrors++
    else this.fileWarnings++
    if (kind === 'LINE_INVALID') this.unread++
    if (this.keptOf[severity]++ < KEPT) this.kept.push(issue)
  }

  /** Reports rows to skip that are neither transactions of the file nor wrong. */
  refuseUnknown(rows: ReadonlySet<number | null>): void {
    for (const row of this.skippedRows)
      if (!rows.has(row) && !this.toldRows.has(row)) this.add(error('ROW_UNKNOWN', { row }, { row }))
  }

  /** Rows with an error, and errors of the whole file. */
  get errors(): number {
    return this.errorRows.size + this.fileErrors
  }

  /** Rows with a warning and no error, and warnings of the whole file. */
  get warnings(): number {
    let rows = 0
    for (const row of this.warningRows) if (!this.errorRows.has(row)) rows++
    return rows + this.fileWarnings
  }

  /** Whether a row yields a line: it was not skipped, and has no error. */
  isGood(row: number): boolean {
    return !this.errorRows.has(row) && !this.skippedRows.has(row)
  }

  /** Unreadable transactions, which yielded no line. */
  get withoutLine(): number {
    return this.unread
  }
}
