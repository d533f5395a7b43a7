import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'invoices',
  place: 88,
  paths: [],
  records: ['INVOICE'],
  webhooks: ['INVOICE_CHANGED'],
} as const satisfies FeatureManifest
