import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { bankDetailsRoutes } from './routes.ts'

export const bankDetailsModule = defineModule({
  name: 'bankDetails',
  areas: { BD: 'Bank details on invoices' },
  errors: codes,
  routes: [bankDetailsRoutes],
})
