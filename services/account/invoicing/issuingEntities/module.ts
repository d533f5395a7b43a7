import { defineModule } from '../../module.ts'
import { issuingEntityRoutes } from './routes.ts'

export const issuingEntitiesModule = defineModule({
  name: 'issuingEntities',
  // A new document proposes the entity of the customer's last one.
  reads: ['invoice', 'sales_order'],
  routes: [issuingEntityRoutes],
})
