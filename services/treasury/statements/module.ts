import type { EventsOfModule } from '../../kit/inTransaction.ts'
import { imported, undoing } from './events.ts'

export const statementsModule: EventsOfModule = {
  name: 'statements',
  raises: [imported, undoing],
}
