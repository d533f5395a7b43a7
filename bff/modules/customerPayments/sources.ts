import type { Connection } from '../../graph/connection.ts'
import type { components } from '../../rest/account.generated.ts'

export type PortalPaymentSource = components['schemas']['PortalPayment']
export type PortalPaidInvoiceSource = PortalPaymentSource['invoices'][number]
export type PortalSlipSource = components['schemas']['PortalSlip']
export type PortalPaymentConnectionSource = Connection<PortalPaymentSource>
