import type { BffModule } from '../../module.ts'
import { settlementExports, settlementNodes, settlementResolvers } from './resolvers.ts'

const VIEW = 'invoicing.settlements.view'

export const settlementsModule = {
  name: 'settlements',
  resolvers: settlementResolvers,
  nodes: settlementNodes,
  exports: settlementExports,
  rules: {
    'Organization.settlements': VIEW,
    'Organization.settlement': VIEW,
    'Organization.settlementCounts': VIEW,
    'Subscription.settlementChanged': VIEW,
  },
  shareable: { SettlementUpdate: 'settlementUuid version' },
} as const satisfies BffModule
