import { on } from '../../kit/inTransaction.ts'
import { EVERY_ROLE, MAKERS } from '../../kit/seededRoles.ts'
import * as bankAccounts from '../bankAccounts/public.ts'
import { defineModule } from '../module.ts'
import { codes, silent } from './errors.ts'
import { depositExport } from './exports.ts'
import { isAccountUsed } from './repository.ts'
import { depositRoutes } from './routes.ts'
import { maturingDeposits } from './maturing.ts'
import { watchSchedules } from './watchSchedules.ts'
import { openDepositCalendar } from './worker.ts'

export const depositsModule = defineModule({
  name: 'deposits',
  records: {
    DEPOSIT: { description: 'A deposit.', actions: ['CREATED', 'UPDATED', 'CANCELLED'] },
  },
  permissions: {
    'treasury.deposits.view': EVERY_ROLE,
    'treasury.deposits.manage': MAKERS,
  },
  areas: { DP: 'Deposits' },
  errors: codes,
  silent,
  feed: {
    'deposit.changed': {
      webhook: {
        key: 'DEPOSIT_CHANGED',
        name: 'deposit.changed',
        description: 'one was created, changed, issued, renewed, closed or canceled, or it matured.',
      },
    },
  },
  lists: { DEPOSITS: 'Deposits.' },
  exports: { DEPOSITS: depositExport },
  exceptions: [maturingDeposits],
  numbers: ['DEP'],
  on: [
    on(bankAccounts.correcting, async (tx, { id }) => ({ holdsMoney: await isAccountUsed(tx, id) })),
    on(bankAccounts.deleting, async (tx, { id }) => ({ hasExpected: await isAccountUsed(tx, id) })),
  ],
  work: [openDepositCalendar, watchSchedules],
  routes: [depositRoutes],
})
