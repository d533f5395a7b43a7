import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../support/waitFor.ts'
import { openLog } from '../../../services/kit/http/log.ts'
import { businessToday, paymentApprovers } from '../../../services/treasury/projection/organization.ts'
import { type OrganizationSnapshot, openAccountClient } from '../../../services/treasury/projection/accountClient.ts'
import { followAccount } from '../../../services/treasury/projection/follow.ts'
import { openProjection } from '../../../services/treasury/projection/projection.ts'
import { placeIn } from '../../../services/kit/outbox/place.ts'
import { projectionPosition } from '../../../services/treasury/projection/table.ts'
import { freshDatabase } from '../../support/database.ts'

const { database } = await freshDatabase({ service: 'treasury' })
const place = placeIn(database, projectionPosition)
const log = openLog('treasury', { LOG_LEVEL: 'silent' })

/** An account service with only the feed and this one resource. */
const organizations = new Map<string, OrganizationSnapshot>()
const readers = new Set<ServerResponse>()
const seen: { lastEventId: string | undefined; reads: string[]; authorization: Set<string | undefined> } = {
  lastEventId: undefined,
  reads: [],
  authorization: new Set(),
}
let position = 100
let failing = 0

const server = createServer((request, response) => {
  seen.authorization.add(request.headers.authorization)
  if (request.url?.startsWith('/v1/events')) return feed(request, response)
  seen.reads.push(request.url ?? '')
  if (failing > 0) {
    failing--
    return response.writeHead(503).end()
  }
  const query = new URL(request.url ?? '', 'http://x').searchParams
  const ids = query.get('ids')?.split(',')
  const all = [...organizations.values()].filter(each => !ids || ids.includes(each.id))
  // Pages of one, to test paging.
  const from = ids ? 0 : Number(query.get('after') ?? 0)
  const items = ids ? all : all.slice(from, from + 1)
  const next = ids || from + 1 >= all.length ? null : String(from + 1)
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ items, next }))
})
function feed(request: IncomingMessage, response: ServerResponse) {
  seen.lastEventId = request.headers['last-event-id']?.toString()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(/^\d+$/.test(seen.lastEventId ?? '') ? ': open\n\n' : `id: ${position}\nevent: reset\ndata: {}\n\n`)
  readers.add(response)
  response.on('close', () => readers.delete(response))
}
const tell = (type: string, organizationId: string | null) => {
  const data = JSON.stringify({ organizationId, type, subjectId: randomUUID(), scopeId: null, actorId: null })
  for (const reader of readers) reader.write(`id: ${++position}\nevent: change\ndata: ${data}\n\n`)
}

server.listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const account = openAccountClient({ origin, token: async () => 'service-token' })
const projection = openProjection({ database, account, log })
const open: ReturnType<typeof followAccount>[] = []
const follow = () => {
  const following = followAccount({ database, account, projection, log })
  open.push(following)
  return following
}
afterAll(async () => {
  for (const each of open) await each.close()
  server.closeAllConnections()
  server.close()
})

function organization(name: string, timeZone = 'Asia/Jakarta'): OrganizationSnapshot {
  const snapshot: OrganizationSnapshot = {
    id: randomUUID(),
    name,
    legalName: name,
    defaultCurrency: 'IDR',
    timeZone,
    modes: ['TREASURY'],
    controls: {},
    entities: [{ id: randomUUID(), name, isDefault: true }],
    members: [{ userId: randomUUID(), fullName: 'Sari', mayApprovePayments: false, isOwner: false }],
  }
  organizations.set(snapshot.id, snapshot)
  return snapshot
}
const namesOf = (organizationId: string) =>
  database.inOrganization(organizationId, null, async tx => {
    const { rows } = await tx.execute<{ name: string }>(
      `select name from organization union all select name from entity union all select full_name from member
       union all select alias from counterparty where entity_id is not null`,
    )
    return rows.map(row => row.name)
  })

describe('projection', () => {
  const [one, two] = [organization('PT Satu'), organization('PT Dua')]
  const first = follow()

  it('reads everything on the first start, with its own token', async () => {
    await waitFor(async () => expect(await place.position()).toBe(100))
    expect(await namesOf(one.id)).toEqual(['PT Satu', 'PT Satu', 'Sari', 'PT Satu'])
    expect(await namesOf(two.id)).toEqual(['PT Dua', 'PT Dua', 'Sari', 'PT Dua'])
    expect(seen.authorization).toEqual(new Set(['Bearer service-token']))
  })

  it('reads again what an event is about, and nothing else', async () => {
    seen.reads = []
    one.name = 'PT Satu Jaya'
    one.members[0]!.fullName = 'Sari Dewi'
    tell('session.ended', one.id)
    tell('role.changed', null)
    tell('organization.changed', one.id)
    await waitFor(async () => expect(await namesOf(one.id)).toContain('PT Satu Jaya'))
    expect(await namesOf(one.id)).toContain('Sari Dewi')
    expect(seen.reads).toEqual([`/v1/projection/organizations?ids=${one.id}`])
  })

  it('hears when a role or a membership changes who may approve payments', async () => {
    const sari = one.members[0]!
    const approvers = () => database.inOrganization(one.id, null, paymentApprovers)
    expect(await approvers()).toEqual(new Set())
    sari.mayApprovePayments = true
    tell('role.changed', one.id)
    await waitFor(async () => expect(await approvers()).toEqual(new Set([sari.userId])))
    sari.mayApprovePayments = false
    tell('membership.changed', one.id)
    await waitFor(async () => expect(await approvers()).toEqual(new Set()))
  })

  it('does not pass over an event that it could not take in', async () => {
    failing = 3
    two.name = 'PT Dua Jaya'
    const before = position
    tell('entity.changed', two.id)
    await waitFor(async () => expect(await namesOf(two.id)).toContain('PT Dua Jaya'), { timeout: 20_000 })
    await waitFor(async () => expect(await place.position()).toBe(before + 1))
  })

  it('goes on where it stopped', async () => {
    await first.close()
    const stoppedAt = await place.position()
    seen.reads = []
    const again = follow()
    await waitFor(() => expect(seen.lastEventId).toBe(String(stoppedAt)))
    one.name = 'PT Satu Abadi'
    await waitFor(() => expect(readers.size).toBe(1))
    tell('membership.changed', one.id)
    await waitFor(async () => expect(await namesOf(one.id)).toContain('PT Satu Abadi'))
    expect(seen.reads).toHaveLength(1)
    await again.close()
  })

  it('comes back when the connection drops', async () => {
    const following = follow()
    await waitFor(() => expect(readers.size).toBe(1))
    const [dropped] = readers
    dropped!.destroy()
    await waitFor(() => expect([...readers].filter(reader => reader !== dropped)).toHaveLength(1), {
      timeout: 20_000,
    })
    two.name = 'PT Dua Abadi'
    tell('organization.changed', two.id)
    await waitFor(async () => expect(await namesOf(two.id)).toContain('PT Dua Abadi'), { timeout: 20_000 })
    await following.close()
  })

  it('keeps the rows of what is gone, and stores the same again without a trace', async () => {
    const gone = one.entities.pop()!
    await projection.refresh(one.id)
    await projection.refresh(one.id)
    expect(await namesOf(one.id)).toContain(gone.name)
    const { rows } = await database.inOrganization(one.id, null, tx =>
      tx.execute<{ n: string }>(`select count(*) as n from activity_log where record_type = 'COUNTERPARTY'`),
    )
    // Created, and inactive from then on: once each.
    expect(rows).toEqual([{ n: '2' }])
  })

  it('knows the business date of each organization', async () => {
    const [west, east] = [organization('PT Barat', 'Pacific/Honolulu'), organization('PT Timur', 'Pacific/Kiritimati')]
    await projection.readEverything()
    const today = (of: string) => database.inOrganization(of, null, businessToday)
    const now = Temporal.Now.instant()
    expect(await today(west.id)).toBe(now.toZonedDateTimeISO('Pacific/Honolulu').toPlainDate().toString())
    expect(await today(east.id)).toBe(now.toZonedDateTimeISO('Pacific/Kiritimati').toPlainDate().toString())
    expect(await today(randomUUID())).toBe(now.toZonedDateTimeISO('Asia/Jakarta').toPlainDate().toString())
  })
})
