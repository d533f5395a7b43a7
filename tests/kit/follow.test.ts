// A reader of another service's feed: what goes on failing holds up nothing else, and is not forgotten.
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { openLog } from '../../services/kit/http/log.ts'
import { createServer } from '../../services/kit/http/server.ts'
import { newId } from '../../services/kit/ids.ts'
import { openFeed } from '../../services/kit/outbox/feed.ts'
import { followFeed } from '../../services/kit/outbox/follow.ts'
import { eventRoutes } from '../../services/kit/outbox/routes.ts'
import { openServiceIdentity, serviceOf } from '../../services/kit/tokens.ts'
import { TEST_SERVICE_SECRET } from '../support/callers.ts'
import { freshDatabase } from '../support/database.ts'
import { until } from '../support/until.ts'

const { database } = await freshDatabase()
const feed = await openFeed(database, {})
const app = await createServer({ title: 'feed', ready: database.ready })
eventRoutes(app, {
  feed,
  authenticateService: serviceOf('treasury', TEST_SERVICE_SECRET),
  heartbeatMs: 200,
  stallMs: 1_500,
})
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await app.close()
  await feed.close()
})
const identity = openServiceIdentity(TEST_SERVICE_SECRET, 'account')
const log = openLog('test', { LOG_LEVEL: 'silent' })
const organization = newId()

const emit = (subjectId: string) =>
  database.inOrganization(organization, null, async tx => tx.emit('invoice.changed', subjectId))

/** Follows from where the last one stopped. */
function following(work: (subjectId: string) => Promise<void>, kept: { position?: number }) {
  const follower = followFeed({
    feed: { origin, token: () => identity.tokenFor('treasury') },
    log,
    behind: 'behind',
    position: async () => kept.position,
    keep: async position => {
      kept.position = position
    },
    workOf: ({ type, subjectId }) => (type === 'invoice.changed' ? () => work(subjectId) : undefined),
    everything: async () => undefined,
    retryMs: 50,
  })
  onTestFinished(follower.close)
  return follower
}

describe('work that goes on failing', () => {
  it('is set aside, tried again, and read again by the next start until it is done', async () => {
    const kept: { position?: number } = {}
    const [bad, good, later] = [newId(), newId(), newId()]
    const done: string[] = []
    let isMended = false
    let tries = 0
    const work = async (id: string) => {
      if (id === bad && !isMended) {
        tries += 1
        throw new Error('it can’t be stored')
      }
      done.push(id)
    }
    const first = following(work, kept)
    await until(() => kept.position !== undefined)
    await emit(bad)
    await emit(good)
    await until(() => done.includes(good))
    const [triesAside, place] = [tries, kept.position]
    await until(() => tries > triesAside + 2)
    expect(kept.position).toBe(place)
    await first.close()

    // A new process begins before what was not done.
    done.length = 0
    following(work, kept)
    await until(() => done.includes(good))
    isMended = true
    await until(() => done.includes(bad))
    await emit(later)
    await until(() => done.includes(later))
    await until(() => (kept.position ?? 0) > (place ?? 0) + 2)
  })
})
