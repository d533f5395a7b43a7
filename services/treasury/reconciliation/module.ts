import { on } from '../../kit/inTransaction.ts'
import { ADMINISTRATORS, EVERY_ROLE, MAKERS } from '../../kit/seededRoles.ts'
import * as bankAccounts from '../bankAccounts/public.ts'
import { defineModule } from '../module.ts'
import { linesStored, undoing } from '../statementTransactions/public.ts'
import { requestAnalysis } from './analysisRequests.ts'
import { codes, silent } from './errors.ts'
import { beginning, checking, matched, unmatched } from './events.ts'
import { forgetImportedLines } from './forgetLines.ts'
import { reconciliationJobs } from './jobs.ts'
import { deletionUses, forgetRuns } from './ofBankAccount.ts'
import { reconciliationRoutes } from './routes.ts'
import { reconciliationWorkers } from './workers.ts'

export const reconciliationModule = defineModule({
  name: 'reconciliation',
  records: {
    RECONCILIATION: { description: 'A reconciliation.', actions: ['RECONCILED', 'REMOVE_RECONCILIATION'] },
    RECONCILIATION_RUN: {
      description: 'A run of the reconciliation engine.',
      actions: ['CREATED', 'SUBMITTED', 'RECONCILED', 'CANCELLED', 'FAILED'],
    },
    RECOMMENDATION: { description: 'A match recommended by the engine.', actions: ['REJECTED'] },
  },
  permissions: {
    'treasury.reconciliation.view': EVERY_ROLE,
    'treasury.reconciliation.manage': MAKERS,
    'treasury.reconciliation.auto': ADMINISTRATORS,
  },
  areas: { RC: 'Reconciliation' },
  errors: codes,
  silent,
  feed: {
    'reconciliation.created': {
      webhook: {
        key: 'RECONCILIATION_CREATED',
        name: 'reconciliation.created',
        description: 'a statement transaction was matched manually or by accepting a recommendation.',
      },
    },
    'reconciliation.removed': {
      webhook: { key: 'RECONCILIATION_REMOVED', name: 'reconciliation.removed', description: 'a match was undone.' },
    },
    'run.changed': {
      webhook: {
        key: 'RECONCILIATION_RUN_CHANGED',
        name: 'reconciliation_run.changed',
        description: 'a run started, ended, failed or was confirmed; it covers all matches it created.',
      },
    },
    'run.progress': {},
    'recommendations.changed': {},
  },
  raises: [beginning, checking, matched, unmatched],
  on: [
    on(bankAccounts.deleting, (tx, { id }) => deletionUses(tx, id)),
    on(bankAccounts.clearing, (tx, { id }) => forgetRuns(tx, id)),
    on(linesStored, async (tx, { lines, jobs, bankAccountId }) => {
      if (lines > 0) await requestAnalysis(tx, jobs, { bankAccountId })
    }),
    on(undoing, (tx, { importId }) => forgetImportedLines(tx, importId)),
  ],
  jobs: reconciliationJobs,
  work: [reconciliationWorkers],
  routes: [reconciliationRoutes],
})
