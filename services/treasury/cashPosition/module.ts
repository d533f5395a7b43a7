import { EVERY_ROLE } from '../../kit/seededRoles.ts'
import { defineModule } from '../module.ts'
import { cashPositionExport } from './exports.ts'
import { cashPositionRoutes } from './routes.ts'

export const cashPositionModule = defineModule({
  name: 'cashPosition',
  permissions: { 'treasury.analysis.view': EVERY_ROLE },
  records: {
    BALANCE_STALENESS: { description: 'Age after which a balance counts as stale.', actions: ['SETTINGS_CHANGED'] },
  },
  feed: { 'balance-staleness.changed': {} },
  exports: { CASH_POSITION: cashPositionExport },
  routes: [cashPositionRoutes],
})
