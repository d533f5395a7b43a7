// The permission table, as data. Every key that exists stands here once; the seeded roles are its columns.
import { z } from 'zod'

/** Keys of an area that has records to look at and to work on. */
const viewAndManage = <const A extends string, const O extends string>(area: A, objects: readonly O[]) =>
  objects.flatMap(object => [`${area}.${object}.view`, `${area}.${object}.manage`] as const)

const ADMINISTRATION = [
  'account.members.view',
  'account.members.invite',
  'account.members.manage',
  'account.roles.manage',
  'account.company.manage',
  'account.controls.manage',
  'account.security.manage',
  'account.apiTokens.manage',
  'account.webhooks.manage',
] as const

const INVOICING = viewAndManage('invoicing', [
  'customers',
  'salesOrders',
  'purchaseOrders',
  'goodsReceipts',
  'invoices',
  'creditMemos',
  'payments',
  'settlements',
])

const TREASURY = [
  ...viewAndManage('treasury', [
    'bankAccounts',
    'statements',
    'counterparties',
    'expected',
    'bills',
    'deposits',
    'providers',
    'exceptions',
    'reconciliation',
  ]),
  'treasury.payments.view',
  'treasury.payments.create',
] as const

const REVIEW = ['invoicing.customers.review', 'invoicing.invoices.approve'] as const
const APPROVE_PAYMENTS = ['treasury.payments.approve', 'treasury.bills.approve'] as const
const EVERYBODY = ['account.activity.view', 'treasury.analysis.view', 'exports.create'] as const

export const PERMISSIONS = [
  ...ADMINISTRATION,
  ...INVOICING,
  ...REVIEW,
  ...TREASURY,
  'treasury.reconciliation.auto',
  ...APPROVE_PAYMENTS,
  ...EVERYBODY,
] as const

export const permissionKey = z.enum(PERMISSIONS).meta({ id: 'Permission' })
export type Permission = z.infer<typeof permissionKey>

export const isPermission = (key: string): key is Permission => PERMISSIONS.some(known => known === key)

/** Approving moves money on another's work: giving such a key away asks for a fresh second factor, and no API token may hold one. */
export const isApproval = (permission: string) => permission.endsWith('.approve')

const viewsOf = (keys: readonly Permission[]) => keys.filter(key => key.endsWith('.view'))

const WORK = [...INVOICING, ...TREASURY]

export type SeededRole = {
  key: 'OWNER' | 'ADMIN' | 'MAKER' | 'APPROVER' | 'MAKER_APPROVER' | 'VIEWER'
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
    permissions: PERMISSIONS,
  },
  {
    key: 'ADMIN',
    name: 'Admin',
    description: 'Manages members, roles, settings and all records. Can’t approve payments.',
    permissions: PERMISSIONS.filter(key => !APPROVE_PAYMENTS.some(approval => approval === key)),
  },
  {
    key: 'MAKER',
    name: 'Maker',
    description: 'Creates records and payments for another person to approve.',
    permissions: [...viewsOf(ADMINISTRATION), ...WORK, ...EVERYBODY],
  },
  {
    key: 'APPROVER',
    name: 'Approver',
    description: 'Views everything and approves what others create.',
    permissions: [...viewsOf(ADMINISTRATION), ...viewsOf(WORK), ...REVIEW, ...APPROVE_PAYMENTS, ...EVERYBODY],
  },
  {
    key: 'MAKER_APPROVER',
    name: 'Maker & Approver',
    description: 'Creates records and approves others’ payments, and their own where allowed.',
    permissions: [...viewsOf(ADMINISTRATION), ...WORK, ...REVIEW, ...APPROVE_PAYMENTS, ...EVERYBODY],
  },
  {
    key: 'VIEWER',
    name: 'Viewer',
    description: 'Views everything but can’t make changes.',
    permissions: [...viewsOf(ADMINISTRATION), ...viewsOf(WORK), ...EVERYBODY],
  },
]
