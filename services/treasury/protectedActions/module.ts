import { defineModule } from '../module.ts'
import { protectedChangeRoutes } from './routes.ts'

export const protectedActionsModule = defineModule({
  name: 'protectedActions',
  feed: {
    'protected-change.performed': {},
  },
  routes: [protectedChangeRoutes],
})
