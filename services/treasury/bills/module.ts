import { ATTACHMENT, TABULAR } from '../../kit/files/contents.ts'
import { on } from '../../kit/inTransaction.ts'
import { APPROVERS, EVERY_ROLE, MAKERS } from '../../kit/seededRoles.ts'
import { deleting } from '../counterparties/public.ts'
import { defineModule } from '../module.ts'
import { matched, unmatched } from '../reconciliation/public.ts'
import { codes, silent } from './errors.ts'
import { duplicateBills } from './duplicates.ts'
import { billExport } from './exports.ts'
import { billImports } from './import/kind.ts'
import { billsOfCounterparty } from './ofCounterparty.ts'
import { billRoutes } from './routes.ts'
import { settleBills, unsettleBills } from './settle.ts'
import { taxRoutes } from './tax/routes.ts'
import { withheldRoutes } from './withheld/routes.ts'

/** One event per status change, so that subscribers can distinguish them. */
const BILL_CHANGED = {
  webhook: {
    key: 'BILL_CHANGED',
    name: 'bill.changed',
    description: 'one was created, changed, decided or paid, or the status of a payment of it changed.',
  },
}

export const billsModule = defineModule({
  name: 'bills',
  reads: ['payment'],
  records: {
    BILL: {
      description: 'A bill.',
      actions: [
        'CREATED',
        'UPDATED',
        'DELETED',
        'SUBMITTED',
        'APPROVED',
        'CANCELLED',
        'RECONCILED',
        'REMOVE_RECONCILIATION',
      ],
    },
  },
  permissions: {
    'treasury.bills.view': EVERY_ROLE,
    'treasury.bills.manage': MAKERS,
    'treasury.bills.approve': APPROVERS,
  },
  areas: { BI: 'Bills' },
  errors: codes,
  silent,
  feed: {
    'bill.changed': BILL_CHANGED,
    'bill.moved': BILL_CHANGED,
    'bill.deleted': { webhook: { key: 'BILL_DELETED', name: 'bill.deleted', description: 'a draft was deleted.' } },
  },
  lists: { BILLS: 'Bills.', WITHHELD_TAXES: 'Tax withheld from bills.' },
  exports: { BILLS: billExport },
  files: {
    BILL_DOCUMENT: {
      description: 'A document of a bill: PDF, JPG, PNG, XLS or XLSX.',
      send: 'treasury.bills.manage',
      read: 'treasury.bills.view',
      contents: ATTACHMENT,
    },
    BILLS: {
      description: 'A CSV of bills to import.',
      send: 'treasury.bills.manage',
      read: 'treasury.bills.view',
      contents: TABULAR,
    },
  },
  imports: { BILLS: billImports },
  exceptions: [duplicateBills],
  numbers: ['BILL'],
  on: [
    on(deleting, (tx, { id, most }) => billsOfCounterparty(tx, id, most)),
    on(matched, (tx, { expecteds }) => settleBills(tx, expecteds)),
    on(unmatched, (tx, { expecteds }) => unsettleBills(tx, expecteds)),
  ],
  routes: [billRoutes, taxRoutes, withheldRoutes],
})
