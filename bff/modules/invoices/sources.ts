import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components, operations } from '../../rest/account.generated.ts'
import type { InvoiceQuery } from './accountInvoices.ts'

type Currency = components['schemas']['Currency']

export type InvoiceBody = components['schemas']['Invoice']
export type InvoiceSource = InvoiceBody & OfOrganization
/** Keeps the filter for fields that are resolved on demand. */
export type InvoiceConnectionSource = Connection<InvoiceSource> & OfOrganization & { filter: InvoiceQuery }
export type InvoiceFileSource = NonNullable<InvoiceBody['receivedFile']> & OfOrganization
export type InvoiceDeductionSource = InvoiceBody['deductions'][number] & OfOrganization

export type LineBody = components['schemas']['InvoiceLine']
/** Its amounts are in the currency of its invoice. */
export type InvoiceLineSource = LineBody & OfOrganization & { currency: Currency }
export type InvoiceLineAmountsSource = components['schemas']['InvoiceAmounts']['lines'][number] & { currency: Currency }

type RevisionBody = operations['listInvoiceRevisions']['responses'][200]['content']['application/json']['items'][number]
export type InvoiceRevisionSource = RevisionBody & OfOrganization

/** A change of an invoice; without an actor, a bank line or a provider caused it. */
export type InvoiceUpdateSource = OfOrganization & {
  invoiceUuid: string
  status: InvoiceBody['status']
  version: number
  actorId: string | null
}
