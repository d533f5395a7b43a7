import { EVERY_ROLE, MAKERS } from '../../../kit/seededRoles.ts'
import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { creditMemoExport } from './exports.ts'
import { creditMemoRoutes } from './routes.ts'

export const creditMemosModule = defineModule({
  name: 'creditMemos',
  records: {
    CREDIT_MEMO: {
      description: 'A credit memo.',
      actions: [
        'CREATED',
        'UPDATED',
        'DELETED',
        'APPROVED',
        'SENT',
        'CANCELLED',
        'RECONCILED',
        'REMOVE_RECONCILIATION',
      ],
    },
  },
  permissions: {
    'invoicing.creditMemos.view': EVERY_ROLE,
    'invoicing.creditMemos.manage': MAKERS,
  },
  areas: { CM: 'Credit memos' },
  errors: codes,
  feed: {
    'credit-memo.changed': {
      webhook: {
        key: 'CREDIT_MEMO_CHANGED',
        name: 'credit-memo.changed',
        description: 'one was created, changed, approved, applied, undone, refunded, voided or deleted.',
      },
    },
    'credit-memo-refund.changed': {},
  },
  lists: { CREDIT_MEMOS: 'Credit memos.' },
  exports: { CREDIT_MEMOS: creditMemoExport },
  routes: [creditMemoRoutes],
})
