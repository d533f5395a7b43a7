import { EVERY_ROLE } from '../../kit/seededRoles.ts'
import { defineModule } from '../module.ts'
import { cashPositionRoutes } from './routes.ts'

export const cashPositionModule = defineModule({
  name: 'cashPosition',
  permissions: { 'treasury.analysis.view': EVERY_ROLE },
  routes: [cashPositionRoutes],
})
