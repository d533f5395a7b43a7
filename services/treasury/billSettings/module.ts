import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { billSettingsRoutes } from './routes.ts'

export const billSettingsModule = defineModule({
  name: 'billSettings',
  records: {
    BILL_SETTINGS: { description: 'Settings for bills.', actions: ['SETTINGS_CHANGED'] },
  },
  errors: codes,
  feed: {
    'bill-settings.changed': {},
  },
  routes: [billSettingsRoutes],
})
