import type { ClientOptions, Sink, SubscribePayload } from 'graphql-ws'
import { Network } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { codes } from '../../../web/relay/operation.ts'
import { closeWebSocket, followLoss, subscribeFrom } from '../../../web/relay/webSocket.ts'

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

/** The server refuses the newest subscription. */
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
    await vi.waitFor(() => expect(sinks).toHaveLength(1))
    refuse(code)
    await vi.runOnlyPendingTimersAsync()
    expect(sinks).toHaveLength(2)
    sinks[1]?.next({ data: { changed: 1 } })
    expect(next).toHaveBeenCalledExactlyOnceWith({ data: { changed: 1 } })
    expect(error).not.toHaveBeenCalled()
  })

  test('is not tried again when the screen has been left', async () => {
    const { unsubscribe } = follow()
    await vi.waitFor(() => expect(sinks).toHaveLength(1))
    refuse(codes.tooManyRequests)
    unsubscribe()
    await vi.runOnlyPendingTimersAsync()
    expect(sinks).toHaveLength(1)
  })

  test('is given up when the answer is no', async () => {
    const { error } = follow()
    await vi.waitFor(() => expect(sinks).toHaveLength(1))
    refuse(codes.forbidden)
    expect(error).toHaveBeenCalledOnce()
    await vi.runOnlyPendingTimersAsync()
    expect(sinks).toHaveLength(1)
  })
})

describe('whether the connection is lost', () => {
  const gone = { code: 1006 }

  test('is told while somebody waits for it, until it is back', async () => {
    const heard = vi.fn()
    const unfollow = followLoss(heard)
    const { unsubscribe } = follow()
    await vi.waitFor(() => expect(sinks).toHaveLength(1))
    on.closed?.(gone)
    on.closed?.(gone)
    // Who comes meanwhile is told at once.
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
    await vi.waitFor(() => expect(sinks).toHaveLength(1))
    unsubscribe()
    on.closed?.({ code: 1000 })
    const heard = vi.fn()
    followLoss(heard)()
    expect(heard.mock.calls).toEqual([[false]])
  })
})
