// Calls to the account service's reminders.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'
import type { BodyOf } from '../../rest/restClient.ts'

const ofInvoices = (invoiceIds: readonly string[]) => ({ query: { invoiceIds: invoiceIds.join(',') } })
const ofCustomers = (customerIds: readonly string[]) => ({ query: { customerIds: customerIds.join(',') } })

export const getReminderSettings = (scope: OrganizationScope) => scope.account.get('/v1/reminder-settings', {})

export const updateReminderSettings = (scope: OrganizationScope, body: BodyOf<operations['updateReminderSettings']>) =>
  scope.account.put('/v1/reminder-settings', { body })

export const listCustomerReminderSettings = (scope: OrganizationScope, customerIds: readonly string[]) =>
  scope.account.get('/v1/reminder-settings/of-customers', ofCustomers(customerIds))

export const updateCustomerReminderSettings = (
  scope: OrganizationScope,
  id: string,
  body: BodyOf<operations['updateCustomerReminderSettings']>,
) => scope.account.put('/v1/customers/{id}/reminder-settings', { path: { id }, body })

export const listInvoiceAgreements = (scope: OrganizationScope, invoiceIds: readonly string[]) =>
  scope.account.get('/v1/invoices/agreements', ofInvoices(invoiceIds))

export const setInvoicePromise = (
  scope: OrganizationScope,
  id: string,
  body: BodyOf<operations['setInvoicePromise']>,
) => scope.account.put('/v1/invoices/{id}/promise', { path: { id }, body })

export const setInvoiceDispute = (
  scope: OrganizationScope,
  id: string,
  body: BodyOf<operations['setInvoiceDispute']>,
) => scope.account.put('/v1/invoices/{id}/dispute', { path: { id }, body })

export const listRemindersOfInvoices = (scope: OrganizationScope, invoiceIds: readonly string[]) =>
  scope.account.get('/v1/reminders/of-invoices', ofInvoices(invoiceIds))

export const listRemindersOfCustomers = (scope: OrganizationScope, customerIds: readonly string[]) =>
  scope.account.get('/v1/reminders/of-customers', ofCustomers(customerIds))

export const previewReminders = (scope: OrganizationScope, invoiceIds: readonly string[]) =>
  scope.account.get('/v1/reminders/preview', ofInvoices(invoiceIds))

export const remindInvoices = (scope: OrganizationScope, ids: string[]) =>
  scope.account.post('/v1/invoices/remind', { body: { ids } })
