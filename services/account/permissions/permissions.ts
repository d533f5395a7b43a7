// The permission table, as data: the account service's own keys, and those that treasury's modules bring along.
import { z } from 'zod'
import { ADMINISTRATORS, EVERY_ROLE, MAKERS, REVIEWERS, type SeededRoleKey } from '../../kit/seededRoles.ts'
import { treasuryContract } from '../treasuryContract.generated.ts'

const ROLES = {
  'account.activity.view': EVERY_ROLE,
  'account.apiTokens.manage': ADMINISTRATORS,
  'account.company.manage': ADMINISTRATORS,
  'account.controls.manage': ADMINISTRATORS,
  'account.members.invite': ADMINISTRATORS,
  'account.members.manage': ADMINISTRATORS,
  'account.members.view': EVERY_ROLE,
  'account.roles.manage': ADMINISTRATORS,
  'account.security.manage': ADMINISTRATORS,
  'account.webhooks.manage': ADMINISTRATORS,
  'exports.create': EVERY_ROLE,
  'invoicing.creditMemos.manage': MAKERS,
  'invoicing.creditMemos.view': EVERY_ROLE,
  'invoicing.customers.manage': MAKERS,
  'invoicing.customers.review': REVIEWERS,
  'invoicing.customers.view': EVERY_ROLE,
  'invoicing.goodsReceipts.manage': MAKERS,
  'invoicing.goodsReceipts.view': EVERY_ROLE,
  'invoicing.invoices.approve': REVIEWERS,
  'invoicing.invoices.manage': MAKERS,
  'invoicing.invoices.view': EVERY_ROLE,
  'invoicing.payments.manage': MAKERS,
  'invoicing.payments.view': EVERY_ROLE,
  'invoicing.purchaseOrders.manage': MAKERS,
  'invoicing.purchaseOrders.view': EVERY_ROLE,
  'invoicing.salesOrders.manage': MAKERS,
  'invoicing.salesOrders.view': EVERY_ROLE,
  'invoicing.settlements.manage': MAKERS,
  'invoicing.settlements.view': EVERY_ROLE,
  ...treasuryContract.permissions,
} as const satisfies Readonly<Record<string, readonly SeededRoleKey[]>>

export type Permission = keyof typeof ROLES

const keys = Object.keys(ROLES) as Permission[]

/** Every key that exists, in the order of the alphabet. */
export const PERMISSIONS: readonly Permission[] = keys.toSorted()

export const permissionKey = z.enum(PERMISSIONS).meta({ id: 'Permission' })

export const isPermission = (key: string): key is Permission => PERMISSIONS.some(known => known === key)

/** Approving moves money on another's work: giving such a key away asks for a fresh second factor, and no API token may hold one. */
export const isApproval = (permission: string) => permission.endsWith('.approve')

/** What a role may do in a new organization. */
const permissionsOf = (role: SeededRoleKey): Permission[] =>
  PERMISSIONS.filter(key => ROLES[key].some(holder => holder === role))

export type SeededRole = {
  key: SeededRoleKey
  name: string
  description: string
  permissions: readonly Permission[]
}

/** Copied into each new organization, which may then edit all of them but the owner's. */
export const SEEDED_ROLES: readonly SeededRole[] = [
  {
    key: 'OWNER',
    name: 'Owner',
    description: 'Full access. One per organization; can’t be edited or removed.',
    permissions: permissionsOf('OWNER'),
  },
  {
    key: 'ADMIN',
    name: 'Admin',
    description: 'Manages members, roles, settings and all records. Can’t approve payments.',
    permissions: permissionsOf('ADMIN'),
  },
  {
    key: 'MAKER',
    name: 'Maker',
    description: 'Creates records and payments for another person to approve.',
    permissions: permissionsOf('MAKER'),
  },
  {
    key: 'APPROVER',
    name: 'Approver',
    description: 'Views everything and approves what others create.',
    permissions: permissionsOf('APPROVER'),
  },
  {
    key: 'MAKER_APPROVER',
    name: 'Maker & Approver',
    description: 'Creates records and approves others’ payments, and their own where allowed.',
    permissions: permissionsOf('MAKER_APPROVER'),
  },
  {
    key: 'VIEWER',
    name: 'Viewer',
    description: 'Views everything but can’t make changes.',
    permissions: permissionsOf('VIEWER'),
  },
]
