// Files are kept by the service that their purpose belongs to.
import type { FilePurpose } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import type { ServiceName } from '../../rest/restError.ts'

export type NewFile = { purpose: FilePurpose; name: string; size: number; contentType: string }

const KEEPERS: Readonly<Record<FilePurpose, ServiceName>> = {
  STATEMENT: 'treasury',
  COUNTERPARTIES: 'treasury',
  EXPECTED_TRANSACTIONS: 'treasury',
  PAYMENTS: 'treasury',
  TRANSFERS: 'treasury',
  DOCUMENT: 'account',
  PAYMENT_DOCUMENT: 'treasury',
  BILL_DOCUMENT: 'treasury',
  BILLS: 'treasury',
  SETTLEMENT_REPORT: 'treasury',
  PHOTO: 'account',
  CUSTOMERS: 'account',
  PRODUCTS: 'account',
  INVOICES: 'account',
  CUSTOMER_DOCUMENT: 'account',
  GOODS_RECEIPT_DOCUMENT: 'account',
  PURCHASE_ORDER_DOCUMENT: 'account',
  TAX_INVOICE_NUMBERS: 'account',
  PAYMENT_PROOF: 'account',
  WITHHOLDING_SLIP: 'account',
  HARD_COPY_RECEIPT: 'account',
  SALES_ORDER_MESSAGE: 'account',
  INVOICE_MESSAGE: 'account',
}

/** The service that keeps files of a purpose; undefined for an unknown purpose. */
export const keeperOf = (purpose: string): ServiceName | undefined =>
  new Map<string, ServiceName>(Object.entries(KEEPERS)).get(purpose)

/** Announces a file to the service that keeps it. */
export async function announceFile(
  scope: OrganizationScope,
  body: NewFile,
  key: string | null | undefined,
): Promise<{ id: string; service: ServiceName }> {
  const service = KEEPERS[body.purpose]
  const ask = { body, headers: key ? { 'idempotency-key': key } : {} }
  const { id } = await (service === 'account'
    ? scope.account.post('/v1/files', ask)
    : scope.treasury.post('/v1/files', ask))
  return { id, service }
}
