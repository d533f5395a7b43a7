// Organizations with recent events, for jobs that check periodically and don't read the feed.
import type { Database } from '../database/database.ts'

export type PendingEvents = {
  /** The position up to which events were read. */
  position: number
  organizationIds: ReadonlySet<string>
}

const TAIL = 'select coalesce(max(position), 0) as position from outbox where position is not null'

/** Events by an actor count; of the system's events, those of the named type don't, since the checking job caused them itself. */
const AFTER = `
  select distinct organization_id from outbox
  where position > $1 and position <= $2 and organization_id is not null and (type <> $3 or actor_id is not null)`

/** The organizations with events after a position; none when the position is the current one. */
export async function organizationsWithEvents(
  database: Pick<Database, 'runAs'>,
  after: number | undefined,
  ownType: string,
): Promise<PendingEvents> {
  const [tail] = await database.runAs<{ position: string }>('feed', TAIL)
  const position = Number(tail?.position ?? 0)
  const rows = await database.runAs<{ organization_id: string }>('feed', AFTER, [after ?? position, position, ownType])
  return { position, organizationIds: new Set(rows.map(({ organization_id: id }) => id)) }
}
