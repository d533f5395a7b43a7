import { defineModule } from '../module.ts'
import { payablesExport } from './exports.ts'
import { payablesRoutes } from './routes.ts'

export const payablesModule = defineModule({
  name: 'payables',
  exports: { PAYABLES: payablesExport },
  routes: [payablesRoutes],
})
