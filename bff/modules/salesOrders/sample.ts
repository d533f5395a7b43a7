import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

type Versioned = { id: string; version: number }

export const sample: GraphSample = {
  make: async ({ make, note, get, fresh, idOf, today }) => {
    // The owner creates everything and approves it too.
    type Controls = { organization: { controls: { version: number } } }
    const { version } = (await get<Controls>('{ organization { controls { version } } }')).organization.controls
    await make('updateControls', { ...(await fresh()), approveOwn: true, version }, 'organization')

    type Found = { node: Versioned }
    const found = await get<Found>('query ($id: ID!) { node(id: $id) { ... on Customer { id version } } }', {
      id: idOf('Customer'),
    })
    const terms = { termDays: 30, termFrom: 'INVOICE_DATE', stampDuty: 'FLAG' }
    await make('approveCustomer', { id: found.node.id, version: found.node.version, ...terms }, 'customer')
    const order = await make<Versioned & { uuid: string }>(
      'createSalesOrder',
      {
        customerId: idOf('Customer'),
        orderDate: today,
        currency: 'IDR',
        vatTreatment: 'NONE',
        lines: [
          {
            productId: idOf('Product'),
            description: 'Kabel matriks',
            kind: 'GOODS',
            quantity: '10',
            unit: 'roll',
            taxUnit: 'UM.0018',
            price: '150000.00',
          },
        ],
        idempotencyKey: randomUUID(),
      },
      'salesOrder',
      '{ id uuid version }',
    )
    await make(
      'approveSalesOrders',
      { salesOrders: [{ id: order.id, version: order.version }] },
      'salesOrders',
      '{ id }',
    )
    note('SalesOrder', order)
  },
  about: 'SalesOrder',
  ids: { 'salesOrders.id': 'SalesOrder' },
}
