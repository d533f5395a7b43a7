import type { Connection } from '../../graph/connection.ts'
import type { components } from '../../rest/account.generated.ts'

export type PortalPaymentSource = components['schemas']['PortalPayment']
export type PortalPaidInvoiceSource = PortalPaymentSource['invoices'][number]
export type PortalPaymentConnectionSource = Connection<PortalPaymentSource>
