import { defineModule } from '../../module.ts'
import { monthEndRoutes } from './routes.ts'

export const monthEndModule = defineModule({
  name: 'monthEnd',
  routes: [monthEndRoutes],
})
