// Who has had events lately, for whoever looks now and then and does not read the feed.
import type { Database } from '../database/database.ts'

export type News = {
  /** The place in the order that was read up to. */
  position: number
  organizationIds: ReadonlySet<string>
}

const TAIL = 'select coalesce(max(position), 0) as position from outbox where position is not null'

/** What an actor does counts; of what the system does, events of the named type don't: they tell of the looker's own work. */
const AFTER = `
  select distinct organization_id from outbox
  where position > $1 and position <= $2 and organization_id is not null and (type <> $3 or actor_id is not null)`

/** The organizations that have had events after a place in the order; of nobody where the place is the present one. */
export async function newsAfter(
  database: Pick<Database, 'runAs'>,
  after: number | undefined,
  ownType: string,
): Promise<News> {
  const [tail] = await database.runAs<{ position: string }>('feed', TAIL)
  const position = Number(tail?.position ?? 0)
  const rows = await database.runAs<{ organization_id: string }>('feed', AFTER, [after ?? position, position, ownType])
  return { position, organizationIds: new Set(rows.map(({ organization_id: id }) => id)) }
}
