import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { billSettingsRoutes } from './routes.ts'

export const billSettingsModule = defineModule({
  name: 'billSettings',
  errors: codes,
  feed: {
    'bill-settings.changed': {},
  },
  routes: [billSettingsRoutes],
})
