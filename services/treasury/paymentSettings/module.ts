import { defineModule } from '../module.ts'
import { paymentSettingsRoutes } from './routes.ts'

export const paymentSettingsModule = defineModule({
  name: 'paymentSettings',
  records: {
    PAYMENT_SETTINGS: {
      description: 'Thresholds for checks and exceptions.',
      actions: ['SETTINGS_CHANGED'],
    },
  },
  feed: {
    'payment-settings.changed': {},
  },
  routes: [paymentSettingsRoutes],
})
