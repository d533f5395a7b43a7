// What statement transactions tell higher modules of, in their own transaction.
import { inTransaction } from '../../kit/inTransaction.ts'
import type { Jobs } from '../../kit/jobs.ts'

type LinesStored = {
  bankAccountId: string
  lines: number
  /** Which ones: those of an import, or one. */
  of: { importId: string } | { lineId: string }
  jobs: Pick<Jobs, 'enqueue'>
}

/** Lines were stored: of a file, which may bring none, or one that was entered by hand. */
export const linesStored = inTransaction<LinesStored>('statementTransactions.linesStored')

/** The lines of an import are about to be deleted, under their locks. */
export const undoing = inTransaction<{ importId: string }>('statementTransactions.undoing')
