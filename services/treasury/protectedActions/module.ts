import { defineModule } from '../module.ts'
import { protectedChangeRoutes } from './routes.ts'

export const protectedActionsModule = defineModule({
  name: 'protectedActions',
  routes: [protectedChangeRoutes],
})
