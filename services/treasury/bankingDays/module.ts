import { defineModule } from '../module.ts'
import { bankingDayRoutes } from './routes.ts'

export const bankingDaysModule = defineModule({
  name: 'bankingDays',
  routes: [bankingDayRoutes],
})
