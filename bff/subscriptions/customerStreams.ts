// Customers' own pages that hear, as server-sent events, that something on them has changed. What it is they ask for, by their session: nothing
// of anybody is in an event.
import type { FastifyReply } from 'fastify'
import { codeOf } from '../graph/errors.ts'
import type { FeedEvent } from './event.ts'

/** Proxies close what is silent for longer. */
const STILL_HERE_MS = 20_000
/** A session also ends by its age, which no event tells. */
const CHECK_MS = 5 * 60_000
/** Of many changes at once a page hears once. */
const TOGETHER_MS = 200
const CHANGED = 'event: changed\ndata: {}\n\n'

type Limits = { streams: number; ofSession: number }
const LIMITS: Limits = { streams: 5_000, ofSession: 10 }

/** Whose page it is, and whether they may still see it: throws G-10 where not. */
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

  /** Whether another stream of a session is one too many. */
  isFull(session: string): boolean {
    const { streams, ofSession } = this.#limits
    return (
      this.#streams.size >= streams ||
      [...this.#streams].filter(stream => stream.session === session).length >= ofSession
    )
  }

  /** Takes the connection over. The first event is sent at once: something may have changed between two connections. */
  open(reply: FastifyReply, follower: Follower): void {
    // Without the last one nginx holds events back.
    reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    reply.hijack()
    const { raw } = reply
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
    const stream: Stream = { ...follower, raw, timer: undefined }
    this.#streams.add(stream)
    raw.once('close', () => this.#forget(stream))
    // Nobody else hears what breaks from here on.
    raw.once('error', () => this.#forget(stream))
    raw.write(CHANGED)
  }

  /** Tells the pages of the customer that an event is about. */
  publish({ service, type, subjectId }: FeedEvent): void {
    if (service === 'account' && type === 'customer-page.changed') this.#tell(`customer:${subjectId}`)
  }

  /** What a tag stands for has changed: whoever depends on it is asked whether they may still see their page, and told. */
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
        // Where it could not be found out the page asks by itself, and is refused or answered then.
        if (codeOf(error) === 'G-10') this.#end(stream)
        else this.#later(stream)
      })
    }
  }

  #beat(): void {
    for (const { raw } of this.#streams) raw.write(': still here\n\n')
  }

  /** The page connects again, and is refused then. */
  #end(stream: Stream): void {
    this.#forget(stream)
    stream.raw.end()
  }

  #forget(stream: Stream): void {
    clearTimeout(stream.timer)
    this.#streams.delete(stream)
  }
}
