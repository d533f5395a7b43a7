import { EVERY_ROLE, MAKERS } from '../../kit/seededRoles.ts'
import { defineModule } from '../module.ts'
import { codes, silent } from './errors.ts'
import { clearing, closing, correcting, deleting } from './events.ts'
import { bankAccountExport, internalAccountExport } from './exports.ts'
import { ownAccountRoutes } from './ownAccountRoutes.ts'
import { bankAccountRoutes } from './routes.ts'
import { watchForDormant } from './watchDormant.ts'

export const bankAccountsModule = defineModule({
  name: 'bankAccounts',
  reads: ['statement_transaction'],
  records: {
    BANK_ACCOUNT: { description: 'A bank account.', actions: ['CREATED', 'UPDATED', 'DELETED'] },
  },
  permissions: {
    'treasury.bankAccounts.view': EVERY_ROLE,
    'treasury.bankAccounts.manage': MAKERS,
  },
  areas: { BA: 'Bank accounts' },
  errors: codes,
  silent,
  feed: {
    'bank-account.changed': {
      webhook: {
        key: 'BANK_ACCOUNT_CHANGED',
        name: 'bank_account.changed',
        description: 'one was created or changed.',
      },
    },
  },
  lists: { BANK_ACCOUNTS: 'Bank accounts.', INTERNAL_ACCOUNTS: 'Internal accounts.' },
  exports: { BANK_ACCOUNTS: bankAccountExport, INTERNAL_ACCOUNTS: internalAccountExport },
  raises: [correcting, closing, deleting, clearing],
  work: [watchForDormant],
  routes: [bankAccountRoutes, ownAccountRoutes],
})
