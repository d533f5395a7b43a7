// Browsers that hear of changed flags, as server-sent events.
import type { FastifyReply } from 'fastify'

/** Proxies close what is silent for longer. */
const STILL_HERE_MS = 20_000
/** Who comes after these reads the flags when a page is loaded, as everybody did before. */
const MAX_STREAMS = 10_000

export class FlagStreams {
  readonly #streams = new Set<FastifyReply['raw']>()
  readonly #most: number
  readonly #timer = setInterval(() => this.#write(': still here\n\n'), STILL_HERE_MS).unref()

  constructor(most = MAX_STREAMS) {
    this.#most = most
  }

  get isFull(): boolean {
    return this.#streams.size >= this.#most
  }

  /** Takes the connection over; the first event is sent at once, since a change may have been missed between two connections. */
  open(reply: FastifyReply, first: string): void {
    // Without the last one nginx holds events back.
    reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    reply.hijack()
    const stream = reply.raw
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) stream.setHeader(name, value)
    stream.write(first)
    this.#streams.add(stream)
    stream.once('close', () => this.#streams.delete(stream))
  }

  announce(event: string): void {
    this.#write(event)
  }

  close(): void {
    clearInterval(this.#timer)
    for (const stream of this.#streams) stream.end()
  }

  #write(text: string): void {
    for (const stream of this.#streams) stream.write(text)
  }
}
