import { type EventsOfModule, on } from '../../kit/inTransaction.ts'
import { accountsRemoving, deactivating, deleting, widening } from '../counterparties/events.ts'
import { deletionRefused } from '../expected/events.ts'
import { beginning, checking, matched, unmatched } from '../reconciliation/events.ts'
import { failed } from './events.ts'
import { expectCharges } from './expectCharges.ts'
import { paymentsOfCounterparty, refusePaidAccounts, refuseWhilePaid, wasPaymentApproved } from './ofCounterparty.ts'
import { refuseDeletion } from './refuseDeletion.ts'
import { matchedAlone, settlePayments, unsettlePayments } from './settle.ts'

export const paymentsModule: EventsOfModule = {
  name: 'payments',
  raises: [failed],
  on: [
    on(deactivating, (tx, { id }) => refuseWhilePaid(tx, id)),
    on(accountsRemoving, (tx, { accountIds }) => refusePaidAccounts(tx, accountIds)),
    on(widening, (tx, { id }) => wasPaymentApproved(tx, id)),
    on(deleting, (tx, { id, most }) => paymentsOfCounterparty(tx, id, most)),
    on(deletionRefused, (tx, { row }) => refuseDeletion(tx, row)),
    on(beginning, (tx, { bankAccountId }) => expectCharges(tx, bankAccountId)),
    on(checking, (tx, { expecteds }) => matchedAlone(tx, expecteds)),
    on(matched, (tx, { expecteds }) => settlePayments(tx, expecteds)),
    on(unmatched, (tx, { expecteds }) => unsettlePayments(tx, expecteds)),
  ],
}
