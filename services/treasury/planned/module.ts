// Codes that are published for modules that are still to come: each takes its own along.
import { defineModule } from '../module.ts'
import { codes, silent } from './errors.ts'

export const plannedModule = defineModule({
  name: 'planned',
  areas: { AL: 'Activity log' },
  errors: codes,
  silent,
})
