// A user creates an organization and becomes its owner: the founder their first one, others as `ORGANIZATIONS_BY` allows.
import { sql } from 'drizzle-orm'
import { v5 } from 'uuid'
import { violationOf } from '../../kit/database/violations.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { once } from '../../kit/idempotency.ts'
import { newId } from '../../kit/ids.ts'
import type { Account } from '../account.ts'
import { codes } from './errors.ts'
import { findPerson, mayCreateOrganizations, type PersonOfAccount } from '../people/public.ts'
import { secondFactorCodes, type FreshFactor, requireFreshFactor } from '../secondFactor/public.ts'
import type { SessionOwner } from '../callers/public.ts'
import { claimFirstOrganization } from '../setup/public.ts'
import { createOrganization, type NewOrganization } from './createOrganization.ts'
import { organization, type OrganizationRow } from './table.ts'
import { freeUsername, usernameOf } from './username.ts'

type Details = Required<Omit<NewOrganization, 'ownerId' | 'username' | 'entities'>>

type Creation = SessionOwner & {
  details: Details
  factor: FreshFactor
  idempotencyKey: string | undefined
  requestId: string
}

/** A user's idempotency key always gives the same organization id, so that a repeated request finds the first one's organization. */
const NAMESPACE = 'a0f1c9a4-6f0b-4b8e-9d53-0f4a5c1e7b21'

const USERNAME_ATTEMPTS = 3

export async function createOwnOrganization(account: Account, creation: Creation): Promise<OrganizationRow> {
  const { personId, idempotencyKey: key } = creation
  const organizationId = key === undefined ? newId() : v5(`${personId}/${key}`, NAMESPACE)
  const { person, isThere } = await account.database.readAsSystem(async tx => ({
    person: await findPerson(tx, personId),
    isThere: key !== undefined && (await tx.$count(organization, sql`organization_id = ${organizationId}`)) > 0,
  }))
  if (!person) throw new Refusal(commonErrors.unauthenticated)
  if (!isThere) await requireRight(account, person, creation)
  for (let attempt = 1; ; attempt++) {
    try {
      return await write(account, person, { ...creation, organizationId })
    } catch (error) {
      // Another user took the handle at the same moment.
      const isTaken = violationOf(error)?.constraint === 'organization_username'
      if (!isTaken || attempt === USERNAME_ATTEMPTS) throw error
    }
  }
}

/** A founder verified their second factor when setting it up just now; other users who have one must verify it again. */
async function requireRight(account: Account, person: PersonOfAccount, { factor, ...owner }: Creation): Promise<void> {
  if (!mayCreateOrganizations(person, account.rules.organizationsBy)) throw new Refusal(codes.mayNotCreateOrganizations)
  if (!person.isFounder) {
    if (person.hasSecondFactor) await requireFreshFactor(account, { ...factor, ...owner })
  } else if (!person.hasSecondFactor) throw new Refusal(secondFactorCodes.secondFactorSetupRequired)
}

async function write(
  { database }: Account,
  person: PersonOfAccount,
  { organizationId, details, idempotencyKey, requestId }: Creation & { organizationId: string },
): Promise<OrganizationRow> {
  const wanted = usernameOf(details.name)
  const taken = await database.readAsSystem(tx =>
    tx
      .select({ username: organization.username })
      .from(organization)
      .where(sql`starts_with(${organization.username}, ${wanted})`),
  )
  const username = freeUsername(wanted, new Set(taken.map(row => row.username)))
  const { body } = await database.inOrganization(
    organizationId,
    person.id,
    tx =>
      once(tx, idempotencyKey, ['createOrganization', details], async () => {
        if (person.isFounder) await claimFirstOrganization(tx)
        await createOrganization(tx, { ...details, username, entities: [], ownerId: person.id })
        const [made] = await tx.select().from(organization)
        if (!made) throw new Error('no organization was written')
        return made
      }),
    { actorName: person.fullName, requestId },
  )
  return body
}
