import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  ids: { 'billCustomer.customerId': 'Customer' },
}
