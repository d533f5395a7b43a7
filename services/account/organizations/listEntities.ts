import { asc, desc } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { entity } from './table.ts'

/** Legal entities of the organization, the default one first, then by name. */
export function listEntities(tx: Tx, ids: string[] | undefined) {
  return tx
    .select({ id: entity.id, name: entity.name, isDefault: entity.isDefault, version: entity.version })
    .from(entity)
    .where(ids && among(entity.id, ids))
    .orderBy(desc(entity.isDefault), asc(entity.name), asc(entity.id))
}
