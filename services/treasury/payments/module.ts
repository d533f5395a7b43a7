import { ATTACHMENT, TABULAR } from '../../kit/files/contents.ts'
import { on } from '../../kit/inTransaction.ts'
import { APPROVERS, EVERY_ROLE, MAKERS } from '../../kit/seededRoles.ts'
import * as bankAccounts from '../bankAccounts/public.ts'
import * as counterparties from '../counterparties/public.ts'
import { deletionRefused } from '../expectedTransactions/public.ts'
import { defineModule } from '../module.ts'
import { beginning, checking, matched, unmatched } from '../reconciliation/public.ts'
import { dispatchJob } from './dispatch/enqueue.ts'
import { notificationRoutes } from './dispatch/notificationRoutes.ts'
import { attemptRoutes } from './dispatch/routes.ts'
import { dispatchWorkers } from './dispatch/workers.ts'
import { codes } from './errors.ts'
import { queryIfCalledOff, queryRefundAccount, failed, paidExpectedFreed } from './events.ts'
import { expectCharges } from './expectCharges.ts'
import { paymentImports, transferImports } from './import/kinds.ts'
import { openOccurrences } from './recurrence/makeOccurrences.ts'
import { correctionUses, deletionUses, refuseClosing } from './ofBankAccount.ts'
import { paymentsOfCounterparty, refusePaidAccounts, refuseWhilePaid, wasPaymentApproved } from './ofCounterparty.ts'
import { refuseDeletion } from './refuseDeletion.ts'
import { paymentExport, transferExport } from './exports.ts'
import { paymentRoutes } from './routes.ts'
import { requiresExclusiveMatch, settlePayments, unsettlePayments } from './settle.ts'

/** One event per step, so that subscribers can distinguish them. */
const PAYMENT_CHANGED = {
  webhook: {
    key: 'PAYMENT_CHANGED',
    name: 'payment.changed',
    description: 'a payment or transfer was created, changed, decided, sent, settled or archived.',
  },
}

const FILES = { send: 'treasury.payments.create', read: 'treasury.payments.view' }

export const paymentsModule = defineModule({
  name: 'payments',
  records: {
    PAYMENT: {
      description: 'A payment or transfer.',
      actions: [
        'CREATED',
        'UPDATED',
        'SUBMITTED',
        'APPROVED',
        'REJECTED',
        'CANCELLED',
        'SENT',
        'FAILED',
        'RESENT',
        'REMOVE_RECONCILIATION',
        'EXPORTED',
        'ARCHIVED',
        'UNARCHIVED',
      ],
    },
  },
  permissions: {
    'treasury.payments.view': EVERY_ROLE,
    'treasury.payments.create': MAKERS,
    'treasury.payments.approve': APPROVERS,
  },
  areas: { TF: 'Payments and transfers' },
  errors: codes,
  feed: {
    'payment.changed': PAYMENT_CHANGED,
    'payment.made': PAYMENT_CHANGED,
    'payment.moved': PAYMENT_CHANGED,
  },
  lists: { PAYMENTS: 'Payments.', TRANSFERS: 'Transfers between own accounts.' },
  exports: { PAYMENTS: paymentExport, TRANSFERS: transferExport },
  files: {
    PAYMENT_DOCUMENT: {
      description: 'A document of a payment or transfer: PDF, JPG, PNG, XLS or XLSX.',
      ...FILES,
      contents: ATTACHMENT,
    },
    PAYMENTS: { description: 'A CSV of payments to make.', ...FILES, contents: TABULAR },
    TRANSFERS: { description: 'A CSV of transfers to make.', ...FILES, contents: TABULAR },
  },
  imports: { PAYMENTS: paymentImports, TRANSFERS: transferImports },
  numbers: ['PMT', 'TRF'],
  raises: [queryIfCalledOff, queryRefundAccount, failed, paidExpectedFreed],
  on: [
    on(bankAccounts.correcting, (tx, { id }) => correctionUses(tx, id)),
    on(bankAccounts.closing, (tx, { id }) => refuseClosing(tx, id)),
    on(bankAccounts.deleting, (tx, { id }) => deletionUses(tx, id)),
    on(counterparties.deactivating, (tx, { id }) => refuseWhilePaid(tx, id)),
    on(counterparties.accountsRemoving, (tx, { accountIds }) => refusePaidAccounts(tx, accountIds)),
    on(counterparties.widening, (tx, { id }) => wasPaymentApproved(tx, id)),
    on(counterparties.deleting, (tx, { id, most }) => paymentsOfCounterparty(tx, id, most)),
    on(deletionRefused, (tx, { row }) => refuseDeletion(tx, row)),
    on(beginning, (tx, { bankAccountId }) => expectCharges(tx, bankAccountId)),
    on(checking, (tx, { expecteds }) => requiresExclusiveMatch(tx, expecteds)),
    on(matched, (tx, { expecteds }) => settlePayments(tx, expecteds)),
    on(unmatched, (tx, { expecteds }) => unsettlePayments(tx, expecteds)),
  ],
  jobs: [dispatchJob],
  work: [dispatchWorkers, openOccurrences],
  routes: [paymentRoutes, attemptRoutes, notificationRoutes],
})
