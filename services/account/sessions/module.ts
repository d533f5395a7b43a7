import { defineModule } from '../module.ts'
import { sessionRoutes } from './routes.ts'

export const sessionsModule = defineModule({
  name: 'sessions',
  reads: ['controls', 'membership'],
  feed: {
    'session.ended': {},
    'session.replaced': {},
  },
  routes: [sessionRoutes],
})
