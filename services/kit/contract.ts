// What a service needs to know of another's modules, from their manifests. Generated and committed, since services don't import each other.
import { listsOf, type ModuleManifest, uniqueNames } from './module.ts'
import type { SeededRoleKey } from './seededRoles.ts'

export type Contract = {
  /** For each permission, the roles that have it in a new organization. */
  permissions: Record<string, readonly SeededRoleKey[]>
  /** Lists that support saved views. */
  lists: readonly string[]
  /** For each public webhook key, its name and the feed events that it stands for. */
  webhooks: Record<string, { name: string; types: readonly string[] }>
}

/** The parts of a manifest that go into a contract. */
export type Promising = Pick<ModuleManifest<never, never>, 'name' | 'permissions' | 'lists' | 'feed'>

/** The contracts of all services together. `service`: the service whose feed has the events of a webhook. */
export type WholeContract = Omit<Contract, 'webhooks'> & {
  webhooks: Record<string, Contract['webhooks'][string] & { service: string }>
}

/** Sorted alphabetically, so that diffs stay small. */
const sorted = <T>(entries: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)))

const PERMISSION = /^[a-z]+(?:\.[a-zA-Z]+){1,2}$/

export const contractOf = (modules: readonly Promising[]): Contract => ({
  permissions: permissionsOf(modules),
  lists: [...listsOf(modules).keys()].toSorted(),
  webhooks: webhooksOf(modules),
})

function permissionsOf(modules: readonly Promising[]): Contract['permissions'] {
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
  return sorted(permissions)
}

function webhooksOf(modules: readonly Promising[]): Contract['webhooks'] {
  const feed = uniqueNames(
    'the event',
    modules.flatMap(({ name: module, feed: own = {} }) =>
      Object.entries(own).map(([type, { webhook }]) => [type, module, webhook && { module, ...webhook }] as const),
    ),
  )
  const sent = [...feed].flatMap(([type, webhook]) => (webhook ? [{ type, ...webhook }] : []))
  const byKey = Map.groupBy(sent, ({ key }) => key)
  // Several events of a module may share a webhook; names of keys are unique, and a key belongs to one module.
  uniqueNames(
    'the webhook',
    [...byKey].flatMap(([key, events]) =>
      [...new Set(events.map(({ module }) => module))].map(module => [key, module, key] as const),
    ),
  )
  uniqueNames(
    'the name of a webhook',
    [...byKey].flatMap(([key, events]) =>
      [...new Set(events.map(({ name }) => name))].map(name => [name, key, key] as const),
    ),
  )
  return sorted(
    new Map(
      [...byKey].map(([key, events]) => [key, { name: events[0]?.name ?? key, types: events.map(({ type }) => type) }]),
    ),
  )
}

/** Merges the contracts of all services; throws when two of them declare the same entry. */
export function allOf(contracts: Readonly<Record<string, Contract>>): WholeContract {
  const each = Object.entries(contracts)
  const webhooks = each.flatMap(([service, { webhooks: own }]) =>
    Object.entries(own).map(([key, { name, types }]) => [key, service, { name, service, types }] as const),
  )
  uniqueNames(
    'the name of a webhook',
    webhooks.map(([key, , { name }]) => [name, key, key] as const),
  )
  return {
    permissions: sorted(
      uniqueNames(
        'the permission',
        each.flatMap(([service, { permissions }]) =>
          Object.entries(permissions).map(([key, roles]) => [key, service, roles] as const),
        ),
      ),
    ),
    lists: [
      ...uniqueNames(
        'the list',
        each.flatMap(([service, { lists }]) => lists.map(list => [list, service, list] as const)),
      ).keys(),
    ].toSorted(),
    webhooks: sorted(uniqueNames('the webhook', webhooks)),
  }
}
