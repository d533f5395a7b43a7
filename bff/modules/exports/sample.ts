import type { GraphSample, SampleTools } from '../../sample.ts'

type Made = { id: string; uuid: string }

/** The file of an exported list, which belongs to the requester; returned when it is ready. */
export async function exportPayments({ get, until }: Pick<SampleTools, 'get' | 'until'>): Promise<Made> {
  const { createExport } = await get<{ createExport: { export: Made | null } }>(
    'mutation { createExport(input: { list: PAYMENTS, format: CSV, columns: ["number"] }) { export { id uuid } } }',
  )
  const { export: made } = createExport
  if (!made) throw new Error('nothing was exported')
  return until(async () => {
    const { node } = await get<{ node: { status: string } }>(
      'query($id: ID!) { node(id: $id) { ... on Export { status } } }',
      { id: made.id },
    )
    return node.status === 'READY' ? made : undefined
  })
}

export const sample: GraphSample = {
  make: async tools => tools.note('Export', await exportPayments(tools)),
}
