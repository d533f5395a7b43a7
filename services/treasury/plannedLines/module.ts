import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { plannedLineRoutes } from './routes.ts'

export const plannedLinesModule = defineModule({
  name: 'plannedLines',
  records: {
    PLANNED_LINE: {
      description: 'A planned line: planned money in or out, once or recurring.',
      actions: ['CREATED', 'UPDATED', 'DELETED'],
    },
  },
  areas: { AN: 'Analysis' },
  errors: codes,
  feed: { 'planned-line.changed': {} },
  routes: [plannedLineRoutes],
})
