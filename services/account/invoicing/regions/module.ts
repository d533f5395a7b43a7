import { defineModule } from '../../module.ts'
import { regionsWork } from './fillRegions.ts'
import { regionRoutes } from './routes.ts'

export const regionsModule = defineModule({ name: 'regions', work: [regionsWork], routes: [regionRoutes] })
