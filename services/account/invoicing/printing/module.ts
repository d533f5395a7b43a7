import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { printingRoutes } from './routes.ts'

export const printingModule = defineModule({ name: 'printing', errors: codes, routes: [printingRoutes] })
