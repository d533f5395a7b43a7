import { openTicker } from '../../../kit/ticker.ts'
import type { TreasuryContext } from '../../context.ts'
import { dispatchPayment } from './dispatch.ts'
import { dispatchJob } from './enqueue.ts'
import { sweepPayments } from './sweep.ts'

/** Maximum number of payments processed at once; each mostly waits for its bank. */
const AT_ONCE = 8
const SWEEP_EVERY_MS = 1_000

/** Sends payments to their banks, and checks for due ones until closed. */
export async function dispatchWorkers(context: TreasuryContext) {
  await context.jobs.work(dispatchJob, job => dispatchPayment(context, job), { concurrency: AT_ONCE })
  return openTicker({
    everyMs: SWEEP_EVERY_MS,
    work: () => sweepPayments(context),
    log: context.log,
    failed: 'nobody looked for due payments',
  })
}
