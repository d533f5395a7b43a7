// An operation is small: whoever takes long to send one holds a connection on purpose. Files have the server's own limit.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const MAX_MS = 15_000
const LOOK_MS = 1_000

export type SlowSenders = {
  /** The headers are there. */
  begin(request: IncomingMessage): void
  /** All of it is there. */
  end(request: IncomingMessage): void
}

/** Ends the requests whose body does not come. They are looked through now and then: a timer for each costs more than most bodies. */
export function watchSlowSenders(app: FastifyInstance): SlowSenders {
  /** In the order in which they began. */
  const waitingSince = new Map<IncomingMessage, number>()
  const look = setInterval(() => {
    const latest = performance.now() - MAX_MS
    for (const [request, began] of waitingSince) {
      if (began > latest) break
      waitingSince.delete(request)
      // What could not be read (a wrong type, say) was answered without ever having ended here.
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
