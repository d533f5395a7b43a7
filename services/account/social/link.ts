// Finds the account of a provider's identity.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from './errors.ts'
import { findPersonByEmail, findPersonByIdentity, type PersonOfSignIn, emailPerson } from '../people/public.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import type { SocialIdentity } from './provider.ts'

type Linking = { identity: SocialIdentity; provider: string; origin: Origin }

/**
 * The user with a known identity; otherwise the one whose email the provider has verified, who is then linked. We have verified the email
 * of users with a password ourselves: the first one is set through an email to it (decision 0135).
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
  // Otherwise its verified email would link it again.
  if (await wasUnlinked(tx, identity)) return new Refusal(codes.socialUnlinked, { params: { name: provider } })
  if (email === null || !emailVerified) return new Refusal(codes.socialEmailUnverified, { params: { name: provider } })
  const person = await findPersonByEmail(tx, email)
  if (!person?.passwordHash) return new Refusal(codes.socialUnknownEmail, { params: { email } })
  const { rowCount } = await tx.execute(sql`
    insert into social_identity (issuer, subject, person_id) values (${issuer}, ${subject}, ${person.id})
    on conflict do nothing`)
  // The account has another identity of this provider: the email has a new owner there.
  if (rowCount === 0) return new Refusal(codes.socialLinkedElsewhere, { params: { name: provider } })
  await recordSecurityEvent(tx, { personId: person.id, event: 'SOCIAL_LINKED', origin })
  await emailPerson(tx, account, { personId: person.id, origin, news: { template: 'socialLinked', provider } })
  return person
}

async function wasUnlinked(tx: SystemTx, { issuer, subject }: SocialIdentity): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from social_identity where issuer = ${issuer} and subject = ${subject} and unlinked_at is not null`)
  return rowCount === 1
}

/** After a password reset by email, provider sign-ins must be linked again. Unlinked ones stay unlinked. */
export async function unlinkProviders(tx: SystemTx, personId: string): Promise<void> {
  await tx.execute(sql`delete from social_identity where person_id = ${personId} and unlinked_at is null`)
}
