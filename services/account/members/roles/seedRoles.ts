import type { Tx } from '../../../kit/database/database.ts'
import { newId } from '../../../kit/ids.ts'
import { SEEDED_ROLES, type SeededRole } from '../../permissions/public.ts'
import { role } from './table.ts'

type RoleIds = Record<SeededRole['key'], string>

/** Creates the seeded roles of a new organization; returns their ids by key. */
export async function seedRoles(tx: Tx): Promise<RoleIds> {
  const ids = {
    OWNER: newId(),
    ADMIN: newId(),
    MAKER: newId(),
    APPROVER: newId(),
    MAKER_APPROVER: newId(),
    VIEWER: newId(),
  }
  await tx.insert(role).values(
    SEEDED_ROLES.map(({ key, name, description, permissions }) => ({
      organizationId: tx.organizationId,
      id: ids[key],
      name,
      description,
      permissions: [...permissions],
      isOwner: key === 'OWNER',
    })),
  )
  return ids
}

/** The ids of the seeded roles, for an organization that has not changed them. */
export async function seededRoles(tx: Tx): Promise<RoleIds> {
  const rows = await tx.select({ id: role.id, name: role.name }).from(role)
  const idOf = (key: SeededRole['key']): string => {
    const name = SEEDED_ROLES.find(each => each.key === key)?.name
    const found = rows.find(row => row.name === name)
    if (!found) throw new Error(`the organization has no role ${key}`)
    return found.id
  }
  return {
    OWNER: idOf('OWNER'),
    ADMIN: idOf('ADMIN'),
    MAKER: idOf('MAKER'),
    APPROVER: idOf('APPROVER'),
    MAKER_APPROVER: idOf('MAKER_APPROVER'),
    VIEWER: idOf('VIEWER'),
  }
}
