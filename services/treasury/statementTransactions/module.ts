import { on } from '../../kit/inTransaction.ts'
import { EVERY_ROLE, MAKERS } from '../../kit/seededRoles.ts'
import * as bankAccounts from '../bankAccounts/public.ts'
import { defineModule } from '../module.ts'
import { codes, silent } from './errors.ts'
import { linesStored, undoing } from './events.ts'
import { statementExport } from './exports.ts'
import { statementImportJobs } from './imports/jobs.ts'
import { statementImportRoutes } from './imports/routes.ts'
import { importWorkers } from './imports/workers.ts'
import { correctionUses, deletionUses, forgetImports } from './ofBankAccount.ts'
import { statementRoutes } from './routes.ts'

export const statementsModule = defineModule({
  name: 'statementTransactions',
  reads: ['reconciliation_run', 'recommendation', 'recommendation_part'],
  records: {
    STATEMENT_TRANSACTION: {
      description: 'A statement transaction.',
      actions: ['CREATED', 'UPDATED', 'DELETED', 'ARCHIVED', 'UNARCHIVED'],
    },
    STATEMENT_IMPORT: {
      description: 'An import of a bank statement.',
      actions: ['UPDATED', 'IMPORTED', 'IMPORT_UNDONE', 'FAILED'],
    },
  },
  permissions: {
    'treasury.statements.view': EVERY_ROLE,
    'treasury.statements.manage': MAKERS,
  },
  areas: { ST: 'Statement transactions and their imports' },
  errors: codes,
  silent,
  feed: {
    'statement.changed': {
      webhook: {
        key: 'STATEMENT_TRANSACTION_CHANGED',
        name: 'statement_transaction.changed',
        description: 'one was added manually, archived or deleted; for an import, see statement_import.changed.',
      },
    },
    'statement-import.changed': {
      webhook: {
        key: 'STATEMENT_IMPORT_CHANGED',
        name: 'statement_import.changed',
        description: 'the import of a file reached another status.',
      },
    },
    'statement-import.progress': {},
  },
  lists: { STATEMENT_TRANSACTIONS: 'Statement transactions.' },
  exports: { STATEMENT_TRANSACTIONS: statementExport },
  files: {
    STATEMENT: {
      description: 'A bank statement: CSV, MT940, CAMT.053 or OFX.',
      send: 'treasury.statements.manage',
      read: 'treasury.statements.view',
      contents: {
        types: ['text', 'xml'],
        named: 'CSV, MT940, CAMT.053, OFX',
        extensions: ['csv', 'txt', 'sta', 'mt940', '940', 'xml', 'ofx', 'qfx'],
      },
    },
  },
  raises: [linesStored, undoing],
  on: [
    on(bankAccounts.correcting, (tx, { id }) => correctionUses(tx, id)),
    on(bankAccounts.deleting, (tx, { id }) => deletionUses(tx, id)),
    on(bankAccounts.clearing, (tx, { id }) => forgetImports(tx, id)),
  ],
  jobs: [statementImportJobs.giveUp, statementImportJobs.work],
  work: [importWorkers],
  routes: [statementRoutes, statementImportRoutes],
})
