import type { SystemTx, Tx } from '../../kit/database/database.ts'
import type { Account } from '../account.ts'
import { seal } from './sealedJob.ts'
import { mailJob } from './job.ts'
import type { LetterKind, Mail } from './letter.ts'

/** Sends a letter if the transaction commits, and not before. */
export async function sendMail<Kind extends LetterKind>(
  tx: Tx | SystemTx,
  { secrets, jobs }: Pick<Account, 'secrets' | 'jobs'>,
  mail: Mail<Kind>,
): Promise<void> {
  await jobs.enqueue(tx, mailJob, seal(secrets, mail))
}
