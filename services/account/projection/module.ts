import { defineModule } from '../module.ts'
import { projectionRoutes } from './routes.ts'

export const projectionModule = defineModule({
  name: 'projection',
  routes: [projectionRoutes],
})
