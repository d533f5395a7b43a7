// Customers' pages that receive server-sent events when something on them changes. Events carry no data: the page reads it with its
// session.
import type { FastifyReply } from 'fastify'
import { codeOf } from '../graph/errors.ts'
import type { FeedEvent } from './event.ts'

/** Proxies close connections that are silent for longer. */
const STILL_HERE_MS = 20_000
/** A session also ends by age, which no event reports. */
const CHECK_MS = 5 * 60_000
/** Events within this time are sent as one. */
const TOGETHER_MS = 200
const CHANGED = 'event: changed\ndata: {}\n\n'

type Limits = { streams: number; ofSession: number }
const LIMITS: Limits = { streams: 5_000, ofSession: 10 }

/** The customer of a page, and whether they may still see it: throws G-10 otherwise. */
export type Follower = { session: string; tags: readonly string[]; check: () => Promise<unknown> }
type Stream = Follower & { raw: FastifyReply['raw']; timer: NodeJS.Timeout | undefined }

export class CustomerStreams {
  readonly #streams = new Set<Stream>()
  readonly #limits: Limits
  readonly #heart = setInterval(() => this.#beat(), STILL_HERE_MS).unref()
  readonly #checks = setInterval(() => this.#recheck(() => true), CHECK_MS).unref()

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  get size(): number {
    return this.#streams.size
  }

  /** Whether the session has reached its maximum number of streams. */
  isFull(session: string): boolean {
    const { streams, ofSession } = this.#limits
    return (
      this.#streams.size >= streams ||
      [...this.#streams].filter(stream => stream.session === session).length >= ofSession
    )
  }

  /** Takes the connection over. Sends the first event at once, because something may have changed between two connections. */
  open(reply: FastifyReply, follower: Follower): void {
    // Without the last header nginx buffers events.
    reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    reply.hijack()
    const { raw } = reply
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
    const stream: Stream = { ...follower, raw, timer: undefined }
    this.#streams.add(stream)
    raw.once('close', () => this.#forget(stream))
    // From here on no other code handles the connection's errors.
    raw.once('error', () => this.#forget(stream))
    raw.write(CHANGED)
  }

  /** Notifies the pages of the event's customer. */
  publish({ service, type, subjectId }: FeedEvent): void {
    if (service === 'account' && type === 'customer-page.changed') this.#tell(`customer:${subjectId}`)
  }

  /** A tag's grants have changed: checks whether dependent pages may still be seen, and notifies them. */
  recheck(tag: string): void {
    this.#recheck(({ tags }) => tags.includes(tag))
    this.#tell(tag)
  }

  /** Events may have been missed. */
  resyncAll(): void {
    this.#recheck(() => true)
    for (const stream of this.#streams) this.#later(stream)
  }

  close(): void {
    clearInterval(this.#heart)
    clearInterval(this.#checks)
    for (const stream of this.#streams) this.#end(stream)
  }

  #tell(tag: string): void {
    for (const stream of this.#streams) if (stream.tags.includes(tag)) this.#later(stream)
  }

  #later(stream: Stream): void {
    stream.timer ??= setTimeout(() => {
      stream.timer = undefined
      stream.raw.write(CHANGED)
    }, TOGETHER_MS).unref()
  }

  #recheck(which: (stream: Stream) => boolean): void {
    for (const stream of this.#streams) {
      if (!which(stream)) continue
      stream.check().catch((error: unknown) => {
        // If the check failed otherwise, the page reads again itself, and is then refused or answered.
        if (codeOf(error) === 'G-10') this.#end(stream)
        else this.#later(stream)
      })
    }
  }

  #beat(): void {
    for (const { raw } of this.#streams) raw.write(': still here\n\n')
  }

  /** The page reconnects and is refused then. */
  #end(stream: Stream): void {
    this.#forget(stream)
    stream.raw.end()
  }

  #forget(stream: Stream): void {
    clearTimeout(stream.timer)
    this.#streams.delete(stream)
  }
}
