import type { EventsOfModule } from '../../kit/inTransaction.ts'
import { clearing, closing, correcting, deleting } from './events.ts'

export const bankAccountsModule: EventsOfModule = {
  name: 'bankAccounts',
  raises: [correcting, closing, deleting, clearing],
}
