import { defineModule } from '../module.ts'
import { entitiesStored } from './events.ts'
import { codes } from './errors.ts'
import { followAccount } from './follow.ts'

export const projectionModule = defineModule({
  name: 'projection',
  errors: codes,
  raises: [entitiesStored],
  work: [followAccount],
})
