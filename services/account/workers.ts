// What this service does after the answer was given. It is little, so that the API's own process does it.
import type { Log } from '../kit/http/log.ts'
import type { Jobs } from '../kit/jobs.ts'
import type { Feed } from '../kit/outbox/feed.ts'
import type { Account } from './account.ts'
import { type MailConfig, openPost } from './mail/post.ts'
import { resetJob } from './passwordReset/job.ts'
import { sendResetLink } from './passwordReset/requestReset.ts'
import { peerOf, tellChangeInTreasury } from './protectedActions/changesInTreasury.ts'
import { changeInTreasuryJob } from './protectedActions/job.ts'
import { webhookWorker } from './webhooks/worker.ts'

type WorkerOptions = {
  account: Account
  jobs: Pick<Jobs, 'work'>
  log: Log
  mail: MailConfig
  feed: Feed
  /** Where treasury is, and how we show it who we are. */
  treasury: { url: string; serviceSecret: string } | undefined
}

export type Workers = {
  /** Before the queue closes: nothing is added to it any more. */
  stopFollowing: () => Promise<void>
  /** Ends what does not end with the queue. */
  close: () => Promise<void>
}

/** Starts everything that works in the background. */
export async function accountWorkers({ account, jobs, log, mail, feed, treasury }: WorkerOptions): Promise<Workers> {
  await jobs.work(resetJob, request => sendResetLink(account, request), { concurrency: 2 })
  if (treasury) {
    const peer = peerOf(treasury)
    await jobs.work(changeInTreasuryJob, change => tellChangeInTreasury(account, peer, change))
  }
  const post = await openPost(mail, { account, jobs, log })
  const webhooks = await webhookWorker({ account, jobs, feed, treasury, log })
  return {
    stopFollowing: webhooks.stopFollowing,
    close: async () => void (await Promise.all([post.close(), webhooks.close()])),
  }
}
