import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  withoutIds: ['setMinimumCash'],
  // Of what the forecast counts: of another organization's nothing is.
  uuids: { leavesOut: null },
}
