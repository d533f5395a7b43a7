import { EVERY_ROLE, MAKERS } from '../../kit/seededRoles.ts'
import { defineModule } from '../module.ts'
import { codes, silent } from './errors.ts'
import { clearing, closing, correcting, deleting } from './events.ts'
import { bankAccountRoutes } from './routes.ts'
import { watchForDormant } from './watchDormant.ts'

export const bankAccountsModule = defineModule({
  name: 'bankAccounts',
  permissions: {
    'treasury.bankAccounts.view': EVERY_ROLE,
    'treasury.bankAccounts.manage': MAKERS,
  },
  areas: { BA: 'Bank accounts' },
  errors: codes,
  silent,
  raises: [correcting, closing, deleting, clearing],
  work: [watchForDormant],
  routes: [bankAccountRoutes],
})
