import { type EventsOfModule, on } from '../../kit/inTransaction.ts'
import { deleting } from '../bankAccounts/events.ts'
import { deletionUses } from './ofBankAccount.ts'

export const connectionsModule: EventsOfModule = {
  name: 'connections',
  on: [on(deleting, (tx, { id }) => deletionUses(tx, id))],
}
