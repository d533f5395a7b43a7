import type { Log } from '../../kit/http/log.ts'
import type { Jobs } from '../../kit/jobs.ts'
import type { Account } from '../account.ts'
import { unseal } from './sealedJob.ts'
import { compose } from './compose.ts'
import { mailJob } from './job.ts'
import type { Mail } from './letter.ts'
import { type Transport, Undeliverable } from './transport.ts'

type MailWorker = {
  jobs: Pick<Jobs, 'work'>
  account: Pick<Account, 'secrets' | 'publicOrigin'>
  transport: Transport
  log: Log
}

/** Takes letters off the queue, writes them and hands them to the mail server. */
export const mailWorker = ({ jobs, account: { secrets, publicOrigin }, transport, log }: MailWorker): Promise<void> =>
  jobs.work(
    mailJob,
    async job => {
      const { id } = job
      // Nobody but `sendMail` seals one of these.
      const mail = unseal(secrets, job) as Mail
      try {
        await transport.send({ id, letter: compose(mail, publicOrigin) })
      } catch (error) {
        if (!(error instanceof Undeliverable)) throw error
        log.warn({ mail: id, template: mail.template }, 'a letter could not be delivered')
      }
    },
    { concurrency: 2 },
  )
