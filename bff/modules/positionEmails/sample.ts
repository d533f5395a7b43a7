import type { GraphSample } from '../../sample.ts'

// Belongs to the user, not to a record.
export const sample: GraphSample = { withoutIds: ['updatePositionEmail'] }
