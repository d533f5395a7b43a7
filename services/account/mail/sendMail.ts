import type { SystemTx, Tx } from '../../kit/database/database.ts'
import type { Account } from '../account.ts'
import { seal } from './sealedJob.ts'
import { mailJob } from './job.ts'
import type { EmailKind, Mail } from './email.ts'

/** Sends an email once the transaction commits. */
export async function sendMail<Kind extends EmailKind>(
  tx: Tx | SystemTx,
  { secrets, jobs }: Pick<Account, 'secrets' | 'jobs'>,
  mail: Mail<Kind>,
): Promise<void> {
  await jobs.enqueue(tx, mailJob, seal(secrets, mail))
}
