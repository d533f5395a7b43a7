import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  withoutIds: ['startCheckout'],
  ids: { invoiceId: 'Invoice' },
  uuids: { invoiceUuid: 'Invoice' },
}
