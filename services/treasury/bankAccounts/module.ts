import { defineModule } from '../module.ts'
import { codes, silent } from './errors.ts'
import { clearing, closing, correcting, deleting } from './events.ts'
import { bankAccountRoutes } from './routes.ts'
import { watchForDormant } from './watchDormant.ts'

export const bankAccountsModule = defineModule({
  name: 'bankAccounts',
  areas: { BA: 'Bank accounts' },
  errors: codes,
  silent,
  raises: [correcting, closing, deleting, clearing],
  work: [watchForDormant],
  routes: [bankAccountRoutes],
})
