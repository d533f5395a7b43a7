// The permission table as data: what the modules of both services declare.
import { z } from 'zod'
import type { SeededRoleKey } from '../../kit/seededRoles.ts'
import { contract } from '../contract.generated.ts'

const ROLES: Readonly<Record<keyof typeof contract.permissions, readonly SeededRoleKey[]>> = contract.permissions

export type Permission = keyof typeof ROLES

const keys = Object.keys(ROLES) as Permission[]

/** All permission keys, in alphabetical order. */
export const PERMISSIONS: readonly Permission[] = keys.toSorted()

export const permissionKey = z.enum(PERMISSIONS).meta({ id: 'Permission' })

export const isPermission = (key: string): key is Permission => PERMISSIONS.some(known => known === key)

/** Approving moves money on others' work: granting such a key requires a fresh second factor, and no API token may have one. */
export const isApproval = (permission: string) => permission.endsWith('.approve')

/** Administrators decide who may approve, so granting such a key is treated like granting approval. */
export const isControl = (permission: string) =>
  isApproval(permission) || /^account\..+\.(?:manage|invite)$/.test(permission)

/** A role's permissions in a new organization. */
const permissionsOf = (role: SeededRoleKey): Permission[] =>
  PERMISSIONS.filter(key => ROLES[key].some(holder => holder === role))

export type SeededRole = {
  key: SeededRoleKey
  name: string
  description: string
  permissions: readonly Permission[]
}

/** Copied into each new organization, which may then edit all of them except the owner's. */
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
