import { defineModule } from '../../module.ts'
import { personalDataRoutes } from './routes.ts'

/** What is kept about a customer, given to them when they ask for it (UU PDP). It stands above all that keeps something about customers. */
export const personalDataModule = defineModule({
  name: 'personalData',
  routes: [personalDataRoutes],
})
