import { asc } from 'drizzle-orm'
import type { Database } from '../../kit/database/database.ts'
import { organization } from './table.ts'

/** The ids of all organizations, page by page, for feeds that are followed per organization. */
export async function* everyOrganizationId(database: Pick<Database, 'readAsSystem'>): AsyncGenerator<string[]> {
  const rows = await database.readAsSystem(tx =>
    tx.select({ id: organization.organizationId }).from(organization).orderBy(asc(organization.organizationId)),
  )
  yield rows.map(({ id }) => id)
}
