import { defineModule } from '../module.ts'
import { payablesRoutes } from './routes.ts'

export const payablesModule = defineModule({
  name: 'payables',
  routes: [payablesRoutes],
})
