import type { Log } from '../../kit/http/log.ts'
import type { Jobs } from '../../kit/jobs.ts'
import type { Account } from '../account.ts'
import { openMailbox } from './mailbox.ts'
import { openSmtp } from './transport.ts'
import { mailWorker } from './worker.ts'

/** A mail server; or the mailbox page of local mode; or nothing yet, and letters wait. */
export type MailConfig = { kind: 'smtp'; url: string; from: string } | { kind: 'mailbox' } | { kind: 'none' }

type PostOptions = { account: Account; jobs: Pick<Jobs, 'work'>; log: Log }

/** Starts to carry letters to where the configuration says. Without any such place they wait, and somebody is told. */
export async function openPost(
  config: MailConfig,
  { account, jobs, log }: PostOptions,
): Promise<{ close: () => Promise<void> }> {
  if (config.kind === 'none') {
    log.warn('SMTP_URL is not set: invitations, password resets and notices wait in the queue')
    return { close: async () => {} }
  }
  const transport = config.kind === 'smtp' ? openSmtp(config) : openMailbox(account.database)
  await mailWorker({ jobs, account, transport, log })
  return { close: transport.close }
}
