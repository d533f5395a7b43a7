import type { SystemTx, Tx } from '../../kit/database/database.ts'
import { newId } from '../../kit/ids.ts'
import type { Account } from '../account.ts'
import { mailJob } from './job.ts'
import type { LetterKind, Mail } from './letter.ts'

/** Sends a letter if the transaction commits, and not before. */
export async function sendMail<Kind extends LetterKind>(
  tx: Tx | SystemTx,
  { secrets, jobs }: Pick<Account, 'secrets' | 'jobs'>,
  mail: Mail<Kind>,
): Promise<void> {
  const id = newId()
  const sealed = secrets.encrypt(Buffer.from(JSON.stringify(mail)), id)
  await jobs.enqueue(tx, mailJob, { id, sealed: sealed.toString('base64') })
}
