import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ make, note, get, idOf, today }) => {
    type Found = { node: { lines: { uuid: string }[] } }
    const { node } = await get<Found>('query ($id: ID!) { node(id: $id) { ... on SalesOrder { lines { uuid } } } }', {
      id: idOf('SalesOrder'),
    })
    const input = {
      salesOrderId: idOf('SalesOrder'),
      kind: 'RECEIPT',
      date: today,
      lines: node.lines.map(({ uuid }) => ({ lineUuid: uuid, quantity: '4' })),
      idempotencyKey: randomUUID(),
    }
    note('GoodsReceipt', await make('createGoodsReceipt', input, 'goodsReceipt'))
  },
}
