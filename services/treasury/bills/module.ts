import { type EventsOfModule, on } from '../../kit/inTransaction.ts'
import { matched, unmatched } from '../reconciliation/events.ts'
import { settleBills, unsettleBills } from './settle.ts'

export const billsModule: EventsOfModule = {
  name: 'bills',
  on: [
    on(matched, (tx, { expecteds }) => settleBills(tx, expecteds)),
    on(unmatched, (tx, { expecteds }) => unsettleBills(tx, expecteds)),
  ],
}
