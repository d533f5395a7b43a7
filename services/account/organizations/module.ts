import type { EventsOfModule } from '../../kit/inTransaction.ts'
import { created } from './events.ts'

export const organizationsModule: EventsOfModule = {
  name: 'organizations',
  raises: [created],
}
