import { defineModule } from '../module.ts'
import { codes, silent } from './errors.ts'
import { secondFactorRoutes } from './routes.ts'

export const secondFactorModule = defineModule({
  name: 'secondFactor',
  errors: codes,
  silent,
  routes: [secondFactorRoutes],
})
