// A bare graphql-transport-ws client, so that tests see every message and every close code.
import { WebSocket } from 'ws'
import { TIMEOUT_MS } from '../../support/until.ts'
import { within } from '../../support/until.ts'

export type Message = { type: string; id?: string; payload?: unknown }
export type Closed = { code: number; reason: string; afterMs: number }

/** `language` is the browser's Accept-Language. */
type Handshake = { cookie?: string; origin?: string; language?: string; protocol?: string }

export class SocketClient {
  readonly socket: WebSocket
  readonly messages: Message[] = []
  readonly closed: Promise<Closed>
  #operations = 0
  #arrived = Promise.withResolvers<void>()

  constructor(url: string, { cookie, origin, language, protocol = 'graphql-transport-ws' }: Handshake) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, protocol, {
      headers: {
        ...(cookie && { cookie }),
        ...(origin && { origin }),
        ...(language && { 'accept-language': language }),
      },
    })
    const began = performance.now()
    const { promise, resolve } = Promise.withResolvers<Closed>()
    this.closed = promise
    this.socket.on('close', (code, reason) =>
      resolve({ code, reason: String(reason), afterMs: performance.now() - began }),
    )
    this.socket.on('error', () => {})
    this.socket.on('message', data => {
      this.messages.push(JSON.parse(String(data)))
      this.#arrived.resolve()
      this.#arrived = Promise.withResolvers()
    })
  }

  async opened(): Promise<this> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.socket.once('open', () => resolve()).once('error', reject)
    await promise
    return this
  }

  send(message: Message | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** The first message that matches, past or within the time. */
  async next(fits: (message: Message) => boolean, withinMs = TIMEOUT_MS): Promise<Message> {
    const until = performance.now() + withinMs
    for (;;) {
      const found = this.messages.findIndex(fits)
      if (found >= 0) return this.messages.splice(found, 1)[0]!
      const left = until - performance.now()
      if (left <= 0) throw new Error(`No such message; there were ${JSON.stringify(this.messages)}`)
      await within(left, this.#arrived.promise)
    }
  }

  subscribe(payload: object): string {
    const id = `op-${++this.#operations}`
    this.send({ type: 'subscribe', id, payload })
    return id
  }

  /** Subscribes, and resolves once it is established: no event is missed from then on. */
  async follow(payload: object): Promise<string> {
    const id = this.subscribe({ ...payload, extensions: { since: '' } })
    await this.next(message => message.type === 'ping' && isFollowing(message.payload, id))
    return id
  }

  /** Runs an operation and returns its first `next` or `error`. */
  async run(payload: object): Promise<Message> {
    const id = this.subscribe(payload)
    return this.next(message => message.id === id && message.type !== 'complete')
  }

  close(): void {
    this.socket.close()
  }
}

const isFollowing = (payload: unknown, id: string) =>
  typeof payload === 'object' && payload !== null && 'following' in payload && payload.following === id

export type Connecting = { session?: string; token?: string; organizationId?: string; origin?: string }

/** A socket after its acknowledgment. */
export async function openSocket(
  bff: { url: string },
  { session, token, organizationId, origin }: Connecting,
): Promise<SocketClient> {
  const client = new SocketClient(bff.url, {
    ...(session && { cookie: `arus=${session}` }),
    ...(origin && { origin }),
  })
  await client.opened()
  client.send({
    type: 'connection_init',
    payload: { ...(organizationId && { organizationId }), ...(token && { authorization: `Bearer ${token}` }) },
  })
  await client.next(({ type }) => type === 'connection_ack')
  return client
}
