import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  values: { paymentDate: '2026-11-20', amount: '1' },
  withoutIds: ['sendPortalProof', 'sendPortalSlip'],
}
