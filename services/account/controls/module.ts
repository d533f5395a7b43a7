import { ADMINISTRATORS } from '../../kit/seededRoles.ts'
import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { controlRoutes } from './routes.ts'

export const controlsModule = defineModule({
  name: 'controls',
  permissions: {
    'account.controls.manage': ADMINISTRATORS,
  },
  errors: codes,
  routes: [controlRoutes],
})
