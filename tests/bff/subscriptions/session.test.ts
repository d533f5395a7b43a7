// When a socket's permissions are read again, and when the cached ones are used.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Permission } from '../../../bff/__generated__/permissions.ts'
import type { Grant } from '../../../bff/context.ts'
import { Refused } from '../../../bff/graph/errors.ts'
import { RestError } from '../../../bff/rest/restError.ts'
import { SocketSession } from '../../../bff/subscriptions/session.ts'

const grant = (permissions: Permission[]): Grant => ({
  token: 'token',
  permissions: new Set(permissions),
  userId: 'sari',
  organizationId: 'retail',
  sessionFamilyId: 'family',
  tags: ['session:family'],
})
const get = vi.fn(() => Promise.resolve(grant(['treasury.statements.view'])))
const events = { ended: vi.fn(), changed: vi.fn(), unknown: vi.fn() }
let rightsAreWatched = true
let session: SocketSession

beforeEach(async () => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  get.mockImplementation(() => Promise.resolve(grant(['treasury.statements.view'])))
  rightsAreWatched = true
  const parts = { exchange: { get, drop: () => {} }, rightsAreWatched: () => rightsAreWatched }
  session = await SocketSession.open(parts, { kind: 'session', id: 'id' }, 'retail', events)
  get.mockClear()
})
afterEach(() => {
  session.end()
  vi.useRealTimers()
})

test('while the feed is heard, nobody is asked before a delivery, however long ago it was', () => {
  vi.advanceTimersByTime(2 * 60_000)
  expect(session.isAllowed()).toBe(true)
  expect(get).not.toHaveBeenCalled()
})

test('while the feed is silent, an answer holds for half a minute', async () => {
  rightsAreWatched = false
  vi.advanceTimersByTime(29_000)
  expect(session.isAllowed()).toBe(true)
  vi.advanceTimersByTime(2_000)
  expect(await session.isAllowed()).toBe(true)
  expect(get).toHaveBeenCalledOnce()
  expect(session.isAllowed()).toBe(true)
})

test('is looked at now and then, since a session also ends by its age', async () => {
  get.mockImplementation(() => Promise.reject(new Refused('G-10')))
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(events.ended).toHaveBeenCalledOnce()
  expect(session.isAllowed()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test.each<[string, () => Promise<Grant>]>([
  ['the service', () => Promise.reject(new RestError('account', { status: 503, code: 'G-1', title: '' }))],
  ['its database', () => Promise.reject(new RestError('account', { status: 503, code: 'G-11', title: 'Busy' }))],
])('is not over because %s is away', async (_, away) => {
  get.mockImplementation(away)
  expect(await session.check()).toBe(false)
  expect(events.unknown).toHaveBeenCalledOnce()
  expect(events.ended).not.toHaveBeenCalled()
})

test('tells when the rights are others, and when nobody could say', async () => {
  get.mockImplementation(() => Promise.resolve(grant(['treasury.statements.view', 'treasury.statements.manage'])))
  expect(await session.check()).toBe(true)
  expect(events.changed).toHaveBeenCalledOnce()
  expect(session.permissionSet).toBe('treasury.statements.manage treasury.statements.view')
  get.mockImplementation(() => Promise.reject(new Error('the account service is away')))
  expect(await session.check()).toBe(false)
  expect(events.unknown).toHaveBeenCalledOnce()
})
