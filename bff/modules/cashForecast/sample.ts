import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  withoutIds: ['setMinimumCash'],
  // Only of what the forecast counts: records of another organization don't.
  uuids: { leavesOut: null },
}
