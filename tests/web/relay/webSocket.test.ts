import type { Sink, SubscribePayload } from 'graphql-ws'
import { Network } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { codes } from '../../../web/relay/operation.ts'
import { closeWebSocket, subscribeFrom } from '../../../web/relay/webSocket.ts'

const sinks: Sink[] = []
vi.mock('graphql-ws', () => ({
  createClient: () => ({
    subscribe: (_payload: SubscribePayload, sink: Sink) => {
      sinks.push(sink)
      return () => {}
    },
    dispose: () => {},
  }),
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
