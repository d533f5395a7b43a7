// What statement imports tell higher modules of, in their own transaction.
import { inTransaction } from '../../kit/inTransaction.ts'
import type { Jobs } from '../../kit/jobs.ts'

type Imported = { bankAccountId: string; lines: number; jobs: Pick<Jobs, 'enqueue'> }

/** Lines of a file were stored; there may be none. */
export const imported = inTransaction<Imported>('statements.imported')

/** The lines of an import are about to be deleted, under their locks. */
export const undoing = inTransaction<{ importId: string }>('statements.undoing')
