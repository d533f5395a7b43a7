// The fan-out alone, with members that count.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parse } from 'graphql'
import { expect, test, vi } from 'vitest'
import { waitFor, waitUntil } from '../../support/waitFor.ts'
import { Context, type Services } from '../../../bff/context.ts'
import type { FeedEvent } from '../../../bff/subscriptions/event.ts'
import { type Common, Hub, type Member } from '../../../bff/subscriptions/hub.ts'
import { type AnyLiveField, live, liveFieldOf } from '../../../bff/subscriptions/live.ts'

const ORGANIZATION = '0198c1f2-0000-7000-8000-000000000001'
const event: FeedEvent = {
  service: 'treasury',
  position: 1,
  organizationId: ORGANIZATION,
  type: 'thing.changed',
  subjectId: 'a thing',
  scopeId: null,
  actorId: null,
}

const never = () => Promise.reject(new Error('not asked in this test'))
const upstream = { pool: {} } as Services['upstreams']['account']
const services: Services = {
  upstreams: { account: upstream, treasury: upstream },
  exchange: { drop: () => {}, get: never },
  identity: { signIn: never, verifyTwoFactor: never, signOut: never } as unknown as Services['identity'],
  deadlineMs: 1_000,
  log: console,
}
const newContext = () =>
  new Context(services, {
    requestId: 'test',
    language: 'en',
    credential: null,
    caller: 'trusted',
    organizationId: ORGANIZATION,
    address: '',
    userAgent: '',
  })

function commonOf(read: () => Promise<unknown>): Common {
  const field = live({ events: ['thing.changed'], shareable: true, open: () => null, accepts: () => true, read })
  const declared = liveFieldOf(field)
  if (!declared) throw new Error('not live')
  return {
    field: declared satisfies AnyLiveField,
    topic: null,
    organizationId: ORGANIZATION,
    document: parse('subscription { thingChanged }'),
    operationName: undefined,
    variables: {},
  }
}

function memberThat(overrides: Partial<Member>): Member {
  return {
    context: newContext,
    isAllowed: () => true,
    send: () => {},
    complete: () => {},
    resync: () => {},
    ...overrides,
  }
}

test('an event to many leaves turns of the event loop to others', async () => {
  const hub = new Hub(() => Promise.resolve({ data: { thingChanged: 1 } }))
  let turn = 0
  let isCounting = true
  const counting = (async () => {
    for (; isCounting; turn++) await nextTurn()
  })()
  const sendsByTurn = new Map<number, number>()
  const common = commonOf(() => Promise.resolve({}))
  let sent = 0
  const send = () => {
    sent++
    sendsByTurn.set(turn, (sendsByTurn.get(turn) ?? 0) + 1)
  }
  for (let index = 0; index < 3_000; index++) hub.join('equal', common, memberThat({ send }))
  hub.publish(event)
  await waitUntil(() => sent === 3_000)
  isCounting = false
  await counting
  expect(Math.max(...sendsByTurn.values())).toBeLessThanOrEqual(500)
})

test('whoever is no longer allowed gets nothing, and what can be read as the next is', async () => {
  const execute = vi.fn(() => Promise.resolve({ data: { thingChanged: 1 } }))
  const hub = new Hub(execute)
  const common = commonOf(() => Promise.resolve({}))
  const got: string[] = []
  hub.join('equal', common, memberThat({ isAllowed: () => Promise.resolve(false), send: () => got.push('removed') }))
  hub.join('equal', common, memberThat({ send: () => got.push('member') }))
  hub.publish(event)
  await waitUntil(() => got.length > 0)
  await nextTurn()
  expect(got).toEqual(['member'])
  expect(execute).toHaveBeenCalledOnce()
})

test('events of one record that come while it is read are read once more, not once each', async () => {
  let isRead = Promise.withResolvers<object>()
  const read = vi.fn(() => isRead.promise)
  const hub = new Hub(() => Promise.resolve({ data: { thingChanged: 1 } }))
  let sent = 0
  hub.join('equal', commonOf(read), memberThat({ send: () => sent++ }))
  hub.publish(event)
  for (let index = 0; index < 5; index++) hub.publish(event)
  const first = isRead
  isRead = Promise.withResolvers()
  isRead.resolve({})
  first.resolve({})
  await waitUntil(() => sent === 2)
  await nextTurn()
  expect([sent, read.mock.calls.length]).toEqual([2, 2])
})

test('a member that cannot be told is asked to read again, with all the others', async () => {
  const hub = new Hub(() => Promise.resolve({ data: { thingChanged: 1 } }))
  const resync = vi.fn()
  const broken = () => {
    throw new Error('the socket is in a strange state')
  }
  hub.join(
    'equal',
    commonOf(() => Promise.resolve({})),
    memberThat({ send: broken, resync }),
  )
  hub.publish(event)
  await waitFor(() => expect(resync).toHaveBeenCalledOnce())
})

test('forgets a group with its last member', () => {
  const hub = new Hub(() => Promise.resolve({ data: {} }))
  const common = commonOf(() => Promise.resolve({}))
  const leave = [hub.join('a', common, memberThat({})), hub.join('a', common, memberThat({}))]
  expect(hub.size).toEqual({ groups: 1, members: 2 })
  for (const each of leave) each()
  expect(hub.size).toEqual({ groups: 0, members: 0 })
})
