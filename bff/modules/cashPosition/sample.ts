import type { GraphSample } from '../../sample.ts'

// Belongs to the organization, not to a record.
export const sample: GraphSample = { withoutIds: ['setBalanceStaleness'] }
