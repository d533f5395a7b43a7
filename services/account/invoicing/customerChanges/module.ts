import { on } from '../../../kit/inTransaction.ts'
import { defineModule } from '../../module.ts'
import { deactivated } from '../customers/public.ts'
import { endWithCustomer } from './end.ts'
import { codes } from './errors.ts'
import { changeRoutes, portalChangeRoutes } from './routes.ts'

/** Changes to their own data that customers request, and staff's decisions. */
export const customerChangesModule = defineModule({
  name: 'customerChanges',
  errors: codes,
  on: [on(deactivated, (tx, { id }) => endWithCustomer(tx, id))],
  routes: [changeRoutes, portalChangeRoutes],
})
