// The providers that open a user's account: listing, unlinking and relinking them.
import { sql } from 'drizzle-orm'
import { toRfc3339 } from '../../kit/database/columns.ts'
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account } from '../account.ts'
import { codes } from './errors.ts'
import { lockFactors } from '../secondFactor/public.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { emailPerson } from '../people/public.ts'
import type { SessionOwner } from '../callers/public.ts'
import { nameOfIssuer } from './provider.ts'

export type LinkedProvider = {
  id: string
  /** The name on its button. */
  name: string
  linkedAt: string
  lastUsedAt: string
  /** When it was unlinked; null: it opens the account. */
  unlinkedAt: string | null
}

type ChosenProvider = SessionOwner & { id: string }

/** The user's own, oldest first. */
export async function listLinkedProviders(tx: SystemTx, account: Account, personId: string): Promise<LinkedProvider[]> {
  type Row = Omit<LinkedProvider, 'name'> & { issuer: string }
  const { rows } = await tx.execute<Row>(sql`
    select id, issuer, linked_at::text as "linkedAt", last_used_at::text as "lastUsedAt", unlinked_at::text as "unlinkedAt"
    from social_identity where person_id = ${personId} order by linked_at, id`)
  return rows.map(({ issuer, linkedAt, lastUsedAt, unlinkedAt, id }) => ({
    id,
    name: nameOfIssuer(issuer, account.social),
    linkedAt: toRfc3339(linkedAt),
    lastUsedAt: toRfc3339(lastUsedAt),
    unlinkedAt: unlinkedAt && toRfc3339(unlinkedAt),
  }))
}

/** The provider no longer opens the account, and its next use doesn't link it again. */
export function unlinkProvider(account: Account, { id, ...owner }: ChosenProvider): Promise<void> {
  const { personId, origin } = owner
  return account.database.asSystem(
    async tx => {
      // Locked, so that a concurrent removal of a passkey and this change see each other.
      await lockFactors(tx, personId)
      const { name, unlinkedAt } = await findOwn(tx, account, personId, id)
      if (unlinkedAt !== null) return
      if (!(await hasOtherWayIn(tx, personId))) throw new Refusal(codes.lastWayIn, { params: { name } })
      await tx.execute(sql`update social_identity set unlinked_at = now() where id = ${id}`)
      await recordSecurityEvent(tx, { ...owner, event: 'SOCIAL_UNLINKED' })
      await emailPerson(tx, account, { personId, origin, news: { template: 'socialUnlinked', provider: name } })
      tx.emit('user.changed', personId)
    },
    { actorId: personId },
  )
}

/** It opens the account again: the user has proved their identity, and the provider's identity is the same. */
export function relinkProvider(account: Account, { id, ...owner }: ChosenProvider): Promise<void> {
  const { personId, origin } = owner
  return account.database.asSystem(
    async tx => {
      await lockFactors(tx, personId)
      const { name, unlinkedAt } = await findOwn(tx, account, personId, id)
      if (unlinkedAt === null) return
      await tx.execute(sql`update social_identity set unlinked_at = null where id = ${id}`)
      await recordSecurityEvent(tx, { ...owner, event: 'SOCIAL_LINKED' })
      await emailPerson(tx, account, { personId, origin, news: { template: 'socialLinked', provider: name } })
      tx.emit('user.changed', personId)
    },
    { actorId: personId },
  )
}

async function findOwn(tx: SystemTx, account: Account, personId: string, id: string): Promise<LinkedProvider> {
  const found = (await listLinkedProviders(tx, account, personId)).find(one => one.id === id)
  if (!found) throw new Refusal(codes.providerNotLinked)
  return found
}

/** Whether a password or a passkey opens the account. An authenticator app and backup codes can't do so alone. */
async function hasOtherWayIn(tx: SystemTx, personId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from password where person_id = ${personId} union all select 1 from passkey where person_id = ${personId}`)
  return rowCount !== 0
}
