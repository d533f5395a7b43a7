import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Jobs } from '../../../kit/jobs.ts'
import { codes } from '../errors.ts'
import { enqueuePoll } from './enqueue.ts'
import { isPossible } from '../lifecycle.ts'
import { lockPayment } from '../repository.ts'

/** Polls the status of a payment that its bank has at once, not only when it is due. */
export async function pollPayment(tx: Tx, jobs: Jobs, id: string): Promise<void> {
  const row = await lockPayment(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  if (!isPossible(row, 'ASK_BANK')) throw new Refusal(codes.transferStatusInvalid)
  await enqueuePoll(tx, jobs, id)
}
