import { defineModule } from '../../module.ts'
import { customerExport } from './customerExport.ts'
import { agedReceivableExport } from './exports.ts'
import { agedReceivableRoutes } from './routes.ts'

export const agedReceivablesModule = defineModule({
  name: 'agedReceivables',
  reads: ['invoice_agreement'],
  // Here, since this module knows what customers owe.
  exports: { AGED_RECEIVABLES: agedReceivableExport, CUSTOMERS: customerExport },
  routes: [agedReceivableRoutes],
})
