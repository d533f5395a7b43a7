import type { BffModule } from '../../module.ts'
import { cashForecastExports } from './exports.ts'
import { cashForecastResolvers } from './resolvers.ts'

export const cashForecastModule = {
  name: 'cashForecast',
  resolvers: cashForecastResolvers,
  exports: cashForecastExports,
  rules: {
    'Organization.cashForecast': 'treasury.analysis.view',
    'Organization.cashForecastAccuracy': 'treasury.analysis.view',
    'Organization.cashForecastRecords': 'treasury.analysis.view',
    'Mutation.setMinimumCash': 'treasury.expected.manage',
  },
} as const satisfies BffModule
