// The activity log: written with the change, append-only, one chain per organization.
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { openAccess } from '../../services/kit/access.ts'
import { openPlacer, placeActivity, verifyActivityChain } from '../../services/kit/activity/chain.ts'
import { changesBetween, recordActivity } from '../../services/kit/activity/record.ts'
import { activityRoutes } from '../../services/kit/activity/routes.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { postgresErrorOf } from '../../services/kit/database/violations.ts'
import { proveAllChains, proveChain } from '../../services/kit/activity/verify.ts'
import { createServer } from '../../services/kit/http/server.ts'
import { newId } from '../../services/kit/ids.ts'
import { openCallers, TEST_SERVICE_SECRET } from '../support/callers.ts'
import { freshDatabase } from '../support/database.ts'

const { database, adminUrl } = await freshDatabase({ max: 20 })
const actor = newId()

const entry = (recordLabel: string, recordId = newId()) => ({
  action: 'CREATED' as const,
  recordType: 'COUNTERPARTY' as const,
  recordId,
  recordLabel,
})
const record = (organization: string, label: string) =>
  database.inOrganization(organization, actor, async tx => recordActivity(tx, entry(label)))
const verify = (organization: string) => database.inOrganization(organization, actor, verifyActivityChain)
async function placeAll() {
  while ((await placeActivity(database)) > 0);
}

describe('the chain', () => {
  it('holds for each organization, whatever the order in which many wrote', async () => {
    const organizations = [newId(), newId(), newId()]
    const placer = openPlacer(database, pino({ level: 'silent' }), { idleMs: 5 })
    await Promise.all(
      Array.from({ length: 12 }, async (_, writer) => {
        for (let round = 0; round < 25; round++)
          await record(organizations[(writer + round) % 3]!, `${writer}/${round}`).catch(() => {})
      }),
    )
    await placer.close()
    await placeAll()
    for (const organization of organizations)
      expect(await verify(organization)).toEqual({ entries: 100, brokenAt: null })
  })

  it('shows where it was broken: a changed word, a missing entry, a cut-off end', async () => {
    const breakIt = async (statement: string) => {
      const organization = newId()
      for (let place = 1; place <= 5; place++) await record(organization, `entry ${place}`)
      await placeAll()
      await withAdmin(adminUrl, async admin => {
        // Only a user who may disable triggers can do this at all.
        await admin.query('set session_replication_role = replica')
        await admin.query(statement, [organization])
      })
      return (await verify(organization)).brokenAt
    }
    const at = 'where organization_id = $1 and position'
    expect(await breakIt(`update activity_log set reason = 'none' ${at} = 3`)).toBe(3)
    expect(await breakIt(`update activity_log set at = at + interval '1 microsecond' ${at} = 1`)).toBe(1)
    expect(await breakIt(`delete from activity_log ${at} = 2`)).toBe(2)
    expect(await breakIt(`delete from activity_log ${at} = 5`)).toBe(5)
    expect(await breakIt(`update activity_log set hash = sha256('x') ${at} = 4`)).toBe(4)
  })

  it('names the first entry that does not hold, in every organization', async () => {
    const [whole, changed, gone] = [newId(), newId(), newId()]
    for (const organization of [whole, changed, gone])
      for (let place = 1; place <= 3; place++) await record(organization, `entry ${place}`)
    await placeAll()
    const entry = await withAdmin(adminUrl, async admin => {
      await admin.query('set session_replication_role = replica')
      const { rows } = await admin.query<{ id: string; at: Date }>(
        `update activity_log set record_label = 'x' where organization_id = $1 and position = 2 returning id, at`,
        [changed],
      )
      await admin.query('delete from activity_log where organization_id = $1 and position = 3', [gone])
      return rows[0]!
    })
    const prove = (organization: string) => database.inOrganization(organization, actor, proveChain)
    expect(await prove(whole)).toEqual({ organizationId: whole, entries: 3, broken: null })
    const found = await prove(changed)
    expect(found).toMatchObject({ entries: 1, broken: { position: 2, entryId: entry.id } })
    expect(new Date(found.broken!.at!).getTime()).toBe(entry.at.getTime())
    expect(await prove(gone)).toMatchObject({ entries: 2, broken: { position: 3, entryId: null, at: null } })
    const all = await proveAllChains(database)
    const placeOf = (organization: string) =>
      all.find(({ organizationId }) => organizationId === organization)?.broken?.position ?? null
    expect([whole, changed, gone].map(placeOf)).toEqual([null, 2, 3])
  })

  it('is not for the service to change', async () => {
    const organization = newId()
    await record(organization, 'kept')
    const change = (statement: string) =>
      database
        .inOrganization(organization, actor, tx => tx.execute(sql.raw(statement)))
        .then(
          () => 'done',
          (error: unknown) => postgresErrorOf(error)?.code,
        )
    expect(await change(`update activity_log set reason = 'x'`)).toBe('42501')
    expect(await change('delete from activity_log')).toBe('42501')
    await withAdmin(adminUrl, async admin => {
      for (const statement of [
        `update activity_log set reason = 'x'`,
        'delete from activity_log',
        'truncate activity_log',
      ])
        await expect(admin.query(statement)).rejects.toThrow('append-only')
    })
  })
})

describe('an entry', () => {
  it('is written with its change or not at all, with who and which request', async () => {
    const organization = newId()
    const use = async (fail: boolean) =>
      database.inOrganization(
        organization,
        actor,
        async tx => {
          recordActivity(tx, { ...entry('Toko Maju'), reason: 'asked for', counts: { rows: 3 } })
          if (fail) throw new RangeError('no')
        },
        { requestId: 'request-1', actorName: 'Sari' },
      )
    await expect(use(true)).rejects.toThrow('no')
    await use(false)
    const { rows } = await database.inOrganization(organization, actor, tx =>
      tx.execute(sql`select actor_id, actor_name, request_id, record_label, reason, counts from activity_log`),
    )
    const expected = { actor_id: actor, actor_name: 'Sari', request_id: 'request-1', record_label: 'Toko Maju' }
    expect(rows).toEqual([{ ...expected, reason: 'asked for', counts: { rows: 3 } }])
  })

  it('may be of the system, for the organization that it names', async () => {
    const organization = newId()
    await database.asSystem(async tx => recordActivity(tx, { ...entry('x'), organizationId: organization }))
    await placeAll()
    expect(await verify(organization)).toEqual({ entries: 1, brokenAt: null })
  })

  it('names the fields that changed, before and after', () => {
    type Record = { alias: string; limit: bigint | null; tags: string[]; version: number }
    const before: Record = { alias: 'A', limit: 100n, tags: ['x'], version: 1 }
    const after: Record = { alias: 'B', limit: null, tags: ['x'], version: 2 }
    expect(changesBetween(before, after, ['alias', 'limit', 'tags'])).toEqual([
      { field: 'alias', before: 'A', after: 'B' },
      { field: 'limit', before: '100', after: null },
    ])
    expect(changesBetween(undefined, after, ['alias'])).toEqual([{ field: 'alias', before: null, after: 'B' }])
  })
})

describe('GET /v1/activity', async () => {
  const callers = await openCallers()
  const access = openAccess({ database, audience: 'treasury', keys: callers.keys, serviceSecret: TEST_SERVICE_SECRET })
  const app = await createServer({ title: 'activity', ready: database.ready })
  activityRoutes(app, access)
  const organizationId = newId()
  const headers = await callers.headers({ organizationId, permissions: ['account.activity.view'] })
  const list = async (query: Record<string, string> = {}) => {
    const answer = await app.inject({ url: '/v1/activity', query, headers })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ items: { recordLabel: string; id: string; at: string }[]; next: string | null }>()
  }
  const account = newId()
  for (let number = 1; number <= 6; number++)
    await database.inOrganization(organizationId, number % 2 ? actor : newId(), async tx =>
      recordActivity(tx, {
        action: number > 4 ? 'UPDATED' : 'CREATED',
        recordType: number > 3 ? 'BANK_ACCOUNT' : 'COUNTERPARTY',
        recordId: number > 3 ? account : newId(),
        recordLabel: `entry ${number}`,
      }),
    )
  const labels = async (query: Record<string, string>) => (await list(query)).items.map(item => item.recordLabel)

  it('shows the newest first, page by page', async () => {
    const first = await list({ first: '4' })
    const second = await list({ first: '4', after: first.next ?? '' })
    expect([...first.items, ...second.items].map(item => item.recordLabel)).toEqual(
      [6, 5, 4, 3, 2, 1].map(number => `entry ${number}`),
    )
    expect(second.next).toBeNull()
  })

  it('is filtered by record, person, action and time', async () => {
    const all = (await list()).items
    expect(await labels({ recordType: 'BANK_ACCOUNT', recordId: account })).toEqual(['entry 6', 'entry 5', 'entry 4'])
    expect(await labels({ actorId: actor })).toEqual(['entry 5', 'entry 3', 'entry 1'])
    expect(await labels({ action: 'UPDATED,DELETED' })).toEqual(['entry 6', 'entry 5'])
    expect(await labels({ from: all[3]!.at, to: all[0]!.at })).toEqual(['entry 5', 'entry 4', 'entry 3'])
  })

  it('asks for the permission', async () => {
    const without = await callers.headers({ organizationId })
    expect((await app.inject({ url: '/v1/activity', headers: without })).json()).toMatchObject({ code: 'G-20' })
  })
})
