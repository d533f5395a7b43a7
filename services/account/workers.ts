// What this service does after the answer was given. It is little, so that the API's own process does it.
import type { Log } from '../kit/http/log.ts'
import type { Jobs } from '../kit/jobs.ts'
import type { Account } from './account.ts'
import type { MailConfig } from './config.ts'
import { openPost } from './mail/post.ts'
import { resetJob } from './passwordReset/job.ts'
import { sendResetLink } from './passwordReset/requestReset.ts'

type WorkerOptions = { account: Account; jobs: Pick<Jobs, 'work'>; log: Log; mail: MailConfig }

/** Starts everything that works in the background; `close` ends what does not end with the queue. */
export async function accountWorkers({
  account,
  jobs,
  log,
  mail,
}: WorkerOptions): Promise<{ close: () => Promise<void> }> {
  await jobs.work(resetJob, request => sendResetLink(account, request), { concurrency: 2 })
  return openPost(mail, { account, jobs, log })
}
