import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { billingRoutes } from './routes.ts'
import { billingClock } from './worker.ts'

export const billingCyclesModule = defineModule({
  name: 'billingCycles',
  areas: { BC: 'Billing cycles' },
  errors: codes,
  work: [billingClock],
  routes: [billingRoutes],
})
