import { defineModule } from '../module.ts'
import { firstStepsRoutes } from './routes.ts'

export const firstStepsModule = defineModule({
  name: 'firstSteps',
  routes: [firstStepsRoutes],
})
