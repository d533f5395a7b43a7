import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  withoutIds: ['updateReminderSettings'],
  ids: {
    invoiceId: 'Invoice',
    'reminderPreviews.invoiceIds': 'Invoice',
    'updateCustomerReminderSettings.customerId': 'Customer',
    'remindInvoices.ids': 'Invoice',
  },
}
