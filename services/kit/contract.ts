// What one service has to know of another's modules, from their manifests: it is generated and committed, since neither loads the other's code.
import { type ModuleManifest, uniqueNames } from './module.ts'
import type { SeededRoleKey } from './seededRoles.ts'

export type Contract = {
  /** By permission, the roles that have it in a new organization. */
  permissions: Record<string, readonly SeededRoleKey[]>
}

type Promising = Pick<ModuleManifest<never, never>, 'name' | 'permissions'>

/** Everything in the order of the alphabet, so that a change shows where it is. */
const sorted = <T>(entries: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)))

const PERMISSION = /^[a-z]+(?:\.[a-zA-Z]+){1,2}$/

export function contractOf(modules: readonly Promising[]): Contract {
  const permissions = uniqueNames(
    'the permission',
    modules.flatMap(({ name, permissions: own = {} }) =>
      Object.entries(own).map(([key, roles]) => [key, name, roles] as const),
    ),
  )
  const malformed = [...permissions.keys()].find(key => !PERMISSION.test(key))
  if (malformed !== undefined) throw new Error(`${malformed} is not the key of a permission`)
  const ownerless = [...permissions].find(([, roles]) => !roles.includes('OWNER'))
  if (ownerless) throw new Error(`the owner lacks ${ownerless[0]}`)
  return { permissions: sorted(permissions) }
}
