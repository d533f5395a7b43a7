import { defineModule } from '../module.ts'
import { intercompanyRoutes } from './routes.ts'

export const intercompanyModule = defineModule({ name: 'intercompany', routes: [intercompanyRoutes] })
