// Shared by all methods to add a factor: one method in addition to backup codes, the first backup codes, and emailing the user.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account } from '../account.ts'
import { codes } from './errors.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { emailPerson } from '../people/public.ts'
import { proveFactor } from '../sessions/public.ts'
import type { SessionOwner } from '../callers/public.ts'
import { drawBackupCodes, replaceBackupCodes } from './backupCodes.ts'
import { type FactorMethod, listFactors } from './listFactors.ts'

/** An added factor; the backup codes created with the first one are only shown now. */
export type AddedFactor = { id: string; backupCodes: string[] }

/** Locks a user's factors, so that two are added one after the other. */
export async function lockFactors(tx: SystemTx, personId: string): Promise<void> {
  await tx.execute(sql`select 1 from person where id = ${personId} for update`)
}

/** spec/product.md §5: one method in addition to backup codes. An app excludes a second app and passkeys; passkeys exclude an app. */
export async function refuseSecondMethod(tx: SystemTx, personId: string, method: FactorMethod): Promise<void> {
  const { factors } = await listFactors(tx, personId)
  const others = method === 'PASSKEY' ? factors.filter(factor => factor.method !== 'PASSKEY') : factors
  if (others.length > 0) throw new Refusal(codes.oneFactorOnly)
}

/** Adds a factor: `write` stores it and returns its id, or a refusal to throw after the commit. */
export async function addFactor(
  account: Account,
  owner: SessionOwner,
  method: FactorMethod,
  write: (tx: SystemTx) => Promise<string | Refusal>,
): Promise<AddedFactor> {
  const { personId, familyId, origin } = owner
  // Created before the transaction, since hashing is slow, and discarded if the user has codes.
  const drawn = await drawBackupCodes(account, personId)
  const outcome = await account.database.asSystem(
    async tx => {
      await lockFactors(tx, personId)
      await refuseSecondMethod(tx, personId, method)
      const { backupCodesLeft } = await listFactors(tx, personId)
      const written = await write(tx)
      if (written instanceof Refusal) return written
      if (backupCodesLeft === 0) await replaceBackupCodes(tx, personId, drawn.digests)
      await proveFactor(tx, familyId, method)
      await recordSecurityEvent(tx, { personId, event: 'FACTOR_ADDED', origin, familyId })
      await emailPerson(tx, account, { personId, origin, news: { template: 'factorAdded', method } })
      tx.emit('user.changed', personId)
      return { id: written, backupCodes: backupCodesLeft === 0 ? drawn.shown : [] }
    },
    { actorId: personId },
  )
  if (outcome instanceof Refusal) throw outcome
  return outcome
}
