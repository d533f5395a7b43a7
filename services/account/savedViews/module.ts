import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { savedViewRoutes } from './routes.ts'

export const savedViewsModule = defineModule({
  name: 'savedViews',
  records: {
    SAVED_VIEW: {
      description: 'A view of a list that is shared with everybody.',
      actions: ['CREATED', 'UPDATED', 'DELETED'],
    },
  },
  areas: { VW: 'Saved views' },
  errors: codes,
  routes: [savedViewRoutes],
})
