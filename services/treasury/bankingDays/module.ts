import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { bankingDayRoutes } from './routes.ts'

export const bankingDaysModule = defineModule({
  name: 'bankingDays',
  records: {
    BANKING_DAY: {
      description: 'An exception from the regular banking days.',
      actions: ['SETTINGS_CHANGED'],
    },
  },
  areas: { BK: 'Banking calendar' },
  errors: codes,
  feed: {
    'banking-day.changed': {},
  },
  routes: [bankingDayRoutes],
})
