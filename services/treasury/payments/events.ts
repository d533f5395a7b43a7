// What payments tell higher modules of, in their own transaction.
import { inTransaction } from '../../kit/inTransaction.ts'
import type { Jobs } from '../../kit/jobs.ts'

/** A payment moved no money, and wants to be looked at. */
export const failed = inTransaction<{ id: string; jobs: Pick<Jobs, 'enqueue'> }>('payments.failed')
