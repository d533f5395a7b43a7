import { ADMINISTRATORS } from '../../kit/seededRoles.ts'
import { defineModule } from '../module.ts'
import { securityLogRoutes } from './routes.ts'

export const securityLogModule = defineModule({
  name: 'securityLog',
  permissions: {
    'account.security.manage': ADMINISTRATORS,
  },
  routes: [securityLogRoutes],
})
