import { type EventsOfModule, on } from '../../kit/inTransaction.ts'
import { entitiesStored } from '../projection/events.ts'
import { keepDefaultCounterparties } from './defaultCounterparty.ts'
import { accountsRemoving, deactivating, deleting, widening } from './events.ts'

export const counterpartiesModule: EventsOfModule = {
  name: 'counterparties',
  raises: [deactivating, accountsRemoving, widening, deleting],
  on: [on(entitiesStored, (tx, { entities }) => keepDefaultCounterparties(tx, entities))],
}
