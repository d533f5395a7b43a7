import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Jobs } from '../../../kit/jobs.ts'
import { codes } from '../errors.ts'
import { enqueueAsk } from './enqueue.ts'
import { isPossible } from '../lifecycle.ts'
import { lockPayment } from '../repository.ts'

/** Has the bank asked now, not when its turn comes, what became of a payment that it has. */
export async function pollPayment(tx: Tx, jobs: Jobs, id: string): Promise<void> {
  const row = await lockPayment(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  if (!isPossible(row, 'ASK_BANK')) throw new Refusal(codes.transferStatusInvalid)
  await enqueueAsk(tx, jobs, id)
}
