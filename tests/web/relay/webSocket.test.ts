import type { ClientOptions, Sink, SubscribePayload } from 'graphql-ws'
import { Network } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from '../../support/waitFor.ts'
import { CatchUp } from '../../../web/relay/catchUp.ts'
import { codes, whenSessionEnds } from '../../../web/relay/operation.ts'
import { followLoss } from '../../../web/relay/reconnecting.ts'
import { closeWebSocket, subscribeFrom } from '../../../web/relay/webSocket.ts'

const sinks: Sink[] = []
let on: NonNullable<ClientOptions['on']> = {}
vi.mock('graphql-ws', () => ({
  createClient: (options: ClientOptions) => {
    on = options.on ?? {}
    return {
      subscribe: (_payload: SubscribePayload, sink: Sink) => {
        sinks.push(sink)
        return () => {}
      },
      dispose: () => {},
    }
  },
}))

const parameters = {
  id: 'id',
  name: 'changes',
  text: null,
  operationKind: 'subscription',
  metadata: {},
  cacheID: 'id',
} as const

/** The server rejects the latest subscription. */
function refuse(code: string) {
  const sink = sinks.at(-1)
  sink?.next({ data: null, errors: [{ message: 'no', extensions: { code } }] as never })
  sink?.complete()
}

const network = Network.create(() => Promise.reject(new Error('no query is asked here')), subscribeFrom('organization'))

function follow() {
  const heard = { next: vi.fn(), error: vi.fn() }
  const { unsubscribe } = network.execute(parameters, {}, {}).subscribe(heard)
  return { ...heard, unsubscribe }
}

beforeEach(() => {
  vi.useFakeTimers()
  sinks.length = 0
})
afterEach(() => {
  closeWebSocket()
  vi.useRealTimers()
})

describe('a subscription that could not begin', () => {
  test.each([codes.serverProblem, codes.tooManyRequests])('is tried again after %s, and then heard', async code => {
    const { next, error } = follow()
    await waitFor(() => expect(sinks).toHaveLength(1))
    refuse(code)
    await vi.runOnlyPendingTimersAsync()
    expect(sinks).toHaveLength(2)
    sinks[1]?.next({ data: { changed: 1 } })
    expect(next).toHaveBeenCalledExactlyOnceWith({ data: { changed: 1 } })
    expect(error).not.toHaveBeenCalled()
  })

  test('is not tried again when the screen has been left', async () => {
    const { unsubscribe } = follow()
    await waitFor(() => expect(sinks).toHaveLength(1))
    refuse(codes.tooManyRequests)
    unsubscribe()
    await vi.runOnlyPendingTimersAsync()
    expect(sinks).toHaveLength(1)
  })

  test('is given up when the answer is no', async () => {
    const { error } = follow()
    await waitFor(() => expect(sinks).toHaveLength(1))
    refuse(codes.forbidden)
    expect(error).toHaveBeenCalledOnce()
    await vi.runOnlyPendingTimersAsync()
    expect(sinks).toHaveLength(1)
  })
})

test('an event that lacks what was away is not taken in: the screen reads again', async () => {
  const missed = vi.fn()
  const catchUp = new CatchUp(() => '', missed)
  const next = vi.fn()
  const { unsubscribe } = network.execute(parameters, {}, { metadata: { [CatchUp.key]: catchUp } }).subscribe({ next })
  await waitFor(() => expect(sinks).toHaveLength(1))
  on.ping?.(true, { following: '1', missed: false })
  const away = { message: 'away', path: ['changed', 'account'], extensions: { code: 'G-1', retryAfter: 1 } }
  sinks[0]?.next({ data: { changed: { account: null } }, errors: [away] } as never)
  expect(next).not.toHaveBeenCalled()
  expect(missed).toHaveBeenCalledOnce()
  unsubscribe()
})

test('a server that is away when it is asked why it closed has not ended the session', async () => {
  const ended = vi.fn()
  whenSessionEnds(ended)
  const fetched = vi.fn(async () => {
    if (fetched.mock.calls.length === 1) throw new TypeError('Failed to fetch')
    const extensions = fetched.mock.calls.length === 2 ? { code: 'G-11', retryAfter: 1 } : { code: codes.notSignedIn }
    return Response.json({ data: null, errors: [{ message: 'no', path: ['organization'], extensions }] })
  })
  vi.stubGlobal('fetch', fetched)
  follow()
  await waitFor(() => expect(sinks).toHaveLength(1))
  on.closed?.({ code: 4403 })
  await vi.advanceTimersByTimeAsync(500)
  expect([fetched.mock.calls.length, ended.mock.calls.length]).toEqual([2, 0])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(ended).toHaveBeenCalled()
  whenSessionEnds(() => {})
  vi.unstubAllGlobals()
})

describe('whether the connection is lost', () => {
  const gone = { code: 1006 }

  test('is told while somebody waits for it, until it is back', async () => {
    const heard = vi.fn()
    const unfollow = followLoss(heard)
    const { unsubscribe } = follow()
    await waitFor(() => expect(sinks).toHaveLength(1))
    on.closed?.(gone)
    on.closed?.(gone)
    // Later ones are notified at once.
    const late = vi.fn()
    followLoss(late)()
    expect(late.mock.calls).toEqual([[true]])
    on.connected?.({}, undefined, true)
    expect(heard.mock.calls).toEqual([[false], [true], [false]])
    unfollow()
    on.closed?.(gone)
    expect(heard).toHaveBeenCalledTimes(3)
    unsubscribe()
  })

  test('is not told of a socket that nobody needs any more', async () => {
    const { unsubscribe } = follow()
    await waitFor(() => expect(sinks).toHaveLength(1))
    unsubscribe()
    on.closed?.({ code: 1000 })
    const heard = vi.fn()
    followLoss(heard)()
    expect(heard.mock.calls).toEqual([[false]])
  })
})
