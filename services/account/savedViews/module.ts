import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { savedViewRoutes } from './routes.ts'

export const savedViewsModule = defineModule({
  name: 'savedViews',
  records: {
    SAVED_VIEW: {
      description: 'A shared saved view of a list.',
      actions: ['CREATED', 'UPDATED', 'DELETED'],
    },
  },
  areas: { VW: 'Saved views' },
  errors: codes,
  routes: [savedViewRoutes],
})
