import type { EventsOfModule } from '../../kit/inTransaction.ts'
import { entitiesStored } from './events.ts'

export const projectionModule: EventsOfModule = {
  name: 'projection',
  raises: [entitiesStored],
}
