import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { socialRoutes } from './routes.ts'

export const socialModule = defineModule({
  name: 'social',
  errors: codes,
  routes: [socialRoutes],
})
