import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { orderSettingsRoutes } from './routes.ts'

export const orderSettingsModule = defineModule({
  name: 'orderSettings',
  errors: codes,
  routes: [orderSettingsRoutes],
})
