import { defineModule } from '../module.ts'
import { entitiesStored } from './events.ts'
import { followAccount } from './follow.ts'

export const projectionModule = defineModule({
  name: 'projection',
  raises: [entitiesStored],
  work: [followAccount],
})
