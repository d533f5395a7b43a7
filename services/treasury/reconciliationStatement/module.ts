import { defineModule } from '../module.ts'
import { reconciliationStatementExport } from './exports.ts'
import { reconciliationStatementRoutes } from './routes.ts'

export const reconciliationStatementModule = defineModule({
  name: 'reconciliationStatement',
  exports: { RECONCILIATION_STATEMENT: reconciliationStatementExport },
  routes: [reconciliationStatementRoutes],
})
