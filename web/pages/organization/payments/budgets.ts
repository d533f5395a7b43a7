import { RECORD, screen } from '../../../budgets.ts'

export const budgets = [
  // Above other lists, because it shows pending approvals and failures, and has an export.
  screen('/payments', 'payments/PaymentsPage', 251),
  screen('/payments/import', 'payments/import/ImportPaymentsPage', 304, ['virtual:messages/en/payments.import']),
  screen('/payments/create', 'payments/CreatePaymentPage', 291, [
    'virtual:messages/en/payments.form',
    'virtual:messages/en/payments.words',
  ]),
  screen('/payments/:uuid', 'payments/PaymentPage', 260, [
    'virtual:messages/en/payments.detail',
    'virtual:messages/en/payments.words',
    'virtual:messages/en/log',
  ]),
  screen('/approvals', 'payments/ApprovalsPage', RECORD + 1, [
    'virtual:messages/en/payments.detail',
    'virtual:messages/en/payments.words',
    'virtual:messages/en/bills',
  ]),
]
