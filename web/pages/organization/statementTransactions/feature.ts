import { List } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'statementTransactions',
  place: 40,
  paths: ['statement-transactions'],
  menu: [
    {
      group: 'monitor',
      place: 30,
      to: '/statement-transactions',
      name: 'statements',
      icon: List,
      permission: 'TREASURY_STATEMENTS_VIEW',
    },
  ],
  permissions: ['TREASURY_STATEMENTS_VIEW', 'TREASURY_STATEMENTS_MANAGE'],
  records: ['STATEMENT_TRANSACTION', 'STATEMENT_IMPORT'],
  actions: ['IMPORT_UNDONE'],
  webhooks: ['STATEMENT_IMPORT_CHANGED', 'STATEMENT_TRANSACTION_CHANGED'],
} as const satisfies FeatureManifest
