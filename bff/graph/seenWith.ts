import type { Permission } from '../__generated__/permissions.ts'
import type { OrganizationScope } from '../context.ts'
import { Loader } from './loader.ts'

/** Reads by id for viewers with the permission; null for others. */
export const seenWith = <Item>(scope: OrganizationScope, permission: Permission, byId: () => Loader<Item | null>) =>
  new Loader<Item | null>(null, async (ids, give) => {
    if (!(await scope.permissions()).has(permission)) return
    const items = await byId().loadAll(ids)
    for (const [place, id] of ids.entries()) give(id, items[place] ?? null)
  })
