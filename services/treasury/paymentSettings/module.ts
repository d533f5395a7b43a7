import { defineModule } from '../module.ts'
import { paymentSettingsRoutes } from './routes.ts'

export const paymentSettingsModule = defineModule({
  name: 'paymentSettings',
  routes: [paymentSettingsRoutes],
})
