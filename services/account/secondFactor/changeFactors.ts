// Renaming and removing factors, and new backup codes.
import { and, eq, sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account } from '../account.ts'
import { codes } from './errors.ts'
import { factor, emailPerson } from '../people/public.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import type { SessionOwner } from '../callers/public.ts'
import { lockFactors } from './addFactor.ts'
import { drawBackupCodes, replaceBackupCodes } from './backupCodes.ts'
import { listFactors, type SecondFactor } from './listFactors.ts'
import { nameIsTaken } from './registerPasskey.ts'
import { passkey } from './table.ts'

type ChosenFactor = SessionOwner & { id: string }

/** Renames a factor. */
export function renameFactor(
  { database }: Account,
  { id, name, ...owner }: ChosenFactor & { name: string },
): Promise<SecondFactor> {
  const { personId } = owner
  return asOwner(database, owner, async tx => {
    const { method } = await findOwn(tx, personId, id)
    if (method === 'PASSKEY') {
      if (await nameIsTaken(tx, personId, name, id)) throw new Refusal(codes.passkeyNameExists, { path: 'name' })
      await tx.update(passkey).set({ name }).where(eq(passkey.id, id))
    } else await tx.update(factor).set({ name }).where(eq(factor.id, id))
    await recordSecurityEvent(tx, { ...owner, event: 'FACTOR_RENAMED' })
    return findOwn(tx, personId, id)
  })
}

/** Removes a factor, and with the last one the backup codes, which would be useless. */
export function removeFactor(account: Account, { id, ...owner }: ChosenFactor): Promise<void> {
  const { personId, origin } = owner
  return asOwner(account.database, owner, async tx => {
    const { method } = await findOwn(tx, personId, id)
    const table = method === 'PASSKEY' ? passkey : factor
    await tx.delete(table).where(and(eq(table.id, id), eq(table.personId, personId)))
    const { factors } = await listFactors(tx, personId)
    if (factors.length === 0) await tx.execute(sql`delete from backup_code where person_id = ${personId}`)
    await recordSecurityEvent(tx, { ...owner, event: 'FACTOR_REMOVED' })
    await emailPerson(tx, account, { personId, origin, news: { template: 'factorRemoved', method } })
    tx.emit('user.changed', personId)
  })
}

/** A new set of backup codes, only shown now; the previous set becomes invalid. */
export async function renewBackupCodes(account: Account, owner: SessionOwner): Promise<string[]> {
  const { personId, origin } = owner
  const { shown, digests } = await drawBackupCodes(account, personId)
  await asOwner(account.database, owner, async tx => {
    const { factors } = await listFactors(tx, personId)
    if (factors.length === 0) throw new Refusal(codes.otpNeedsSetup)
    await replaceBackupCodes(tx, personId, digests)
    await recordSecurityEvent(tx, { ...owner, event: 'BACKUP_CODES_MADE' })
    await emailPerson(tx, account, { personId, origin, news: { template: 'factorAdded', method: 'BACKUP_CODES' } })
  })
  return shown
}

/** Serializes changes of a user's factors. */
function asOwner<T>(database: Account['database'], { personId }: SessionOwner, change: (tx: SystemTx) => Promise<T>) {
  return database.asSystem(
    async tx => {
      await lockFactors(tx, personId)
      return change(tx)
    },
    { actorId: personId },
  )
}

async function findOwn(tx: SystemTx, personId: string, id: string): Promise<SecondFactor> {
  const { factors } = await listFactors(tx, personId)
  const found = factors.find(one => one.id === id)
  if (!found) throw new Refusal(codes.twoFactorNotFound)
  return found
}
