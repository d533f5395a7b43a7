import { createOperationDescriptor, fetchQuery } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import mutation from '../../../web/__generated__/useFileUploadMutation.graphql.ts'
import query, { type establishScopeQuery } from '../../../web/__generated__/establishScopeQuery.graphql.ts'
import { createEnvironment } from '../../../web/relay/environment.ts'
import { lacks, reportsFailure } from '../../../web/relay/persistentQueries.ts'
import { followLoss } from '../../../web/relay/reconnecting.ts'
import { commitOnce } from '../../../web/relay/useMutation.ts'

const operation = createOperationDescriptor(query, {})
const membership = (uuid: string) => ({ status: 'ACTIVE', id: `m-${uuid}`, organization: { id: 'o', uuid } })
const answered = (uuid: string) => ({ data: { viewer: { id: 'v', memberships: [membership(uuid)] } } })
/** The BFF's answer when a service behind it is unavailable. */
const away = (path: string[], data: object) => ({
  data,
  errors: [{ message: 'away', path, extensions: { code: 'G-1', requestId: 'r', retryAfter: 1 } }],
})

type Reply = object | 'unreachable' | 'cut off' | 'gateway'
let replies: Reply[] = []
const asked = vi.fn(async () => {
  const reply = replies.length > 1 ? replies.shift() : replies[0]
  if (reply === 'unreachable') throw new TypeError('Failed to fetch')
  if (reply === 'cut off') return new Response('{"data":{"vie', { status: 200 })
  if (reply === 'gateway') return new Response('<html>', { status: 502 })
  return Response.json(reply)
})

let environment: ReturnType<typeof createEnvironment>
let isLost = false
let unfollow = () => {}

const read = (config = {}) => fetchQuery<establishScopeQuery>(environment, query, {}, { networkCacheConfig: config })
const shown = () => environment.lookup(operation.fragment).data as establishScopeQuery['response'] | undefined
const uuidShown = () => shown()?.viewer?.memberships[0]?.organization.uuid
/** Lets time pass, and lets requests of that time be answered. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
  environment = createEnvironment('11111111-1111-7111-8111-111111111111')
  environment.retain(operation)
  unfollow = followLoss(now => (isLost = now))
  replies = [answered('1')]
  await read().toPromise()
  asked.mockClear()
})
afterEach(() => {
  unfollow()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a query of which something is shown, while the server is away', () => {
  test.each<[string, Reply]>([
    ['nobody is reached', 'unreachable'],
    ['an answer is cut off', 'cut off'],
    ['a proxy answers for it', 'gateway'],
    ['a service behind it is away', away(['viewer'], { viewer: null })],
    ['a part of the answer is away', away(['viewer', 'memberships'], { viewer: { id: 'v', memberships: null } })],
  ])('is asked again until it is answered: %s', async (_, failure) => {
    replies = [failure, failure, answered('2')]
    const done = vi.fn()
    const failed = vi.fn()
    read().subscribe({ complete: done, error: failed })
    await pass(0)
    expect([asked.mock.calls.length, isLost, uuidShown()]).toEqual([1, true, '1'])
    await pass(500)
    expect([asked.mock.calls.length, isLost, uuidShown()]).toEqual([2, true, '1'])
    await pass(1_000)
    expect([asked.mock.calls.length, isLost, uuidShown()]).toEqual([3, false, '2'])
    expect(done).toHaveBeenCalledOnce()
    expect(failed).not.toHaveBeenCalled()
  })

  test('is asked less and less often, and still a quarter of a minute apart at most', async () => {
    replies = ['unreachable']
    const { unsubscribe } = read().subscribe({})
    await pass(60_000)
    const afterOneMinute = asked.mock.calls.length
    expect(afterOneMinute).toBeGreaterThan(6)
    expect(afterOneMinute).toBeLessThan(14)
    await pass(15_000)
    expect(asked.mock.calls.length).toBeGreaterThan(afterOneMinute)
    unsubscribe()
  })

  test.each(['online', 'visibilitychange'])('is asked at once on %s', async event => {
    replies = ['unreachable']
    read().subscribe({})
    await pass(30_000)
    replies = [answered('2')]
    asked.mockClear()
    const target = event === 'online' ? window : document
    target.dispatchEvent(new Event(event))
    await pass(0)
    expect(asked).toHaveBeenCalledOnce()
    expect([isLost, uuidShown()]).toEqual([false, '2'])
  })

  test('is asked for all who want it at once, and not for who leaves', async () => {
    replies = ['unreachable']
    const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()]
    const readings = [first, second, third].map(complete => environment.execute({ operation }).subscribe({ complete }))
    await pass(0)
    expect(asked).toHaveBeenCalledTimes(3)
    readings[2]?.unsubscribe()
    replies = [answered('2')]
    await pass(500)
    expect(asked).toHaveBeenCalledTimes(4)
    expect([first.mock.calls.length, second.mock.calls.length, third.mock.calls.length]).toEqual([1, 1, 0])
  })

  test('is not asked for nobody', async () => {
    replies = ['unreachable']
    const { unsubscribe } = read().subscribe({})
    await pass(0)
    unsubscribe()
    expect(isLost).toBe(false)
    await pass(60_000)
    expect(asked).toHaveBeenCalledOnce()
  })

  test('fails when the answer is no', async () => {
    const no = { data: { viewer: null }, errors: [{ message: 'no', path: ['viewer'], extensions: { code: 'G-20' } }] }
    replies = ['unreachable', no]
    const failed = vi.fn()
    read().subscribe({ error: failed })
    await pass(1_000)
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'G-20' }))
    expect([asked.mock.calls.length, isLost]).toEqual([2, false])
  })
})

test('a fault of the server, and a question too many, are no signs of a server that is away', async () => {
  for (const extensions of [{ code: 'G-1' }, { code: 'R-3', retryAfter: 60 }]) {
    replies = [{ data: { viewer: null }, errors: [{ message: 'no', path: ['viewer'], extensions }] }]
    await expect(read().toPromise()).rejects.toMatchObject({ code: extensions.code, isTemporary: false })
  }
  expect(isLost).toBe(false)
})

test('a query whose failure has a place of its own fails at once', async () => {
  replies = ['unreachable']
  await expect(read(reportsFailure()).toPromise()).rejects.toMatchObject({ code: null, isTemporary: true })
  expect(asked).toHaveBeenCalledOnce()
})

test('a first reading fails at once; one whose answer the store has is asked again', async () => {
  const first = reportsFailure(() => lacks(environment, query, {}))
  replies = ['unreachable', answered('2')]
  const again = read(first).toPromise()
  await pass(500)
  await again
  expect(uuidShown()).toBe('2')

  environment = createEnvironment('11111111-1111-7111-8111-111111111111')
  replies = ['unreachable']
  const empty = reportsFailure(() => lacks(environment, query, {}))
  await expect(read(empty).toPromise()).rejects.toMatchObject({ isTemporary: true })
})

test('a mutation is asked once, and tells what happened', async () => {
  replies = ['unreachable']
  const config = { mutation, variables: { input: { name: 'a.pdf' } as never } }
  const outcome = commitOnce(environment, config, 'The server can’t be reached.')
  await pass(60_000)
  expect(await outcome).toMatchObject({ ok: false, code: null, form: 'The server can’t be reached.' })
  expect(asked).toHaveBeenCalledOnce()
})
