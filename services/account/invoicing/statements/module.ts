import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { statementRoutes } from './routes.ts'

export const statementsModule = defineModule({
  name: 'statements',
  areas: { SA: 'Statements of account' },
  errors: codes,
  routes: [statementRoutes],
})
