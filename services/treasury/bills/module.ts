import { on } from '../../kit/inTransaction.ts'
import { APPROVERS, EVERY_ROLE, MAKERS } from '../../kit/seededRoles.ts'
import { deleting } from '../counterparties/events.ts'
import { defineModule } from '../module.ts'
import { matched, unmatched } from '../reconciliation/public.ts'
import { codes, silent } from './errors.ts'
import { billsOfCounterparty } from './ofCounterparty.ts'
import { billRoutes } from './routes.ts'
import { settleBills, unsettleBills } from './settle.ts'

export const billsModule = defineModule({
  name: 'bills',
  permissions: {
    'treasury.bills.view': EVERY_ROLE,
    'treasury.bills.manage': MAKERS,
    'treasury.bills.approve': APPROVERS,
  },
  areas: { BI: 'Bills' },
  errors: codes,
  silent,
  on: [
    on(deleting, (tx, { id, most }) => billsOfCounterparty(tx, id, most)),
    on(matched, (tx, { expecteds }) => settleBills(tx, expecteds)),
    on(unmatched, (tx, { expecteds }) => unsettleBills(tx, expecteds)),
  ],
  routes: [billRoutes],
})
