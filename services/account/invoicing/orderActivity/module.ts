import { defineModule } from '../../module.ts'
import { orderActivityRoutes } from './routes.ts'

export const orderActivityModule = defineModule({ name: 'orderActivity', routes: [orderActivityRoutes] })
