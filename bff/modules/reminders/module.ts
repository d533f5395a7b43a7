import type { BffModule } from '../../module.ts'
import { reminderResolvers } from './resolvers.ts'

export const remindersModule = {
  name: 'reminders',
  resolvers: reminderResolvers,
  inputNames: {
    updateReminderSettings: {
      'levels.*.words.en': 'levels.*.wordsEn',
      'levels.*.words.id': 'levels.*.wordsId',
      'levels.*.words': 'levels.*.wordsEn',
    },
  },
  rules: {
    'Organization.reminderSettings': 'invoicing.invoices.view',
    'Organization.reminderPreviews': 'invoicing.invoices.manage',
    'Mutation.updateReminderSettings': 'account.company.manage',
    'Mutation.updateCustomerReminderSettings': 'invoicing.customers.manage',
    'Mutation.setInvoicePromise': 'invoicing.invoices.manage',
    'Mutation.setInvoiceDispute': 'invoicing.invoices.manage',
    'Mutation.remindInvoices': 'invoicing.invoices.manage',
  },
} as const satisfies BffModule
