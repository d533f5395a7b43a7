import type { GraphSample } from '../../sample.ts'

// It is of the person, not of a record.
export const sample: GraphSample = { withoutIds: ['updatePositionEmail'] }
