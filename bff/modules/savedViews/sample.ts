import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ make, note }) => {
    const input = { list: 'PAYMENTS', name: 'Matrix', query: 'tab=failed', shared: true }
    note('SavedView', await make('createSavedView', input, 'savedView'))
  },
  withoutIds: ['createSavedView'],
}
