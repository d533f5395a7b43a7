import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { exchangeRateRoutes } from './routes.ts'

export const exchangeRatesModule = defineModule({
  name: 'exchangeRates',
  errors: codes,
  records: {
    EXCHANGE_RATE: {
      description: 'An exchange rate to rupiah.',
      actions: ['SETTINGS_CHANGED'],
    },
  },
  feed: { 'exchange-rate.changed': {} },
  routes: [exchangeRateRoutes],
})
