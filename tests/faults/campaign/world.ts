// The environment of a campaign: the account service's database and API, treasury's over real HTTP, the sandbox bank, a controlled clock,
// and workers that do one thing at a time and may die during it. Shared by all seeds; each seed has its own organization.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { addMember } from '../../../services/account/members/addMember.ts'
import { seededRoles } from '../../../services/account/members/roles/seedRoles.ts'
import { createOrganization } from '../../../services/account/organizations/createOrganization.ts'
import { addPerson } from '../../../services/account/people/addPerson.ts'
import { SEEDED_ROLES } from '../../../services/account/permissions/permissions.ts'
import { stoppedClock } from '../../../services/kit/clock.ts'
import type { Database } from '../../../services/kit/database/database.ts'
import { openFeed } from '../../../services/kit/outbox/feed.ts'
import { openServiceIdentity } from '../../../services/kit/tokens.ts'
import { openBanks } from '../../../services/treasury/connections/snap/banks.ts'
import { LINE_SETTINGS } from '../../../services/treasury/connections/snap/line.ts'
import type { TreasuryContext } from '../../../services/treasury/context.ts'
import { openAccountClient } from '../../../services/treasury/projection/accountClient.ts'
import { storeOrganization } from '../../../services/treasury/projection/store.ts'
import { runAccount, SERVICE_SECRET } from '../../services/account/support.ts'
import { openTreasuryApi } from '../../services/treasury/support/api.ts'
import { freshDatabase } from '../../support/database.ts'
import { atFileEnd } from '../../support/fileEnd.ts'
import { until } from '../../support/treasuryProcesses.ts'
import { openSandboxBank } from '../../support/sandboxBank.ts'
import { type Death, mortal, openFate } from './crashes.ts'
import { busyFor } from '../../support/until.ts'

/** Thrown by a worker or an API that dies in the test's own process. */
export class Died extends Error {
  constructor({ at, pass }: Death) {
    super(`died at ${at}, pass ${pass}`)
  }
}

/** Short timeouts, for a bank that never answers; and no circuit breaker, because that follows real time. */
const LINE = { ...LINE_SETTINGS, headersMs: 400, bodyMs: 400, wholeMs: 600, failures: Infinity }

export type World = Awaited<ReturnType<typeof openWorld>>

export async function openWorld() {
  const clock = stoppedClock('2026-11-23T02:00:00Z')
  const fate = openFate(death => {
    throw new Died(death)
  })
  const sandbox = await openSandboxBank({ clock })
  const api = await openTreasuryApi({ clock, snapBanks: sandbox.snapBanks, wrap: database => mortal(database, fate) })
  const banks = openBanks({ banks: sandbox.snapBanks, clock, line: LINE })
  const context: TreasuryContext = { ...api, banks }
  const account = await openAccount()
  const [treasuryAdmin, accountAdmin] = [openAdmin(api.adminUrl), openAdmin(account.adminUrl)]
  const reader = await openReader(api.database, treasuryAdmin)
  atFileEnd(async () => {
    await reader.close()
    await banks.close()
    for (const admin of [treasuryAdmin, accountAdmin]) await admin.end()
  })
  return { clock, fate, sandbox, api, context, account, treasuryAdmin, accountAdmin, reader }
}

/** Has full access; its connections are not among those that break. */
const openAdmin = (url: string) => new pg.Pool({ connectionString: url, application_name: 'campaign', max: 4 })

/** Users of the account service, and organizations in which they work. */
async function openAccount() {
  const { database, adminUrl } = await freshDatabase({ service: 'account' })
  const service = await runAccount(database)
  const identity = openServiceIdentity(SERVICE_SECRET, 'treasury')
  const client = openAccountClient({ origin: service.address, token: () => identity.tokenFor('account') })
  const people = Array.from({ length: 5 }, () => randomUUID())
  const [owner = '', maker = '', ...approvers] = people
  await database.asSystem(async tx => {
    for (const [place, id] of people.entries())
      await addPerson(tx, { id, email: `${place}@campaign.test`, fullName: `Person ${place}`, passwordHash: 'none' })
  })

  /** A company with a maker and three approvers, as projected to treasury. */
  async function foundOrganization(treasury: Database, name: string) {
    const id = randomUUID()
    await database.inOrganization(id, owner, async tx => {
      const company = {
        name,
        legalName: name,
        username: `o-${id}`,
        defaultCurrency: 'IDR',
        modes: ['TREASURY'],
      } as const
      await createOrganization(tx, {
        ...company,
        modes: [...company.modes],
        entities: [],
        ownerId: owner,
      })
      const roles = await seededRoles(tx)
      await addMember(tx, { personId: maker, roleId: roles.MAKER })
      for (const personId of approvers) await addMember(tx, { personId, roleId: roles.APPROVER })
    })
    const [snapshot] = await client.organizations([id])
    if (!snapshot) throw new Error('the account service does not know its organization')
    await storeOrganization(treasury, snapshot)
    return snapshot
  }
  return { adminUrl, owner, maker, approvers, foundOrganization }
}

/** The permissions of a seeded role. */
export function permissionsOf(key: 'OWNER' | 'MAKER' | 'APPROVER'): string[] {
  const role = SEEDED_ROLES.find(each => each.key === key)
  if (!role) throw new Error(`no role ${key}`)
  return [...role.permissions]
}

/** The latest activity, and whether all of it has its position in the chain. */
const NEWEST = `
  select (select coalesce(max(position), 0) from outbox) as newest,
    not exists (select from outbox where position is null) as "isPlaced"`

/** Reads treasury's feed from the start, like the BFF; resumes after a break. */
async function openReader(database: Database, admin: pg.Pool) {
  // It polls slowly, and when a reader waits: after each commit it would cost as much as the commit.
  let look = () => {}
  const onEvents: Database['onEvents'] = listener => {
    look = listener
    return database.onEvents(() => {})
  }
  const feed = await openFeed({ ...database, onEvents }, { idleMs: 500 })
  const delivered = new Set<number>()
  let last = 0
  let line = new AbortController()
  /** Resumes after any break. */
  const read = async () => {
    const { signal } = line
    while (!signal.aborted)
      try {
        const { from } = await feed.resume(last)
        for await (const events of feed.read(from, signal)) {
          for (const { position } of events) delivered.add(position)
          last = events.at(-1)?.position ?? last
        }
      } catch {
        await busyFor(5)
      }
  }
  let reading = read()
  const hasAll = async () => {
    look()
    const { rows } = await admin.query<{ newest: string; isPlaced: boolean }>(NEWEST)
    const [row] = rows
    return row !== undefined && row.isPlaced && last >= Number(row.newest)
  }
  return {
    delivered,
    /** Waits until everything committed has arrived. */
    async caughtUp() {
      await until(hasAll, 10_000, 5)
    },
    async cut() {
      line.abort()
      await reading
      line = new AbortController()
      reading = read()
    },
    async close() {
      line.abort()
      await feed.close()
      await reading
    },
  }
}
