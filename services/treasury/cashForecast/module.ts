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
      description: 'The cash in a currency below which an organization should not fall.',
      actions: ['SETTINGS_CHANGED'],
    },
  },
  lists: { CASH_FORECASTS: 'Cash forecasts, with what they assume.' },
  feed: { 'minimum-cash.changed': {} },
  exports: { CASH_FORECAST: cashForecastExport },
  work: [watchLags, watchSnapshots],
  routes: [cashForecastRoutes, forecastAccuracyRoutes],
})
