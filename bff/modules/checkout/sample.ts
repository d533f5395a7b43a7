import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  withoutIds: ['startCheckout', 'sendCheckoutProof', 'sendCheckoutSlip'],
  ids: { invoiceId: 'Invoice' },
  uuids: { invoiceUuid: 'Invoice' },
}
