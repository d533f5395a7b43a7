import { defineModule } from '../module.ts'
import { exchangeRateRoutes } from './routes.ts'

export const exchangeRatesModule = defineModule({
  name: 'exchangeRates',
  records: {
    EXCHANGE_RATE: {
      description: 'What a currency comes to in rupiah on a day.',
      actions: ['SETTINGS_CHANGED'],
    },
  },
  feed: { 'exchange-rate.changed': {} },
  routes: [exchangeRateRoutes],
})
