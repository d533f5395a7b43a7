import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  withoutIds: ['startCheckout', 'sendCheckoutProof', 'sendCheckoutSlip'],
  ids: {
    invoiceId: 'Invoice',
    'openCustomerVirtualAccount.customerId': 'Customer',
    'closeCustomerVirtualAccount.customerId': 'Customer',
  },
  uuids: { invoiceUuid: 'Invoice' },
  values: { bankCode: '014', expiresOn: '2028-11-30', virtualAccountUuid: randomUUID() },
}
