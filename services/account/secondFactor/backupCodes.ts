// Ten codes for a lost phone. Each signs in once, and does nothing else.
//
// They are short enough to type, so only a slow hash protects a stolen table. All codes of a user share a salt derived from our key: one
// hash finds a code among the ten.
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Account } from '../account.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { type CodeGiver, type CodeOutcome, countAttempt } from './attempt.ts'

const HOW_MANY = 10
/** Crockford's alphabet, without letters that look like digits. 10 characters are 50 bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 10

type Hashing = Pick<Account, 'passwords' | 'secrets'>

/** The stored form of a code, in any notation. As slow as for a password: hold no database connection meanwhile. */
export const digestOfBackupCode = ({ passwords, secrets }: Hashing, personId: string, typed: string): Promise<Buffer> =>
  passwords.digest(normalize(typed), secrets.saltOf('backup-code', personId))

/** New codes, in visible and stored form. */
export async function drawBackupCodes(hashing: Hashing, personId: string) {
  const shown = Array.from({ length: HOW_MANY }, drawCode)
  const digests = await Promise.all(shown.map(code => digestOfBackupCode(hashing, personId, code)))
  return { shown, digests }
}

/** Replaces the previous set. */
export async function replaceBackupCodes(tx: SystemTx, personId: string, digests: readonly Buffer[]): Promise<void> {
  await tx.execute(sql`delete from backup_code where person_id = ${personId}`)
  for (const digest of digests) {
    await tx.execute(sql`insert into backup_code (person_id, code_hash) values (${personId}, ${digest})`)
  }
}

/** Never throws for a wrong code, so that the commit counts the attempt. Only one of several concurrent calls with a code is accepted. */
export function acceptBackupCode(
  tx: SystemTx,
  account: Account,
  { digest, ...who }: CodeGiver & { digest: Buffer },
): Promise<CodeOutcome> {
  return countAttempt(tx, account, who, async () => {
    const { rowCount } = await tx.execute(sql`
      update backup_code set used_at = now()
      where person_id = ${who.personId} and code_hash = ${digest} and used_at is null`)
    if (rowCount !== 1) {
      if (await isUsedBackupCode(tx, who.personId, digest)) return 'used'
      return (await hasBackupCode(tx, who.personId)) ? 'wrong' : 'noBackupCode'
    }
    await recordSecurityEvent(tx, { personId: who.personId, origin: who.origin, event: 'BACKUP_CODE_USED' })
    return 'accepted'
  })
}

/** Whether a code was one of the user's, and was used already. */
export async function isUsedBackupCode(tx: SystemTx, personId: string, digest: Buffer): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from backup_code where person_id = ${personId} and code_hash = ${digest} and used_at is not null`,
  )
  return rowCount === 1
}

async function hasBackupCode(tx: SystemTx, personId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from backup_code where person_id = ${personId} and used_at is null limit 1`,
  )
  return rowCount === 1
}

function drawCode(): string {
  const letters = Array.from(randomBytes(LENGTH), byte => ALPHABET[byte % ALPHABET.length]).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}

/** The original code: without separators, and with digits in place of letters that look like them. */
export const normalize = (typed: string) =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
