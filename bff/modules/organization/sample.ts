import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ get, note }) => {
    type Found = { id: string; uuid: string }
    const { organization } = await get<{ organization: Found & { entities: Found[] } }>(
      '{ organization { id uuid entities { id uuid } } }',
    )
    note('Organization', organization)
    note('Entity', organization.entities[0])
  },
  uuids: { entityUuid: 'Entity' },
}
