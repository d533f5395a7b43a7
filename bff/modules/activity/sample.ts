import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  // Any entry will do.
  make: async ({ get, make, note }) => {
    await make('createSavedView', { list: 'PAYMENTS', name: 'Logged', query: 'tab=failed', shared: true }, 'savedView')
    const { organization } = await get<{ organization: { activity: { edges: { node: { id: string } }[] } } }>(
      '{ organization { activity(first: 1) { edges { node { id } } } } }',
    )
    note('Activity', organization.activity.edges[0]?.node)
  },
  uuids: { actorUuid: null, recordUuid: 'BankAccount' },
}
