import { defineModule } from '../module.ts'
import { cashFlowExport } from './exports.ts'
import { cashFlowRoutes } from './routes.ts'

export const cashFlowModule = defineModule({
  name: 'cashFlow',
  exports: { CASH_FLOW: cashFlowExport },
  routes: [cashFlowRoutes],
})
