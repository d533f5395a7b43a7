// The tax office knows a seller by its tax number (NPWP) and the number of its place (NITKU): no two entities have both alike.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { listEntities } from './listEntities.ts'
import type { EntityRow } from './table.ts'

type Place = Pick<EntityRow, 'taxNumber' | 'branchNumber'>

/**
 * OG-16: refuses a place that another entity has, once `entity` has been written. Older data may have two alike: `before` is not refused for
 * what it was. Of two entities that are given the same place at once, the second one waits for the first.
 */
export async function refuseTakenPlace(
  tx: Tx,
  { before, after, path }: { before?: Place | undefined; after: Pick<EntityRow, 'id'>; path: string },
): Promise<void> {
  await tx.execute(sql`select from organization where organization_id = ${tx.organizationId} for no key update`)
  const all = await listEntities(tx, undefined)
  const now = all.find(({ id }) => id === after.id)
  if (!now || now.taxNumber === null || (before && isSame(before, now))) return
  const other = all.find(each => each.id !== now.id && isSame(each, now))
  if (other) throw new Refusal(codes.taxPlaceTaken, { path, params: { entity: other.name } })
}

const isSame = (one: Place, other: Place): boolean =>
  one.taxNumber === other.taxNumber && one.branchNumber === other.branchNumber
