import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { hasUnseenCharacters } from '../../kit/nameShape.ts'
import { factor, password, person } from './table.ts'

/** One spelling of an email: what is stored, compared and shown. */
export const normalEmail = (typed: string) => typed.normalize('NFKC').trim().toLowerCase()

/** Something, an at sign, something: whether a letter arrives is the only real check. */
const EMAIL = /^[^\s@<>,;:"]{1,64}@[^\s@<>,;:"]{1,250}$/
export const isEmail = (text: string) => EMAIL.test(text) && !hasUnseenCharacters(text)

export type PersonOfSignIn = {
  id: string
  fullName: string
  passwordHash: string | null
  hasFactor: boolean
  hasPlace: boolean
}

/** Who an email belongs to, with what a sign-in weighs. One statement, whether or not there is such a person. */
export const findPersonByEmail = (tx: SystemTx, email: string) =>
  findPersonOfSignIn(tx, eq(person.email, normalEmail(email)))

/** Whose account an identity of the OpenID provider opens. */
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

/** They came in by the setup link and have not created the first organization yet. */
const isFounderOf = sql<boolean>`exists (
  select from setup_link where setup_link.person_id = person.id and setup_link.created_organization_id is null)`

const hasPlaceOf = sql<boolean>`(
  exists (select from membership where membership.person_id = person.id and membership.status = 'ACTIVE') or ${isFounderOf})`

/** Whether a person is active in any organization or is about to found the first one: nobody else can come in. */
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
  /** They have set up the installation, and have its first organization still to create. */
  isFounder: boolean
  ownsOrganization: boolean
  version: number
}

const ownsOrganizationOf = sql<boolean>`exists (
  select from membership where membership.person_id = person.id and membership.is_owner and membership.status = 'ACTIVE')`

/** A person as they see themselves. */
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

/** The authenticator app that answers for a person: one at most is confirmed (index factor_one). */
export async function findFactor(tx: SystemTx, personId: string) {
  const [found] = await tx
    .select({ id: factor.id, secret: factor.secret })
    .from(factor)
    .where(and(eq(factor.personId, personId), isNotNull(factor.confirmedAt)))
  return found
}
