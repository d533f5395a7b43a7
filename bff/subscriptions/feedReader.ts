// Reads a service's event feed forever: reconnects after every loss, continues at its position, and reports when it cannot.
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { ServiceName } from '../rest/restError.ts'
import type { Upstream } from '../rest/upstream.ts'
import type { FeedEvent } from './event.ts'

const eventData = z.object({
  organizationId: z.string().nullable(),
  type: z.string(),
  subjectId: z.string(),
  scopeId: z.string().nullable(),
  actorId: z.string().nullable(),
})

export type FeedReader = {
  /** Resolves when the feed first opens. */
  opened: Promise<void>
  isOpen(): boolean
  /** Whether anything was received recently, if only a heartbeat: then no event is missing here. */
  isHeard(): boolean
  close(): Promise<void>
}

export type FeedListener = {
  event(event: FeedEvent): void
  /** The feed first opened; its first event comes after this position. */
  opened(service: ServiceName, position: number): void
  /** Events were lost for good, so everything held is stale. The feed continues after this position. */
  reset(service: ServiceName, position: number): void
  /** The feed was lost and is being reopened. */
  lost(error: unknown, service: ServiceName): void
}

/** A feed that is silent for longer is dead: the service sends heartbeats more often. */
const SILENCE_MS = 40_000
/** A little more than the time between two heartbeats. */
const HEARTBEAT_MS = 20_000
const MAX_PAUSE_MS = 2_000

export function openFeedReader(
  upstream: Upstream,
  authorization: () => Promise<string>,
  listener: FeedListener,
): FeedReader {
  const stop = new AbortController()
  const opened = Promise.withResolvers<void>()
  let isOpen = false
  let heardAt = 0
  let position: string | undefined

  async function readOnce(): Promise<void> {
    const { statusCode, body } = await upstream.pool.request({
      method: 'GET',
      path: '/v1/events',
      headers: {
        accept: 'text/event-stream',
        authorization: await authorization(),
        ...(position !== undefined && { 'last-event-id': position }),
      },
      bodyTimeout: SILENCE_MS,
      signal: stop.signal,
    })
    if (statusCode !== 200) {
      await body.dump()
      throw new Error(`The feed answered ${statusCode}`)
    }
    isOpen = true
    opened.resolve()
    for await (const frame of framesOf(body)) {
      heardAt = performance.now()
      receive(frame)
    }
    throw new Error('The feed ended')
  }

  function receive({ id, event, data }: Frame): void {
    if (id === undefined) return
    const service = upstream.name
    if (event === 'reset') listener.reset(service, Number(id))
    else if (data !== undefined) {
      listener.event({ service, position: Number(id), ...eventData.parse(JSON.parse(data)) })
    } else if (position === undefined) listener.opened(service, Number(id))
    position = id
  }

  async function readForEver(): Promise<void> {
    for (let failures = 0; !stop.signal.aborted;) {
      await readOnce().catch((error: unknown) => {
        failures = isOpen ? 0 : failures + 1
        isOpen = false
        if (!stop.signal.aborted) listener.lost(error, upstream.name)
      })
      const pause = Math.min(MAX_PAUSE_MS, 50 * 2 ** failures) * (0.5 + Math.random() / 2)
      await sleep(pause, undefined, { signal: stop.signal }).catch(() => {})
    }
  }
  const reading = readForEver()

  return {
    opened: opened.promise,
    isOpen: () => isOpen,
    isHeard: () => isOpen && performance.now() - heardAt < HEARTBEAT_MS,
    async close() {
      stop.abort()
      await reading
    },
  }
}

type Frame = { id?: string; event?: string; data?: string }

/** Parses server-sent events from the bytes of a response. */
async function* framesOf(body: AsyncIterable<unknown>): AsyncGenerator<Frame> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) continue
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) yield toFrame(part)
  }
}

function toFrame(text: string): Frame {
  const frame: Frame = {}
  for (const line of text.split('\n')) {
    const at = line.indexOf(': ')
    const [name, value] = [line.slice(0, at), line.slice(at + 2)]
    if (name === 'id' || name === 'event' || name === 'data') frame[name] = value
  }
  return frame
}
