// Cash position emails over HTTP and Postgres: who is emailed what and when, exactly once, even if the worker dies.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, it } from 'vitest'
import { mailPosition } from '../../../../services/account/positionEmails/mailPosition.ts'
import { queueDue } from '../../../../services/account/positionEmails/worker.ts'
import { accountModules } from '../../../../services/account/modules.ts'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openDatabase } from '../../../../services/kit/database/database.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { atFileEnd } from '../../../support/fileEnd.ts'
import { until } from '../../../support/until.ts'
import { accountOn, anyId, freshAccount, emailsOf, logistics, people, type Problem, retail } from '../support.ts'

/** Three steps of three processes each, next to other tests. */
const KILLING_MS = 240_000
const START_MS = 60_000

const service = await freshAccount()
const person = await service.as(people.maker.email)
const clock = stoppedClock('2026-11-23T00:30:00Z')
const database = openDatabase({ url: service.database.url, service: 'account', modules: accountModules, max: 6, clock })
atFileEnd(() => database.close())
const account = await accountOn(database)

/** A treasury stub that counts requests; `answers` are its next answers, in order. */
const asked: string[] = []
let status = 200
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ accounts: 3, stale: 1, unknown: 0 }))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
atFileEnd(async () => void server.close())
const place = server.address()
if (place === null || typeof place === 'string') throw new Error('no port')
const treasury = { origin: `http://127.0.0.1:${place.port}`, token: async () => 'ours' }

type Settings = { isOn: boolean; version: number; organizationIds: string[] | null; clockOrganizationId: string | null }
const PATH = '/v1/me/position-email'
const WANTED = {
  isOn: true,
  frequency: 'DAILY',
  weekday: 1,
  hour: 7,
  organizationIds: null,
  clockOrganizationId: retail,
}
const saved = async (more: object = {}) => {
  const { version } = (await person.get<Settings>(PATH)).body
  return person.put<Settings & Problem>(PATH, { ...WANTED, version, ...more })
}
const letters = async () => (await emailsOf(service)).flatMap(mail => (mail.template === 'cashPosition' ? [mail] : []))
const queued = () =>
  service.sql<{ day: string }>(
    `select data->>'day' as day from pgboss.job where name = 'position-email' and data->>'personId' = $1 order by 1`,
    [people.maker.id],
  )
const mail = (day = '2026-11-23') => mailPosition(account, treasury, { personId: people.maker.id, day })
const setRole = (organizationId: string, permissions: string) =>
  service.sql(
    `update role r set permissions = ${permissions} from membership m
     where m.organization_id = $1 and m.person_id = $2 and r.organization_id = m.organization_id and r.id = m.role_id`,
    [organizationId, people.maker.id],
  )

beforeEach(async () => {
  clock.set('2026-11-23T00:30:00Z')
  status = 200
  await service.sql(`delete from pgboss.job where name in ('mail', 'position-email')`)
  await service.sql('delete from position_email')
  await setRole(retail, `array_append(array_remove(permissions, 'treasury.analysis.view'), 'treasury.analysis.view')`)
  await setRole(
    logistics,
    `array_append(array_remove(permissions, 'treasury.analysis.view'), 'treasury.analysis.view')`,
  )
  await service.sql(`update membership set status = 'ACTIVE' where person_id = $1`, [people.maker.id])
  await saved()
  await service.sql(`update position_email set since = '2026-11-01'`)
})

it('is off until somebody wants it, and takes only the organizations of who does', async () => {
  const other = await service.as(people.viewer.email)
  expect((await other.get(PATH)).body).toEqual({
    isOn: false,
    frequency: 'DAILY',
    weekday: 1,
    hour: 7,
    organizationIds: null,
    clockOrganizationId: null,
    version: 0,
  })
  const refused = await saved({ organizationIds: [anyId()], clockOrganizationId: anyId() })
  expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([
    422,
    ['clockOrganizationId', 'organizationIds'],
  ])
  expect((await saved({ hour: 24 })).status).toBe(422)
  expect((await saved({ weekday: 6 })).status).toBe(422)
  expect((await person.put<Problem>(PATH, { ...WANTED, version: 0 })).body.code).toBe('G-3')
})

it('tells of each organization with counts alone, and leads to them', async () => {
  await mail()
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter).toMatchObject({
    to: { email: people.maker.email },
    values: {
      day: '2026-11-23',
      organizations: [
        { accounts: 3, stale: 1, unknown: 0 },
        { accounts: 3, stale: 1, unknown: 0 },
      ],
      leftOut: [],
      settings: 'http://localhost:4000/settings/profile',
    },
  })
  expect(letter?.values.link).toContain('http://localhost:4000/group-cash?organizations=')
  expect(JSON.stringify(letter)).not.toMatch(/IDR|\d\.\d\d/)
})

it('leaves an organization out where the permission has gone when it is sent, and asks treasury nothing of it', async () => {
  await setRole(logistics, `array_remove(permissions, 'treasury.analysis.view')`)
  asked.length = 0
  await mail()
  const [letter] = await letters()
  expect(letter?.values.organizations).toHaveLength(1)
  expect(letter?.values.leftOut).toHaveLength(1)
  expect(letter?.values.link).toBe(`http://localhost:4000/o?id=${retail}&next=%2Fcash-position`)
  expect(asked).toEqual([`/v1/organizations/${retail}/cash-position-counts`])
})

it('names no organization that the person has left, and mails who has left all of them nothing', async () => {
  await service.sql(`update membership set status = 'REMOVED' where person_id = $1 and organization_id = $2`, [
    people.maker.id,
    logistics,
  ])
  await mail()
  const [letter] = await letters()
  expect([letter?.values.organizations.length, letter?.values.leftOut]).toEqual([1, []])
  await service.sql(`update membership set status = 'REMOVED' where person_id = $1`, [people.maker.id])
  clock.set('2026-11-24T00:30:00Z')
  await mail('2026-11-24')
  expect(await letters()).toHaveLength(1)
})

it('is of the organizations that were chosen', async () => {
  await saved({ organizationIds: [logistics] })
  await mail()
  const [letter] = await letters()
  expect(letter?.values.link).toContain(logistics)
  expect(letter?.values.organizations).toHaveLength(1)
})

it('is queued once a day, by many workers at once', async () => {
  await Promise.all([queueDue(account), queueDue(account), queueDue(account), queueDue(account)])
  clock.set('2026-11-23T09:00:00Z')
  await queueDue(account)
  expect(await queued()).toEqual([{ day: '2026-11-23' }])
  clock.set('2026-11-24T00:30:00Z')
  await queueDue(account)
  expect(await queued()).toEqual([{ day: '2026-11-23' }, { day: '2026-11-24' }])
})

it('is mailed once, by many at once; not when it was switched off meanwhile, nor when its day is over', async () => {
  await Promise.all([mail(), mail(), mail(), mail()])
  await mail()
  expect(await letters()).toHaveLength(1)
  clock.set('2026-11-24T00:30:00Z')
  await saved({ isOn: false })
  await queueDue(account)
  await mail('2026-11-24')
  await saved()
  clock.set('2026-11-25T00:30:00Z')
  await mail('2026-11-24')
  expect([await letters(), await queued()]).toEqual([[expect.anything()], []])
})

it('waits for a treasury that is away, and is mailed by the next try', async () => {
  status = 503
  await expect(mail()).rejects.toThrow('503')
  expect(await letters()).toEqual([])
  status = 200
  await mail()
  expect(await letters()).toHaveLength(1)
})

/** Kills a separate process in the middle of a step: its queue insert waits for a lock. */
async function killed(step: 'queue' | 'mail') {
  await withAdmin(service.adminUrl, async admin => {
    await admin.query('begin')
    await admin.query('lock table pgboss.job in share mode')
    const script = new URL('./positionEmailProcess.ts', import.meta.url).pathname
    const worker = spawn(process.execPath, [
      script,
      service.database.url,
      '2026-11-23T00:30:00Z',
      treasury.origin,
      people.maker.id,
      step,
    ])
    const faults = text(worker.stderr)
    const { rows } = await admin.query<{ pid: number }>('select pg_backend_pid() as pid')
    await withAdmin(service.adminUrl, watcher =>
      until(
        async () => {
          if (worker.exitCode !== null) throw new Error(`the worker ended by itself: ${await faults}`)
          const waiting = `select from pg_stat_activity where $1 = any(pg_blocking_pids(pid)) and query ilike '%insert%'`
          return (await watcher.query(waiting, [rows[0]!.pid])).rowCount !== 0
        },
        { withinMs: START_MS },
      ),
    )
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    await admin.query('rollback')
  })
}

it(
  'loses nothing and doubles nothing where a worker is killed while it queues or mails',
  async () => {
    await killed('queue')
    expect(await queued()).toEqual([])
    await queueDue(account)
    expect(await queued()).toHaveLength(1)
    await killed('mail')
    expect(await letters()).toEqual([])
    await mail()
    await mail()
    expect(await letters()).toHaveLength(1)
  },
  KILLING_MS,
)
