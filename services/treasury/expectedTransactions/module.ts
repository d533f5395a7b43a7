import { TABULAR } from '../../kit/files/contents.ts'
import { on } from '../../kit/inTransaction.ts'
import { EVERY_ROLE, MAKERS } from '../../kit/seededRoles.ts'
import { amountRangeCodes } from '../amountRange.ts'
import * as bankAccounts from '../bankAccounts/public.ts'
import * as counterparties from '../counterparties/public.ts'
import { defineModule } from '../module.ts'
import { codes, silent } from './errors.ts'
import { deletionRefused } from './events.ts'
import { expectedExport } from './exports.ts'
import { expectedImports } from './import/kind.ts'
import { isAccountNamed } from './ofBankAccount.ts'
import { expectedOfCounterparty, wasSeenToBePaid } from './ofCounterparty.ts'
import { expectedRoutes } from './routes.ts'

export const expectedModule = defineModule({
  name: 'expectedTransactions',
  records: {
    EXPECTED_TRANSACTION: {
      description: 'An expected transaction.',
      actions: ['CREATED', 'UPDATED', 'DELETED', 'ARCHIVED', 'UNARCHIVED'],
    },
  },
  permissions: {
    'treasury.expected.view': EVERY_ROLE,
    'treasury.expected.manage': MAKERS,
  },
  areas: { ET: 'Expected transactions' },
  errors: { ...codes, ...amountRangeCodes },
  silent,
  feed: {
    'expected.changed': {
      webhook: {
        key: 'EXPECTED_TRANSACTION_CHANGED',
        name: 'expected_transaction.changed',
        description: 'one was created, changed, archived or unarchived.',
      },
    },
    'expected.deleted': {
      webhook: {
        key: 'EXPECTED_TRANSACTION_DELETED',
        name: 'expected_transaction.deleted',
        description: 'one was deleted.',
      },
    },
  },
  lists: { EXPECTED_TRANSACTIONS: 'Expected transactions.' },
  exports: { EXPECTED_TRANSACTIONS: expectedExport },
  files: {
    EXPECTED_TRANSACTIONS: {
      description: 'A CSV of expected transactions to import.',
      send: 'treasury.expected.manage',
      read: 'treasury.expected.view',
      contents: TABULAR,
    },
  },
  imports: { EXPECTED_TRANSACTIONS: expectedImports },
  numbers: ['ET'],
  raises: [deletionRefused],
  on: [
    on(bankAccounts.correcting, async (tx, { id }) => ({ holdsMoney: await isAccountNamed(tx, id) })),
    on(bankAccounts.deleting, async (tx, { id }) => ({ hasExpected: await isAccountNamed(tx, id) })),
    on(counterparties.widening, (tx, { id }) => wasSeenToBePaid(tx, id)),
    on(counterparties.deleting, (tx, { id, most }) => expectedOfCounterparty(tx, id, most)),
  ],
  routes: [expectedRoutes],
})
