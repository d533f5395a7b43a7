import { defineModule } from '../module.ts'
import { followInvoices } from './follow.ts'
import { receivableRoutes } from './routes.ts'

export const receivablesModule = defineModule({
  name: 'receivables',
  work: [followInvoices],
  routes: [receivableRoutes],
})
