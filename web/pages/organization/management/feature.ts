import { UserCog } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'management',
  place: 110,
  paths: ['management'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'settings',
      place: 10,
      to: '/management',
      name: 'management',
      icon: UserCog,
      mode: 'BOTH',
      permission: 'ACCOUNT_MEMBERS_MANAGE',
    },
  ],
  permissions: ['ACCOUNT_MEMBERS_VIEW', 'ACCOUNT_MEMBERS_INVITE', 'ACCOUNT_MEMBERS_MANAGE', 'ACCOUNT_ROLES_MANAGE'],
  records: ['USER', 'MEMBERSHIP', 'ROLE'],
  actions: ['SIGNED_IN', 'SIGNED_OUT'],
  webhooks: ['MEMBERSHIP_CHANGED', 'ROLE_CHANGED'],
} as const satisfies FeatureManifest
