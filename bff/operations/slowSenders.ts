// An operation is small: a client that takes long to send one holds a connection on purpose. Files have the server's own limit.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const MAX_MS = 15_000
const LOOK_MS = 1_000

export type SlowSenders = {
  /** The headers have arrived. */
  begin(request: IncomingMessage): void
  /** The whole body has arrived. */
  end(request: IncomingMessage): void
}

/** Aborts requests whose body doesn't arrive. They are checked periodically: a timer for each costs more than most bodies. */
export function watchSlowSenders(app: FastifyInstance): SlowSenders {
  /** In the order in which they began. */
  const waitingSince = new Map<IncomingMessage, number>()
  const look = setInterval(() => {
    const latest = performance.now() - MAX_MS
    for (const [request, began] of waitingSince) {
      if (began > latest) break
      waitingSince.delete(request)
      // A request that could not be read (a wrong type, say) was answered without ending here.
      if (!request.complete) request.destroy()
    }
  }, LOOK_MS).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(look)
    done()
  })
  return {
    begin: request => void waitingSince.set(request, performance.now()),
    end: request => void waitingSince.delete(request),
  }
}
