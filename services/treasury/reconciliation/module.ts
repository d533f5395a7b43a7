import type { EventsOfModule } from '../../kit/inTransaction.ts'
import { checking, matched, unmatched } from './events.ts'

export const reconciliationModule: EventsOfModule = {
  name: 'reconciliation',
  raises: [checking, matched, unmatched],
}
