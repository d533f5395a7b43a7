import { defineModule } from '../module.ts'
import { codes, silent } from './errors.ts'
import { exchangeRoutes } from './routes.ts'

export const exchangeModule = defineModule({
  name: 'exchange',
  errors: codes,
  silent,
  routes: [exchangeRoutes],
})
