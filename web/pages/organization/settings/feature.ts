import { Settings } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'settings',
  place: 120,
  paths: ['settings'],
  routes: () => import('./routes.tsx'),
  menu: [{ group: 'foot', place: 20, to: '/settings', name: 'settings', icon: Settings, mode: 'BOTH' }],
  permissions: [
    'ACCOUNT_COMPANY_MANAGE',
    'ACCOUNT_CONTROLS_MANAGE',
    'ACCOUNT_SECURITY_MANAGE',
    'ACCOUNT_API_TOKENS_MANAGE',
    'ACCOUNT_WEBHOOKS_MANAGE',
  ],
  records: ['APPROVAL_POLICY', 'BANKING_DAY', 'PAYMENT_SETTINGS', 'ORGANIZATION', 'ENTITY', 'API_TOKEN', 'WEBHOOK'],
  actions: ['SETTINGS_CHANGED'],
  webhooks: ['ORGANIZATION_CHANGED', 'ENTITY_CHANGED'],
} as const satisfies FeatureManifest
