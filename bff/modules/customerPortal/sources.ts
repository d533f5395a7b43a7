import type { Connection } from '../../graph/connection.ts'
import type { components, operations } from '../../rest/account.generated.ts'

type AnswerOf<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

export type CustomerPortalSource = components['schemas']['CustomerPortal']
export type CustomerPortalDataSource = CustomerPortalSource['customer']
export type PortalInvoiceSource = components['schemas']['PortalInvoice']
export type PortalInvoiceDetailSource = components['schemas']['PortalInvoiceDetail']
export type PortalInvoiceConnectionSource = Connection<PortalInvoiceSource>
export type PortalSalesOrderSource = components['schemas']['PortalSalesOrder']
export type PortalSalesOrderDetailSource = components['schemas']['PortalSalesOrderDetail']
export type PortalSalesOrderConnectionSource = Connection<PortalSalesOrderSource>
export type PortalOrderLineSource = PortalSalesOrderDetailSource['lines'][number]
export type PortalPurchaseOrderSource = components['schemas']['PortalPurchaseOrder']
export type PortalPurchaseOrderDetailSource = components['schemas']['PortalPurchaseOrderDetail']
export type PortalPurchaseOrderConnectionSource = Connection<PortalPurchaseOrderSource>
export type PortalStatementSource = components['schemas']['CustomerStatement']
export type PortalStatementEntrySource = PortalStatementSource['entries'][number]
export type CustomerUserSource = AnswerOf<'listCustomerUsers'>['items'][number]
