import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ note, get }) => {
    // Made by the report in the payment provider's sample.
    const found = await get<Found>('{ organization { settlements(first: 1) { edges { node { id uuid } } } } }')
    note('Settlement', found.organization.settlements.edges[0]?.node)
  },
  about: 'Settlement',
}

type Found = { organization: { settlements: { edges: { node: { id: string; uuid: string } }[] } } }
