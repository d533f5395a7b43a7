// Events of statement transactions that higher modules handle in the same transaction.
import { inTransaction } from '../../kit/inTransaction.ts'
import type { Jobs } from '../../kit/jobs.ts'

type LinesStored = {
  bankAccountId: string
  lines: number
  /** An import's transactions, or a single one. */
  of: { importId: string } | { lineId: string }
  jobs: Pick<Jobs, 'enqueue'>
}

/** Transactions were stored: of a file, which may contain none, or a manual one. */
export const linesStored = inTransaction<LinesStored>('statementTransactions.linesStored')

/** The transactions of an import are about to be deleted, and are locked. */
export const undoing = inTransaction<{ importId: string }>('statementTransactions.undoing')
