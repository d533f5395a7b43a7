import { asc, eq, isNull } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { parentOf } from './fillRegions.ts'
import { region, type RegionRow } from './table.ts'

/** The regions directly below a parent, by name; the provinces without one. */
export const listRegions = (tx: Tx, parent: string | undefined): Promise<RegionRow[]> =>
  tx
    .select()
    .from(region)
    .where(parent === undefined ? isNull(region.parent) : eq(region.parent, parent))
    .orderBy(asc(region.name), asc(region.code))

/** A ward with all regions above it, the province first; undefined if it doesn't exist. */
export async function regionsOfWard(tx: Tx, ward: string): Promise<RegionRow[] | undefined> {
  const codes: string[] = []
  for (let code: string | null = ward; code !== null; code = parentOf(code)) codes.unshift(code)
  const found = await tx.select().from(region).where(among(region.code, codes)).orderBy(asc(region.code))
  return found.length === 4 ? found : undefined
}
