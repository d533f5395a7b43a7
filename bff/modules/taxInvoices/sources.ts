import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

export type TaxInvoiceBody = components['schemas']['TaxInvoice']
export type TaxInvoiceSource = TaxInvoiceBody & OfOrganization
export type TaxInvoiceFaultSource = components['schemas']['TaxInvoiceFault'] & OfOrganization
export type TaxInvoiceFileSource = components['schemas']['TaxInvoiceFile'] & OfOrganization
