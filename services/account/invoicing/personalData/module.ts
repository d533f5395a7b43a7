import { defineModule } from '../../module.ts'
import { personalDataRoutes } from './routes.ts'

/** A customer's personal data, for access requests (UU PDP). It is above all modules that store data about customers. */
export const personalDataModule = defineModule({
  name: 'personalData',
  routes: [personalDataRoutes],
})
