import { defineModule } from '../module.ts'
import { watchLags } from './learnLags.ts'
import { watchSnapshots } from './takeSnapshots.ts'
import { forecastAccuracyRoutes } from './accuracyRoutes.ts'
import { cashForecastExport } from './exports.ts'
import { cashForecastRoutes } from './routes.ts'

export const cashForecastModule = defineModule({
  name: 'cashForecast',
  records: {
    MINIMUM_CASH: {
      description: 'Minimum cash in a currency.',
      actions: ['SETTINGS_CHANGED'],
    },
  },
  lists: { CASH_FORECASTS: 'Cash forecasts, with their assumptions.' },
  feed: { 'minimum-cash.changed': {} },
  exports: { CASH_FORECAST: cashForecastExport },
  work: [watchLags, watchSnapshots],
  routes: [cashForecastRoutes, forecastAccuracyRoutes],
})
