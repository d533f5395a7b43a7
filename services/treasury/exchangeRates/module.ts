import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { exchangeRateRoutes } from './routes.ts'

export const exchangeRatesModule = defineModule({
  name: 'exchangeRates',
  errors: codes,
  records: {
    EXCHANGE_RATE: {
      description: 'What a currency comes to in rupiah on a day.',
      actions: ['SETTINGS_CHANGED'],
    },
  },
  feed: { 'exchange-rate.changed': {} },
  routes: [exchangeRateRoutes],
})
