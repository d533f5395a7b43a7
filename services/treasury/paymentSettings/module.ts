import { defineModule } from '../module.ts'
import { paymentSettingsRoutes } from './routes.ts'

export const paymentSettingsModule = defineModule({
  name: 'paymentSettings',
  records: {
    PAYMENT_SETTINGS: {
      description: 'Settings of payments: within how many days they may be duplicates.',
      actions: ['SETTINGS_CHANGED'],
    },
  },
  feed: {
    'payment-settings.changed': {},
  },
  routes: [paymentSettingsRoutes],
})
