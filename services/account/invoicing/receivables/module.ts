import { defineModule } from '../../module.ts'
import { receivableRoutes } from './routes.ts'

export const receivablesModule = defineModule({
  name: 'receivables',
  routes: [receivableRoutes],
})
