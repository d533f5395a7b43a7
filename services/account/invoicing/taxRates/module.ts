import { defineModule } from '../../module.ts'
import { collectorRuleRoutes } from './collectorRuleRoutes.ts'
import { codes } from './errors.ts'
import { taxRateRoutes } from './routes.ts'

export const taxRatesModule = defineModule({
  name: 'taxRates',
  areas: { TR: 'Tax rates' },
  errors: codes,
  routes: [taxRateRoutes, collectorRuleRoutes],
})
