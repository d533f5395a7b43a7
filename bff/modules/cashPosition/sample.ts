import type { GraphSample } from '../../sample.ts'

// It is of the organization, not of a record.
export const sample: GraphSample = { withoutIds: ['setBalanceStaleness'] }
