import { defineModule } from '../module.ts'
import { billSettingsRoutes } from './routes.ts'

export const billSettingsModule = defineModule({
  name: 'billSettings',
  routes: [billSettingsRoutes],
})
