import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { setupRoutes } from './routes.ts'

export const setupModule = defineModule({
  name: 'setup',
  reads: ['membership'],
  errors: codes,
  routes: [setupRoutes],
})
