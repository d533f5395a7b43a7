// The socket's own client, and a server that disappears: leaving the organization meanwhile causes no unhandled rejection.
import { Network } from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../support/waitFor.ts'
import { closeWebSocket, subscribeFrom } from '../../../web/relay/webSocket.ts'

class Socket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static readonly opened: Socket[] = []
  readyState = Socket.CONNECTING
  onopen = () => {}
  onmessage = (_message: { data: string }) => {}
  onclose = (_event: { code: number; reason: string }) => {}
  readonly sent: string[] = []

  constructor() {
    Socket.opened.push(this)
  }

  send(message: string) {
    this.sent.push(message)
  }

  close(code = 1000, reason = '') {
    if (this.readyState === Socket.CLOSED) return
    this.readyState = Socket.CLOSED
    this.onclose({ code, reason })
  }

  /** The server accepts it. */
  take() {
    this.readyState = Socket.OPEN
    this.onopen()
    this.onmessage({ data: '{"type":"connection_ack"}' })
  }
}

const parameters = {
  id: 'id',
  name: 'changes',
  text: null,
  operationKind: 'subscription',
  metadata: {},
  cacheID: 'id',
} as const
const network = Network.create(() => Promise.reject(new Error('no query is asked here')), subscribeFrom('organization'))
const follow = () => network.execute(parameters, {}, {}).subscribe({})

const unheard: unknown[] = []
const hear = (reason: unknown) => void unheard.push(reason)
/** Unhandled rejections are reported after a turn of the loop. */
const turn = () => new Promise<void>(resolve => process.nextTick(() => setImmediate(resolve)))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('WebSocket', Socket)
  Socket.opened.length = 0
  unheard.length = 0
  process.on('unhandledRejection', hear)
})
afterEach(() => {
  process.off('unhandledRejection', hear)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function openSocket() {
  const { unsubscribe } = follow()
  await waitFor(() => expect(Socket.opened).toHaveLength(1))
  const [socket] = Socket.opened
  socket?.take()
  await waitFor(() => expect(socket?.sent.some(message => message.includes('subscribe'))).toBe(true))
  return { unsubscribe, socket }
}

test('while it waits to try again', async () => {
  const { unsubscribe, socket } = await openSocket()
  socket?.close(1006)
  await turn()
  unsubscribe()
  closeWebSocket()
  await vi.runAllTimersAsync()
  await turn()
  expect(unheard).toEqual([])
  expect(Socket.opened).toHaveLength(1)
})

test('while it tries', async () => {
  const { unsubscribe, socket } = await openSocket()
  socket?.close(1006)
  await turn()
  await vi.runOnlyPendingTimersAsync()
  await waitFor(() => expect(Socket.opened).toHaveLength(2))
  unsubscribe()
  closeWebSocket()
  await turn()
  Socket.opened.at(-1)?.close(1006)
  await vi.runAllTimersAsync()
  await turn()
  expect(unheard).toEqual([])
})
