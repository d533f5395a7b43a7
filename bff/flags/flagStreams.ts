// Browsers that receive flag changes as server-sent events.
import type { FastifyReply } from 'fastify'

/** Proxies close connections that are silent for longer. */
const STILL_HERE_MS = 20_000
/** Browsers beyond this number read the flags when a page loads, as without streams. */
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

  /** Takes the connection over. Sends the first event at once, because a change may have been missed between two connections. */
  open(reply: FastifyReply, first: string): void {
    // Without the last header nginx buffers events.
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
