import { defineModule } from '../module.ts'
import { cashFlowRoutes } from './routes.ts'

export const cashFlowModule = defineModule({
  name: 'cashFlow',
  routes: [cashFlowRoutes],
})
