// Codes published for modules still to come: each module takes over its own.
import { defineModule } from '../module.ts'
import { codes, silent } from './errors.ts'

export const plannedModule = defineModule({
  name: 'planned',
  areas: { AL: 'Activity log' },
  errors: codes,
  silent,
})
