// What is common to the code written by hand: how it answers, and what it shapes answers with.
import { type Permission, PERMISSION_KEYS } from '../../bff/__generated__/permissions.ts'
import type { Context, OrganizationScope } from '../../bff/context.ts'
import type { components } from '../../bff/rest/treasury.generated.ts'
import type { Operation } from './operations.ts'

export type ByHand = (context: Context, variables: Operation['variables']) => Promise<object>

export const unique = (ids: readonly string[]) => [...new Set(ids)].join(',')
export const byId = <Item extends { id: string }>(items: readonly Item[]) => new Map(items.map(item => [item.id, item]))
export const money = ({ amount, currency }: components['schemas']['Money']) => ({ amount, currency })

const PERMISSION_NAMES = new Map<string, string>(Object.entries(PERMISSION_KEYS).map(([name, key]) => [key, name]))

/** Permissions as the graph names them. */
export const permissionNames = (permissions: Iterable<string>): string[] =>
  Array.from(permissions, key => PERMISSION_NAMES.get(key) ?? key)

export async function permitted(scope: OrganizationScope, permission: Permission): Promise<void> {
  const { permissions } = await scope.grant()
  if (!permissions.has(permission)) throw new Error('not permitted')
}
