// `GET /customer/events`: server-sent events that something on the customer's page has changed.
import type { FastifyInstance } from 'fastify'
import { Refused } from '../graph/errors.ts'
import { languageOf } from '../operations/caller.ts'
import { isOwnOrigin } from '../operations/origin.ts'
import type { CustomerStreams } from '../subscriptions/customerStreams.ts'
import type { DocumentParts } from './fileParts.ts'

export type PortalEventParts = DocumentParts & {
  customerStreams: CustomerStreams
  /** Whether this process receives changes at present. */
  feedsAreOpen: () => boolean
}

/** Cost within the minute's budget of anonymous users of one network. */
const STREAM_COST = 100
const CHECK_MS = 10_000

/** Must run in the scope of files, whose errors are problem documents. */
export function portalEvents(files: FastifyInstance, parts: PortalEventParts): void {
  const { services, ownOrigin, points, addressOf, customerStreams, feedsAreOpen } = parts
  files.get('/customer/events', async (request, reply) => {
    const { headers, raw, id } = request
    if (!isOwnOrigin(headers, ownOrigin)) throw new Refused('G-20')
    const { customers } = services.identity
    const session = customers.cookie.read(headers.cookie)
    if (session === undefined) throw new Refused('G-10')
    const address = addressOf(raw)
    await points.spend({ who: undefined, address }, STREAM_COST)
    const asker = () => ({
      address,
      userAgent: headers['user-agent'] ?? '',
      language: languageOf(headers),
      requestId: id,
      deadline: AbortSignal.timeout(CHECK_MS),
    })
    const tags = await customers.tagsOf(session, asker())
    // Without feeds a stream would be silent, which looks as if nothing changed: refuse it.
    if (!feedsAreOpen()) return reply.code(503).header('retry-after', '5').send()
    if (customerStreams.isFull(session)) throw new Refused('R-3')
    customerStreams.open(reply, { session, tags, check: () => customers.tokenOf(session, asker()) })
    return reply
  })
  // An open stream would keep the server from closing.
  files.addHook('preClose', async () => customerStreams.close())
}
