import type { WorkerContext } from '../account.ts'
import { deliver } from './deliver.ts'
import { followEvents } from './follow.ts'
import { deliveryJob } from './job.ts'
import { openSender } from './sender.ts'

/** A server that takes its ten seconds must not delay deliveries to others. */
const AT_ONCE = 8

/** Starts handling events and sending deliveries. */
export async function webhookWorker({ account, jobs, feed, treasury, log }: WorkerContext) {
  const sender = openSender(account.rules.webhooks)
  await jobs.work(deliveryJob, attempt => deliver(account, sender, attempt), { concurrency: AT_ONCE })
  const following = followEvents({ account, feed, treasury, log })
  return { close: following.close, release: sender.close }
}
