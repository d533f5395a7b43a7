import type { OrganizationScope } from '../../context.ts'
import { batchByOwner } from '../../graph/batchById.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import {
  listCustomerReminderSettings,
  listInvoiceAgreements,
  listRemindersOfCustomers,
  listRemindersOfInvoices,
} from './accountReminders.ts'
import type { CustomerReminderSettingsSource, InvoiceAgreementSource, ReminderSource } from './sources.ts'

/** Maximum number of ids per request. */
const MAX_IDS = 200

/** Reads many records in batches. */
async function inParts<Item>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<{ items: readonly Item[] }>,
): Promise<Item[]> {
  const found: Item[] = []
  for (let from = 0; from < ids.length; from += MAX_IDS)
    found.push(...(await read(ids.slice(from, from + MAX_IDS))).items)
  return found
}

export const reminderLoaders = (scope: OrganizationScope) => ({
  /** By invoice; null without an agreement. */
  agreement: new Loader<InvoiceAgreementSource | null>(null, async (ids, give) => {
    for (const agreement of await inParts(ids, some => listInvoiceAgreements(scope, some)))
      give(agreement.invoiceId, owned(scope, agreement))
  }),
  customerSettings: new Loader<CustomerReminderSettingsSource | null>(null, async (ids, give) => {
    for (const settings of await inParts(ids, some => listCustomerReminderSettings(scope, some)))
      give(settings.customerId, settings)
  }),
  ofInvoice: batchByOwner(
    async (ids): Promise<ReminderSource[]> =>
      (await inParts(ids, some => listRemindersOfInvoices(scope, some))).map(email => owned(scope, email)),
    ({ ownerId }) => [ownerId],
  ),
  /** For viewers who see invoices; others see none. */
  ofCustomer: batchByOwner(
    async (ids): Promise<ReminderSource[]> =>
      (await scope.permissions()).has('invoicing.invoices.view')
        ? (await inParts(ids, some => listRemindersOfCustomers(scope, some))).map(email => owned(scope, email))
        : [],
    ({ ownerId }) => [ownerId],
  ),
})
