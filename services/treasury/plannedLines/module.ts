import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { plannedLineRoutes } from './routes.ts'

export const plannedLinesModule = defineModule({
  name: 'plannedLines',
  records: {
    PLANNED_LINE: {
      description: 'Money in or out that is planned for, once or regularly, before any record stands for it.',
      actions: ['CREATED', 'UPDATED', 'DELETED'],
    },
  },
  areas: { AN: 'Analysis' },
  errors: codes,
  feed: { 'planned-line.changed': {} },
  routes: [plannedLineRoutes],
})
