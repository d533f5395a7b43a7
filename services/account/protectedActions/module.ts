import type { EventsOfModule } from '../../kit/inTransaction.ts'
import { telling } from './events.ts'

export const protectedActionsModule: EventsOfModule = {
  name: 'protectedActions',
  raises: [telling],
}
