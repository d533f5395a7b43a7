// The providers that open a person's account, as the person sees them, takes them away and gives them back.
import { sql } from 'drizzle-orm'
import { toRfc3339 } from '../../kit/database/columns.ts'
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account } from '../account.ts'
import { codes } from './errors.ts'
import { lockFactors } from '../secondFactor/public.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { tellPerson } from '../people/public.ts'
import type { SessionOwner } from '../callers/public.ts'
import { nameOfIssuer } from './provider.ts'

export type LinkedProvider = {
  id: string
  /** As the button to it names it. */
  name: string
  linkedAt: string
  lastUsedAt: string
  /** Since when it does not open the account any more; null: it does. */
  unlinkedAt: string | null
}

type ChosenProvider = SessionOwner & { id: string }

/** The person's own, oldest first. */
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

/** From here on the provider opens nothing, and its next use does not link it again. */
export function unlinkProvider(account: Account, { id, ...owner }: ChosenProvider): Promise<void> {
  const { personId, origin } = owner
  return account.database.asSystem(
    async tx => {
      // Of a passkey that is removed meanwhile and this, one sees the other.
      await lockFactors(tx, personId)
      const { name, unlinkedAt } = await findOwn(tx, account, personId, id)
      if (unlinkedAt !== null) return
      if (!(await hasOtherWayIn(tx, personId))) throw new Refusal(codes.lastWayIn, { params: { name } })
      await tx.execute(sql`update social_identity set unlinked_at = now() where id = ${id}`)
      await recordSecurityEvent(tx, { ...owner, event: 'SOCIAL_UNLINKED' })
      await tellPerson(tx, account, { personId, origin, news: { template: 'socialUnlinked', provider: name } })
      tx.emit('user.changed', personId)
    },
    { actorId: personId },
  )
}

/** It opens the account again: whoever unlinked it has shown who they are, and who they are there has not changed. */
export function relinkProvider(account: Account, { id, ...owner }: ChosenProvider): Promise<void> {
  const { personId, origin } = owner
  return account.database.asSystem(
    async tx => {
      await lockFactors(tx, personId)
      const { name, unlinkedAt } = await findOwn(tx, account, personId, id)
      if (unlinkedAt === null) return
      await tx.execute(sql`update social_identity set unlinked_at = null where id = ${id}`)
      await recordSecurityEvent(tx, { ...owner, event: 'SOCIAL_LINKED' })
      await tellPerson(tx, account, { personId, origin, news: { template: 'socialLinked', provider: name } })
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

/** What opens an account by itself: a password, or a passkey. An authenticator app and backup codes do not. */
async function hasOtherWayIn(tx: SystemTx, personId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from password where person_id = ${personId} union all select 1 from passkey where person_id = ${personId}`)
  return rowCount !== 0
}
