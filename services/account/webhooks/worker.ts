import type { Log } from '../../kit/http/log.ts'
import type { Jobs } from '../../kit/jobs.ts'
import type { Feed } from '../../kit/outbox/feed.ts'
import type { Account } from '../account.ts'
import { deliver } from './deliver.ts'
import { followEvents } from './follow.ts'
import { deliveryJob } from './job.ts'
import { openSender } from './sender.ts'

type WebhookWorker = {
  account: Account
  jobs: Pick<Jobs, 'work'>
  feed: Feed
  treasury: { url: string; serviceSecret: string } | undefined
  log: Log
}

/** A server that takes its ten seconds must not hold up what goes to the others. */
const AT_ONCE = 8

/** Starts to take events in, and to deliver them. */
export async function webhookWorker({ account, jobs, feed, treasury, log }: WebhookWorker) {
  const sender = openSender(account.rules.webhooks)
  await jobs.work(deliveryJob, attempt => deliver(account, sender, attempt), { concurrency: AT_ONCE })
  const following = followEvents({ account, feed, treasury, log })
  return {
    /** Before the queue closes: no event is taken in any more. */
    stopFollowing: following.close,
    /** After it: nothing is being sent any more. */
    close: sender.close,
  }
}
