import { defineModule } from '../../module.ts'
import { agedReceivableExport } from './exports.ts'
import { agedReceivableRoutes } from './routes.ts'

export const agedReceivablesModule = defineModule({
  name: 'agedReceivables',
  exports: { AGED_RECEIVABLES: agedReceivableExport },
  routes: [agedReceivableRoutes],
})
