import type { WorkerContext } from '../account.ts'
import { openMailbox } from './mailbox.ts'
import { openSmtp } from './transport.ts'
import { mailWorker } from './worker.ts'

/** A mail server; or the mailbox page of local mode; or none, and emails wait. */
export type MailConfig = { kind: 'smtp'; url: string; from: string } | { kind: 'mailbox' } | { kind: 'none' }

declare module '../account.ts' {
  interface WorkerContext {
    mail: MailConfig
  }
}

/** Starts to deliver emails as configured. Without a destination they wait, and the log says so. */
export async function openPost({ mail, account, files, jobs, log }: WorkerContext) {
  if (mail.kind === 'none')
    return log.warn('SMTP_URL is not set: invitations, password resets and notices wait in the queue')
  const transport = mail.kind === 'smtp' ? openSmtp(mail) : openMailbox(account.database)
  await mailWorker({ jobs, account, files, transport, log })
  return { release: transport.close }
}
