// The permissions by area, object and action.
import { features } from '../../../features.ts'
import { type Permission, PERMISSION_KEYS } from '../../../permissions.generated.ts'

type Key = (typeof PERMISSION_KEYS)[Permission]
/** `treasury` of `treasury.payments.approve`. */
type Area<K = Key> = K extends `${infer First}.${string}` ? First : never
/** `treasury.payments` of `treasury.payments.approve`. */
type ObjectName<K = Key> = K extends `${infer First}.${infer Second}.${string}` ? `${First}.${Second}` : K
/** `approve` of `treasury.payments.approve`. */
type Action<K = Key> = K extends `${string}.${string}.${infer Last}`
  ? Last
  : K extends `${string}.${infer Last}`
    ? Last
    : never
type Parts = { area: Area; object: ObjectName; action: Action }

export type PermissionObject = { object: ObjectName; permissions: readonly Permission[] }
export type PermissionArea = { area: Area; objects: readonly PermissionObject[] }

/** For each area the permissions that the features declare, in their order. */
const AREAS: readonly Area[] = ['treasury', 'invoicing', 'account', 'exports']
const declared = features.flatMap(({ permissions = [] }) => permissions)
const shown = AREAS.flatMap(area => declared.filter(permission => partsOf(permission).area === area))

/** `area.object.action`; `exports.create` has no further parts, and is its own object. */
function partsOf(permission: Permission): Parts {
  const [area = '', object = '', action = object] = PERMISSION_KEYS[permission].split('.')
  // Split at run time as in the types, which TypeScript can't infer for strings.
  return { area, object: `${area}.${object}`, action } as Parts
}

/** Groups by a part of the permission, in order of first occurrence. */
function groupBy<Part extends 'area' | 'object'>(
  permissions: readonly Permission[],
  part: Part,
): [Parts[Part], readonly Permission[]][] {
  const groups = new Map<Parts[Part], Permission[]>()
  for (const permission of permissions) {
    const name = partsOf(permission)[part]
    groups.set(name, [...(groups.get(name) ?? []), permission])
  }
  return [...groups]
}

/** The permissions among these, by area and object. */
export const areasOf = (permissions: readonly Permission[]): readonly PermissionArea[] =>
  groupBy(permissions, 'area').map(([area, all]) => ({
    area,
    objects: groupBy(all, 'object').map(([object, ofObject]) => ({ object, permissions: ofObject })),
  }))

export const permissionAreas = areasOf(shown)

/** Every permission, in the order of the table. */
export const allPermissions: readonly Permission[] = permissionAreas.flatMap(permissionsOfArea)

export function permissionsOfArea({ objects }: PermissionArea): readonly Permission[] {
  return objects.flatMap(({ permissions }) => permissions)
}

/** The permissions that this version of the pages knows. */
export const knownPermissions = (names: readonly Permission[]): readonly Permission[] =>
  allPermissions.filter(permission => names.includes(permission))

/** The action: the last word of the key. */
export const actionOf = (permission: Permission): Action => partsOf(permission).action

/** Adds a permission with the one to view its object, which every other action requires. */
export function withView(chosen: ReadonlySet<Permission>, permission: Permission): ReadonlySet<Permission> {
  const view = ofObject(permission).find(one => actionOf(one) === 'view')
  return new Set([...chosen, permission, ...(view ? [view] : [])])
}

/** Removing the permission to view an object removes all its actions. */
export function without(chosen: ReadonlySet<Permission>, permission: Permission): ReadonlySet<Permission> {
  const gone = new Set(actionOf(permission) === 'view' ? ofObject(permission) : [permission])
  return new Set([...chosen].filter(one => !gone.has(one)))
}

function ofObject(permission: Permission): readonly Permission[] {
  const { object } = partsOf(permission)
  return allPermissions.filter(one => partsOf(one).object === object)
}

/** Administrators decide who may approve: granting either requires a fresh factor. */
export const isControl = (permission: Permission): boolean =>
  isApproval(permission) || /^ACCOUNT_.+_(?:MANAGE|INVITE)$/.test(permission)

/** Approving moves money: granting it requires a fresh factor, and the owner is notified. */
export const isApproval = (permission: Permission): boolean => permission.endsWith('_APPROVE')
