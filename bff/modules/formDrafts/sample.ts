import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = { withoutIds: ['saveFormDraft', 'deleteFormDraft'] }
