import type { Files } from '../../kit/files/files.ts'
import type { Log } from '../../kit/http/log.ts'
import type { Jobs } from '../../kit/jobs.ts'
import type { Account } from '../account.ts'
import { unseal } from './sealedJob.ts'
import { compose } from './compose.ts'
import { mailJob } from './job.ts'
import type { Attachment, Mail } from './email.ts'
import { type Attached, type Transport, Undeliverable } from './transport.ts'

type MailWorker = {
  jobs: Pick<Jobs, 'work'>
  account: Pick<Account, 'secrets' | 'publicOrigin'>
  files: Pick<Files, 'read'>
  transport: Transport
  log: Log
}

/** Claims emails from the queue, renders them and sends them. */
export const mailWorker = ({
  jobs,
  account: { secrets, publicOrigin },
  files,
  transport,
  log,
}: MailWorker): Promise<void> =>
  jobs.work(
    mailJob,
    async job => {
      const { id } = job
      // Only `sendMail` encrypts these.
      const mail = unseal(secrets, job) as Mail
      try {
        const attached = mail.attachment && (await readAttached(files, mail.attachment))
        await transport.send({ id, email: compose(mail, publicOrigin), ...(attached && { attached }) })
      } catch (error) {
        if (!(error instanceof Undeliverable)) throw error
        log.warn({ mail: id, template: mail.template }, 'an email could not be delivered')
      }
    },
    { concurrency: 2 },
  )

const readAttached = async (files: Pick<Files, 'read'>, { name, ...row }: Attachment): Promise<Attached> => ({
  name,
  content: await files.read(row, async pieces => Buffer.concat(await Array.fromAsync(pieces))),
})
