// The period lock in the account service: who may move it, and who is notified.
import { expect, it } from 'vitest'
import { isOpened } from '../../../services/account/controls/periodLock.ts'
import { freshAccount, people, retail } from './support.ts'

const service = await freshAccount()
const owner = await service.as(people.owner.email)
const admin = await service.as(people.admin.email)
type Controls = {
  version: number
  lockedBefore: string | null
  lockReason: string | null
  lockSetByName: string | null
}

const controls = async () => (await owner.get<Controls>('/v1/controls')).body
const setLock = async (person: typeof owner, lockedBefore: string | null, factor: object = {}) =>
  person.put('/v1/controls/period-lock', {
    lockedBefore,
    reason: 'The year is closed',
    version: (await controls()).version,
    ...factor,
  })

it.each([
  [null, '2026-01-01', false],
  ['2026-01-01', '2026-02-01', false],
  ['2026-01-01', '2026-01-01', false],
  ['2026-01-01', '2025-12-31', true],
  ['2026-01-01', null, true],
])('from %s to %s opens a period: %s', (before, after, opens) => {
  expect(isOpened(before, after)).toBe(opens)
})

it('lets an admin lock a period, says who did it and why, and lets the owner alone open it', async () => {
  expect((await setLock(admin, '2026-03-01')).status).toBe(200)
  expect(await controls()).toMatchObject({
    lockedBefore: '2026-03-01',
    lockReason: 'The year is closed',
    lockSetByName: people.admin.fullName,
  })
  const [entry] = await service.sql<{ reason: string }>(
    `select reason from activity_log where organization_id = $1 and changes::text like '%lockedBefore%'`,
    [retail],
  )
  expect(entry?.reason).toBe('The year is closed')
  expect(await setLock(admin, '2026-02-01', await admin.fresh())).toMatchObject({
    status: 403,
    body: { code: 'U-ACC-OG-13' },
  })
  expect(await controls()).toMatchObject({ lockedBefore: '2026-03-01' })
})

it('refuses a day to come, and a stale version', async () => {
  expect(await setLock(owner, '2999-01-01')).toMatchObject({ status: 422, body: { code: 'U-ACC-OG-12' } })
  const stale = { lockedBefore: '2026-03-01', reason: 'Again', version: 999 }
  expect((await owner.put<{ code: string }>('/v1/controls/period-lock', stale)).body.code).toBe('G-3')
})
