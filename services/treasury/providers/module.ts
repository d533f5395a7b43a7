import { TABULAR } from '../../kit/files/contents.ts'
import { on } from '../../kit/inTransaction.ts'
import { EVERY_ROLE, MAKERS } from '../../kit/seededRoles.ts'
import * as bankAccounts from '../bankAccounts/public.ts'
import * as counterparties from '../counterparties/public.ts'
import { defineModule } from '../module.ts'
import { checking, matched, unmatched } from '../reconciliation/public.ts'
import { fixedAccountRoutes } from './charges/fixedAccountRoutes.ts'
import { chargeRoutes } from './charges/routes.ts'
import { chargeWorker } from './charges/work.ts'
import { codes } from './errors.ts'
import { providerSearches } from './exceptionSearches.ts'
import { providerExport, recordExport, transactionExport } from './exports.ts'
import { notificationRoutes } from './notificationRoutes.ts'
import { isPaidOutTo, providersOfCounterparty } from './repository.ts'
import { providerRoutes } from './routes.ts'
import { batchesMatchedAlone, noteReconciliation } from './settle.ts'
import { settlementExport } from './settlements/exports.ts'
import { settlementRoutes } from './settlements/routes.ts'
import { providerPollJob, providerSyncGivenUpJob, providerSyncJob } from './sync/jobs.ts'
import { providerWorkers } from './sync/workers.ts'
import { watchBatches } from './watchBatches.ts'

export const providersModule = defineModule({
  name: 'providers',
  records: {
    PAYMENT_PROVIDER: {
      description: 'A connection to a payment provider.',
      actions: ['CREATED', 'UPDATED', 'IMPORTED'],
    },
    PAYMENT_RECORD: {
      description: 'A settlement batch of a payment provider.',
      actions: ['RECONCILED', 'REMOVE_RECONCILIATION'],
    },
  },
  permissions: {
    'treasury.providers.view': EVERY_ROLE,
    'treasury.providers.manage': MAKERS,
    'invoicing.settlements.view': EVERY_ROLE,
  },
  areas: { PP: 'Payment providers' },
  errors: codes,
  feed: {
    'payment-provider.changed': {},
    'payment-record.changed': {
      webhook: {
        key: 'PAYMENT_RECORD_CHANGED',
        name: 'payment_record.changed',
        description: 'one was reported by its provider, changed, matched or unmatched.',
      },
    },
    'provider-charge.changed': {},
    'provider-transaction.changed': {
      webhook: {
        key: 'PAYMENT_TRANSACTION_CHANGED',
        name: 'payment_transaction.changed',
        description: 'one was reported by its provider, or changed there.',
      },
    },
  },
  lists: {
    PAYMENT_PROVIDERS: 'Connections to payment providers.',
    PAYMENT_RECORDS: 'Settlement batches of payment providers.',
    PAYMENT_TRANSACTIONS: 'Payments, refunds and chargebacks at payment providers.',
    SETTLEMENTS: 'Settlements of payment providers.',
  },
  exceptions: providerSearches,
  exports: {
    PAYMENT_PROVIDERS: providerExport,
    PAYMENT_RECORDS: recordExport,
    PAYMENT_TRANSACTIONS: transactionExport,
    SETTLEMENTS: settlementExport,
  },
  files: {
    SETTLEMENT_REPORT: {
      description: 'A settlement report of a payment provider, as CSV.',
      send: 'treasury.providers.manage',
      read: 'treasury.providers.view',
      contents: TABULAR,
    },
  },
  on: [
    on(bankAccounts.correcting, async (tx, { id }) => ({ holdsMoney: await isPaidOutTo(tx, id) })),
    on(bankAccounts.deleting, async (tx, { id }) => ({ isConnected: await isPaidOutTo(tx, id) })),
    on(counterparties.deleting, (tx, { id, most }) => providersOfCounterparty(tx, id, most)),
    on(checking, (_tx, { expecteds }) => batchesMatchedAlone(expecteds)),
    on(matched, (tx, { expecteds }) => noteReconciliation(tx, expecteds, 'RECONCILED')),
    on(unmatched, (tx, { expecteds }) => noteReconciliation(tx, expecteds, 'REMOVE_RECONCILIATION')),
  ],
  jobs: [providerSyncGivenUpJob, providerSyncJob, providerPollJob],
  work: [providerWorkers, chargeWorker, watchBatches],
  routes: [notificationRoutes, providerRoutes, settlementRoutes, chargeRoutes, fixedAccountRoutes],
})
