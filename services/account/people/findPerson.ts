import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { hasUnseenCharacters } from '../../kit/nameShape.ts'
import { factor, password, person } from './table.ts'

/** Normalizes an email for storage, comparison and display. */
export const normalEmail = (typed: string) => typed.normalize('NFKC').trim().toLowerCase()

/** Something, an at sign, something: the only real check is whether an email arrives. */
const EMAIL = /^[^\s@<>,;:"]{1,64}@[^\s@<>,;:"]{1,250}$/
export const isEmail = (text: string) => EMAIL.test(text) && !hasUnseenCharacters(text)

export type PersonOfSignIn = {
  id: string
  fullName: string
  passwordHash: string | null
  hasFactor: boolean
  hasPlace: boolean
}

/** The user with an email, and what sign-in needs. One statement, whether or not the user exists. */
export const findPersonByEmail = (tx: SystemTx, email: string) =>
  findPersonOfSignIn(tx, eq(person.email, normalEmail(email)))

/** The user with an identity of the OpenID provider. */
export const findPersonByIdentity = (tx: SystemTx, { issuer, subject }: { issuer: string; subject: string }) =>
  findPersonOfSignIn(
    tx,
    sql`${person.id} = (
      select person_id from social_identity where issuer = ${issuer} and subject = ${subject} and unlinked_at is null)`,
  )

async function findPersonOfSignIn(tx: SystemTx, where: SQL): Promise<PersonOfSignIn | undefined> {
  const [found] = await tx
    .select({
      id: person.id,
      fullName: person.fullName,
      passwordHash: password.hash,
      hasFactor: hasFactorOf,
      hasPlace: hasPlaceOf,
    })
    .from(person)
    .leftJoin(password, eq(password.personId, person.id))
    .where(where)
  return found
}

/** They used the setup link and have not created the first organization yet. */
const isFounderOf = sql<boolean>`exists (
  select from setup_link where setup_link.person_id = person.id and setup_link.created_organization_id is null)`

const hasPlaceOf = sql<boolean>`(
  exists (select from membership where membership.person_id = person.id and membership.status = 'ACTIVE') or ${isFounderOf})`

/** Whether a user is active in any organization or is the founder: others can't sign in. */
export async function hasPlace(tx: SystemTx, id: string): Promise<boolean> {
  const [found] = await tx.select({ hasPlace: hasPlaceOf }).from(person).where(eq(person.id, id))
  return found?.hasPlace ?? false
}

const hasFactorOf = sql<boolean>`(
  exists (select from factor where factor.person_id = person.id and factor.confirmed_at is not null)
  or exists (select from passkey where passkey.person_id = person.id))`

export type PersonOfAccount = {
  id: string
  email: string
  fullName: string
  preferredName: string | null
  language: 'en' | 'id'
  numberFormat: 'en' | 'id' | null
  appMode: 'TREASURY' | 'INVOICING' | null
  photoId: string | null
  hasSecondFactor: boolean
  /** They have set up the installation, and must still create its first organization. */
  isFounder: boolean
  ownsOrganization: boolean
  version: number
}

const ownsOrganizationOf = sql<boolean>`exists (
  select from membership where membership.person_id = person.id and membership.is_owner and membership.status = 'ACTIVE')`

/** A user's own data. */
export async function findPerson(tx: SystemTx, id: string): Promise<PersonOfAccount | undefined> {
  const [found] = await tx
    .select({
      id: person.id,
      email: person.email,
      fullName: person.fullName,
      preferredName: person.preferredName,
      language: person.language,
      numberFormat: person.numberFormat,
      appMode: person.appMode,
      photoId: person.photoId,
      hasSecondFactor: hasFactorOf,
      isFounder: isFounderOf,
      ownsOrganization: ownsOrganizationOf,
      version: person.version,
    })
    .from(person)
    .where(eq(person.id, id))
  return found
}

/** The user's authenticator app: at most one is confirmed (index factor_one). */
export async function findFactor(tx: SystemTx, personId: string) {
  const [found] = await tx
    .select({ id: factor.id, secret: factor.secret })
    .from(factor)
    .where(and(eq(factor.personId, personId), isNotNull(factor.confirmedAt)))
  return found
}
