import { type EventsOfModule, on } from '../../kit/inTransaction.ts'
import { deleting, widening } from '../counterparties/events.ts'
import { deletionRefused } from './events.ts'
import { expectedOfCounterparty, wasSeenToBePaid } from './ofCounterparty.ts'

export const expectedModule: EventsOfModule = {
  name: 'expected',
  raises: [deletionRefused],
  on: [
    on(widening, (tx, { id }) => wasSeenToBePaid(tx, id)),
    on(deleting, (tx, { id, most }) => expectedOfCounterparty(tx, id, most)),
  ],
}
