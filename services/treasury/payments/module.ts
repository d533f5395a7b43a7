import { type EventsOfModule, on } from '../../kit/inTransaction.ts'
import { checking, matched, unmatched } from '../reconciliation/events.ts'
import { matchedAlone, settlePayments, unsettlePayments } from './settle.ts'

export const paymentsModule: EventsOfModule = {
  name: 'payments',
  on: [
    on(checking, (tx, { expecteds }) => matchedAlone(tx, expecteds)),
    on(matched, (tx, { expecteds }) => settlePayments(tx, expecteds)),
    on(unmatched, (tx, { expecteds }) => unsettlePayments(tx, expecteds)),
  ],
}
