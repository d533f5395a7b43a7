// Keeps the projection up to date with the account service: continues reading its feed, and reads again entirely what an event is about. On
// first start, and after missed events, it reads everything.
import type { Database } from '../../kit/database/database.ts'
import type { Log } from '../../kit/http/log.ts'
import { followFeed } from '../../kit/outbox/follow.ts'
import { placeIn } from '../../kit/outbox/place.ts'
import type { AccountClient } from './accountClient.ts'
import type { Projection } from './projection.ts'
import { projectionPosition } from './table.ts'

/** Events about anything that the projection contains. */
const WATCHED = new Set([
  'organization.changed',
  'entity.changed',
  'membership.changed',
  'role.changed',
  'user.changed',
])

type Options = {
  database: Database
  account: Pick<AccountClient, 'origin' | 'token'>
  projection: Pick<Projection, 'refresh' | 'readEverything'>
  log: Pick<Log, 'warn'>
}

/** Follows the account service until closed, in one process only. */
export const followAccount = ({ database, account, projection, log }: Options) =>
  followFeed({
    feed: account,
    log,
    behind: 'the projection is behind; trying again',
    place: placeIn(database, projectionPosition),
    isOurs: ({ organizationId, type }) => organizationId !== null && WATCHED.has(type),
    async tasksOf(events) {
      const ids = new Set(events.flatMap(({ organizationId }) => organizationId ?? []))
      return [...ids].map(id => {
        const work = () => projection.refresh(id)
        return { subject: id, work, again: work }
      })
    },
    everything: projection.readEverything,
  })
