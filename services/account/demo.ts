// The demo's users and organizations, created through the service's own use cases. Local mode only; a second run changes nothing.
import { eq } from 'drizzle-orm'
import type { Account } from './account.ts'
import { addMember } from './members/addMember.ts'
import { seededRoles } from './members/roles/seedRoles.ts'
import { createOrganization, type NewOrganization } from './organizations/createOrganization.ts'
import { organization } from './organizations/table.ts'
import { addFactor, addPerson } from './people/addPerson.ts'
import { findPersonByEmail } from './people/findPerson.ts'
import type { SeededRole } from './permissions/permissions.ts'

export const DEMO_PASSWORD = 'Arus1234!'
/** `JBSWY3DPEHPK3PXP` in Base32, the example secret of authenticator documentation. */
const DEMO_SECRET = Buffer.from('48656c6c6f21deadbeef', 'hex')

type RoleKey = SeededRole['key']
type DemoPerson = { id: string; email: string; fullName: string; role: RoleKey; hasAuthenticator?: true }

export const DEMO_PEOPLE = {
  owner: {
    id: '0198f000-0000-7000-8000-000000000001',
    email: 'owner@arus.test',
    fullName: 'Ratna Wijaya',
    role: 'OWNER',
  },
  admin: {
    id: '0198f000-0000-7000-8000-000000000002',
    email: 'admin@arus.test',
    fullName: 'Agus Santoso',
    role: 'ADMIN',
  },
  maker: {
    id: '0198f000-0000-7000-8000-000000000003',
    email: 'maker@arus.test',
    fullName: 'Sari Puspita',
    role: 'MAKER',
  },
  approver: {
    id: '0198f000-0000-7000-8000-000000000004',
    email: 'approver@arus.test',
    fullName: 'Bambang Hartono',
    role: 'APPROVER',
    hasAuthenticator: true,
  },
  both: {
    id: '0198f000-0000-7000-8000-000000000005',
    email: 'both@arus.test',
    fullName: 'Dewi Anggraini',
    role: 'MAKER_APPROVER',
    hasAuthenticator: true,
  },
  viewer: {
    id: '0198f000-0000-7000-8000-000000000006',
    email: 'viewer@arus.test',
    fullName: 'Eko Prasetyo',
    role: 'VIEWER',
  },
} as const satisfies Record<string, DemoPerson>

/** A member of the second organization only: creates what the owner is to approve there. */
export const DEMO_DISPATCHER = {
  id: '0198f000-0000-7000-8000-000000000007',
  email: 'dispatcher@arus.test',
  fullName: 'Made Suryani',
  role: 'MAKER',
} as const satisfies DemoPerson

type DemoOrganization = Omit<NewOrganization, 'ownerId'> & { id: string; others: Record<string, RoleKey> }

const OWNER_ID = DEMO_PEOPLE.owner.id

export const DEMO_ORGANIZATIONS = {
  retail: {
    id: '0198f000-0000-7000-8000-000000000101',
    name: 'PT Nusantara Retail',
    legalName: 'PT Nusantara Retail',
    username: 'nusantara-retail',
    defaultCurrency: 'IDR',
    modes: ['TREASURY', 'INVOICING'],
    entities: ['PT Nusantara Retail Distribusi'],
    others: Object.fromEntries(
      Object.values(DEMO_PEOPLE)
        .filter(({ id }) => id !== OWNER_ID)
        .map(({ id, role }) => [id, role]),
    ),
  },
  logistics: {
    id: '0198f000-0000-7000-8000-000000000102',
    name: 'PT Samudra Logistik',
    legalName: 'PT Samudra Logistik',
    username: 'samudra-logistik',
    defaultCurrency: 'IDR',
    modes: ['TREASURY', 'INVOICING'],
    entities: [],
    others: { [DEMO_PEOPLE.maker.id]: 'VIEWER', [DEMO_DISPATCHER.id]: DEMO_DISPATCHER.role },
  },
} as const satisfies Record<string, DemoOrganization>

/** Creates what is missing of the demo. */
export async function makeDemo(account: Account): Promise<void> {
  for (const each of [...Object.values(DEMO_PEOPLE), DEMO_DISPATCHER]) await makePerson(account, each)
  for (const each of Object.values(DEMO_ORGANIZATIONS)) await makeOrganization(account, each)
}

async function makePerson({ database, passwords, secrets }: Account, { id, email, fullName, ...rest }: DemoPerson) {
  if (await database.asSystem(tx => findPersonByEmail(tx, email))) return
  const passwordHash = await passwords.hash(DEMO_PASSWORD)
  await database.asSystem(async tx => {
    await addPerson(tx, { id, email, fullName, passwordHash })
    if (rest.hasAuthenticator) {
      await addFactor(tx, secrets, { personId: id, name: 'Authenticator app', secret: DEMO_SECRET })
    }
  })
}

async function makeOrganization({ database }: Account, { id, others, ...input }: DemoOrganization) {
  const actorName = DEMO_PEOPLE.owner.fullName
  await database.inOrganization(
    id,
    OWNER_ID,
    async tx => {
      const existing = await tx.$count(organization, eq(organization.organizationId, id))
      if (existing > 0) return
      await createOrganization(tx, { ...input, ownerId: OWNER_ID })
      const roles = await seededRoles(tx)
      for (const [personId, role] of Object.entries(others)) await addMember(tx, { personId, roleId: roles[role] })
    },
    { actorName },
  )
}
