// Whose account an identity of the provider opens.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from './errors.ts'
import { findPersonByEmail, findPersonByIdentity, type PersonOfSignIn, tellPerson } from '../people/public.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import type { SocialIdentity } from './provider.ts'

type Linking = { identity: SocialIdentity; provider: string; origin: Origin }

/**
 * The person of a known identity; else the one whose address the provider has verified, who is linked from here on. Our side has verified the
 * address of whoever has a password: the first one is set through a letter to it (decision 0135).
 */
export async function findOrLink(
  tx: SystemTx,
  account: Account,
  { identity, provider, origin }: Linking,
): Promise<PersonOfSignIn | Refusal> {
  const { issuer, subject, email, emailVerified } = identity
  const known = await findPersonByIdentity(tx, identity)
  if (known) {
    await tx.execute(sql`
      update social_identity set last_used_at = now() where issuer = ${issuer} and subject = ${subject}`)
    return known
  }
  // Else its verified address would link it anew.
  if (await wasUnlinked(tx, identity)) return new Refusal(codes.socialUnlinked, { params: { name: provider } })
  if (email === null || !emailVerified) return new Refusal(codes.socialEmailUnverified, { params: { name: provider } })
  const person = await findPersonByEmail(tx, email)
  if (!person?.passwordHash) return new Refusal(codes.socialUnknownEmail, { params: { email } })
  const { rowCount } = await tx.execute(sql`
    insert into social_identity (issuer, subject, person_id) values (${issuer}, ${subject}, ${person.id})
    on conflict do nothing`)
  // Another identity of this provider has the account: the address has a new owner there.
  if (rowCount === 0) return new Refusal(codes.socialLinkedElsewhere, { params: { name: provider } })
  await recordSecurityEvent(tx, { personId: person.id, event: 'SOCIAL_LINKED', origin })
  await tellPerson(tx, account, { personId: person.id, origin, news: { template: 'socialLinked', provider } })
  return person
}

async function wasUnlinked(tx: SystemTx, { issuer, subject }: SocialIdentity): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from social_identity where issuer = ${issuer} and subject = ${subject} and unlinked_at is not null`)
  return rowCount === 1
}

/** A new password by a letter is a new beginning: whoever came in through the provider has to be linked again. What was unlinked stays so. */
export async function unlinkProviders(tx: SystemTx, personId: string): Promise<void> {
  await tx.execute(sql`delete from social_identity where person_id = ${personId} and unlinked_at is null`)
}
