import { on } from '../../kit/inTransaction.ts'
import { correcting } from '../bankAccounts/public.ts'
import { defineModule } from '../module.ts'
import { correctionUses } from './ofBankAccount.ts'
import { balanceRoutes } from './routes.ts'
import { watchAccountDays } from './watchAccountDays.ts'

export const balancesModule = defineModule({
  name: 'balances',
  reads: ['statement_import', 'statement_transaction'],
  on: [on(correcting, (tx, { id }) => correctionUses(tx, id))],
  work: [watchAccountDays],
  routes: [balanceRoutes],
})
