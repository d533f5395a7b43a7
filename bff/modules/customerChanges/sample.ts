import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  ids: { 'approveCustomerChange.id': 'Customer', 'rejectCustomerChange.id': 'Customer' },
  values: { requestUuid: randomUUID() },
  withoutIds: ['sendPortalChange', 'withdrawPortalChange'],
}
