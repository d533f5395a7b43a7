import { defineModule } from '../module.ts'
import { paymentSettingsRoutes } from './routes.ts'

export const paymentSettingsModule = defineModule({
  name: 'paymentSettings',
  feed: {
    'payment-settings.changed': {},
  },
  routes: [paymentSettingsRoutes],
})
