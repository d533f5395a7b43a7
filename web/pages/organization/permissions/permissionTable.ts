// The permissions as people read them: areas, what is in each, and what may be done with it. A test compares them with the keys that
// the account service knows.

export type PermissionObject = { object: string; actions: readonly string[] }
export type PermissionArea = { area: string; objects: readonly PermissionObject[] }

const viewAndManage = (...objects: string[]): PermissionObject[] =>
  objects.map(object => ({ object, actions: ['view', 'manage'] }))

export const permissionAreas: readonly PermissionArea[] = [
  {
    area: 'treasury',
    objects: [
      { object: 'payments', actions: ['view', 'create', 'approve'] },
      { object: 'bills', actions: ['view', 'manage', 'approve'] },
      { object: 'reconciliation', actions: ['view', 'manage', 'auto'] },
      ...viewAndManage(
        'bankAccounts',
        'statements',
        'counterparties',
        'expected',
        'deposits',
        'providers',
        'exceptions',
      ),
      { object: 'analysis', actions: ['view'] },
    ],
  },
  {
    area: 'invoicing',
    objects: [
      { object: 'customers', actions: ['view', 'manage', 'review'] },
      { object: 'invoices', actions: ['view', 'manage', 'approve'] },
      ...viewAndManage('salesOrders', 'purchaseOrders', 'goodsReceipts', 'creditMemos', 'payments', 'settlements'),
    ],
  },
  {
    area: 'account',
    objects: [
      { object: 'members', actions: ['view', 'invite', 'manage'] },
      ...['roles', 'company', 'controls', 'security', 'apiTokens', 'webhooks'].map(object => ({
        object,
        actions: ['manage'],
      })),
      { object: 'activity', actions: ['view'] },
    ],
  },
  { area: 'exports', objects: [{ object: 'create', actions: [] }] },
]

/** `exports.create` names no object of its own: it is done or not. */
export const keyOf = (area: string, object: string, action: string | null): string =>
  action === null ? `${area}.${object}` : `${area}.${object}.${action}`

/** Every key, in the order of the table. */
export const permissionKeys: readonly string[] = permissionAreas.flatMap(({ area, objects }) =>
  objects.flatMap(({ object, actions }) =>
    actions.length === 0 ? [keyOf(area, object, null)] : actions.map(action => keyOf(area, object, action)),
  ),
)

/** The keys of an area. */
export const keysOfArea = ({ area }: PermissionArea): readonly string[] =>
  permissionKeys.filter(key => key.startsWith(`${area}.`))

/** What an object's other actions need: whoever changes something has to see it. */
export function withView(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const view = key.replace(/\.[^.]+$/, '.view')
  return permissionKeys.includes(view) ? new Set([...keys, key, view]) : new Set([...keys, key])
}

/** Without seeing an object nothing can be done with it. */
export function withoutKey(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const object = key.endsWith('.view') ? key.slice(0, -'view'.length) : null
  return new Set([...keys].filter(each => each !== key && (object === null || !each.startsWith(object))))
}

/** Approving moves money on another's work: giving it away asks for a fresh factor, and the owner is told. */
export const isApproval = (key: string): boolean => key.endsWith('.approve')
